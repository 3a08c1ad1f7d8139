import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { Coming } from '#src/ui/list/Coming.tsx';
import classes from './Health.module.css';
import { HealthPill } from './HealthPill.tsx';
import { StartupHealthDocument } from './health.gen.ts';
import { useReasonWords } from './useReasonWords.ts';

/** How one startup does and why, on its overview; nothing where nothing is said of it. */
export function StartupHealthCard({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('metrics');
  const words = useReasonWords();
  const { data, isPending } = useQuery(graphqlQuery(StartupHealthDocument, { startupId: recordId }));
  const health = data?.startupHealth;
  if (isPending) return <Coming />;
  if (!health) return null;
  return (
    <section className={classes.strip} aria-label={t('health.title')} title={t('health.needyHint')}>
      <strong>{t('health.title')}</strong>
      <HealthPill health={health} />
      {health.reasons.length > 0 && (
        <ul className={classes.why}>
          {health.reasons.map((reason) => (
            <li key={reason.code}>{words(reason)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

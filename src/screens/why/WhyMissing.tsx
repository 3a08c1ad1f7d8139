import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ReasonView } from './ReasonView.tsx';
import { reasonQuery } from './reasonQuery.ts';
import classes from './why.module.css';

interface WhyMissingProps {
  readonly entity: string;
  readonly id: string;
}

/** For those who may know, below "not found or not for you": which it is, and by which rule. Whoever may not is told nothing. */
export function WhyMissing({ entity, id }: WhyMissingProps) {
  const { t } = useTranslation('why');
  const { data } = useQuery({ ...reasonQuery({ entity, id, action: 'read' }), retry: false });
  if (data === undefined || data.isAllowed) return null;
  return (
    <section className={classes.missing} aria-label={t('title')}>
      <h2 className={classes.title}>{t('title')}</h2>
      <ReasonView entity={entity} reason={data} />
    </section>
  );
}

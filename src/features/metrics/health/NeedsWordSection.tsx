import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { Coming } from '#src/ui/list/Coming.tsx';
import { Section } from '#src/ui/Section.tsx';
import classes from './Health.module.css';
import { HealthPill } from './HealthPill.tsx';
import { StartupsNeedingWordDocument } from './health.gen.ts';
import { useReasonWords } from './useReasonWords.ts';

interface NeedsWordSectionProps {
  /** The program whose startups alone are meant. */
  readonly recordId?: string;
}

/** The reader's startups that could do with a word, and why; nothing while all are on track. */
export function NeedsWordSection({ recordId }: NeedsWordSectionProps) {
  const { t } = useTranslation('metrics');
  const words = useReasonWords();
  const { data, isPending } = useQuery(
    graphqlQuery(StartupsNeedingWordDocument, recordId === undefined ? {} : { programId: recordId }),
  );
  const startups = data?.startupsNeedingWord ?? [];
  if (isPending) return <Coming />;
  if (startups.length === 0) return null;
  return (
    <Section title={t('health.needy')} hint={t('health.needyHint')}>
      <ul className={classes.list}>
        {startups.map(({ id, name, logo, health }) => (
          <li key={id} className={classes.startup}>
            <UserAvatar user={{ _id: id, fullName: name, avatar: logo ?? null, isStaff: true }} size={28} />
            <div className={classes.text}>
              <AppLink href={paths.startupFileOverview({ id })} className={classes.name}>
                {name}
              </AppLink>
              <span className={classes.reasons}>{health.reasons.map(words).join(' · ')}</span>
            </div>
            <HealthPill health={health} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

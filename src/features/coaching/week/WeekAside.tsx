import { Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { AgreedItems } from './AgreedItems.tsx';
import classes from './Week.module.css';
import type { CoachWeekQuery } from './week.gen.ts';

type WeekAsideProps = Pick<CoachWeekQuery, 'later' | 'unnoted' | 'mine'>;

/** Beside a coach's week: what comes after it, sessions without notes, and what was agreed on. Nothing where there is none. */
export function WeekAside({ later, unnoted, mine }: WeekAsideProps) {
  const { t } = useTranslation('programme');
  if ([later, unnoted, mine].every(({ results }) => results.length === 0)) return null;
  return (
    <div className={classes.aside}>
      <SessionsPart title={t('week.later')} sessions={later} />
      <SessionsPart title={t('week.unnoted')} sessions={unnoted} />
      <AgreedItems items={mine} />
    </div>
  );
}

interface SessionsPartProps {
  readonly title: string;
  readonly sessions: CoachWeekQuery['later'];
}

function SessionsPart({ title, sessions: { results, totalCount } }: SessionsPartProps) {
  if (results.length === 0) return null;
  return (
    <Paper withBorder radius="lg" className={classes.part}>
      <Section title={title} count={totalCount ?? undefined}>
        <ul className={classes.list}>
          {results.map(({ _id, name, startupName, startTime }) => (
            <li key={_id} className={classes.what}>
              <AppLink href={`/coaching/session/${_id}`}>{name}</AppLink>
              <span className={classes.note}>
                {startupName && `${startupName} · `}
                <MomentText start={startTime} />
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </Paper>
  );
}

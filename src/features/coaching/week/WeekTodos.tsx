import { Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { RelativeDay } from '#src/ui/time/RelativeDay.tsx';
import classes from './Week.module.css';
import type { CoachWeekQuery } from './week.gen.ts';

type WeekTodosProps = Pick<CoachWeekQuery, 'unnoted' | 'mine'>;

/** What a coach still has to do: sessions without notes, and what was agreed on. Nothing where all is done. */
export function WeekTodos({ unnoted, mine }: WeekTodosProps) {
  const { t } = useTranslation('programme');
  if (unnoted.results.length === 0 && mine.results.length === 0) return null;
  return (
    <div className={classes.todos}>
      {unnoted.results.length > 0 && (
        <Paper withBorder radius="lg" className={classes.part}>
          <Section title={t('week.unnoted')} count={unnoted.totalCount ?? undefined}>
            <ul className={classes.list}>
              {unnoted.results.map(({ _id, name, startup, startTime }) => (
                <li key={_id} className={classes.what}>
                  <AppLink href={`/coaching/session/${_id}`}>{name}</AppLink>
                  <span className={classes.note}>
                    {startup?.name} · <MomentText start={startTime} />
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        </Paper>
      )}
      {mine.results.length > 0 && (
        <Paper withBorder radius="lg" className={classes.part}>
          <Section title={t('week.mine')} count={mine.totalCount ?? undefined}>
            <ul className={classes.list}>
              {mine.results.map(({ _id, name, dueDate, session }) => (
                <li key={_id} className={classes.what}>
                  <AppLink href={`/coaching/session/${session?._id ?? ''}`}>{name}</AppLink>
                  <span className={classes.note}>
                    {session?.name} · <RelativeDay instant={`${dueDate}T12:00:00.000Z`} zone="UTC" />
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        </Paper>
      )}
    </div>
  );
}

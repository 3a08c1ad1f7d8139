import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Room.module.css';
import { roundTitle, type ScoringRound } from './scoringQueries.ts';
import '@mantine/core/styles/Progress.css';

/** How far one is: done, left, and until when. */
export function QueueProgress({ round }: { readonly round: ScoringRound }) {
  const { t } = useTranslation('scoring');
  const reader = useDateReader();
  const { done, left, dueDate } = round;
  const total = done + left;
  return (
    <div className={classes.progress}>
      <Progress
        value={total === 0 ? 0 : (100 * done) / total}
        aria-label={t('progressLabel')}
        className={classes.bar}
      />
      <p className={classes.facts}>
        <bdi>{roundTitle(round)}</bdi>
        <span>{t('progress', { done, total })}</span>
        {dueDate && left > 0 && <span>{t('due', { date: dayText(dueDate, 'UTC', reader) })}</span>}
      </p>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Coming } from '#src/ui/list/Coming.tsx';
import { Section } from '#src/ui/Section.tsx';
import { nearDayText } from '#src/ui/time/nearDayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Room.module.css';
import { roundTitle, type ScoringRound, scoringQueueQuery } from './scoringQueries.ts';

/** What the reader is to score, with the way there; nothing when nothing is asked. */
export function ScoringSection() {
  const { t } = useTranslation('scoring');
  const { data, isPending } = useQuery(scoringQueueQuery());
  const waiting = data?.scoringQueue.filter(({ left }) => left > 0) ?? [];
  if (isPending) return <Coming />;
  if (waiting.length === 0) return null;
  return (
    <Section title={t('home.title')} count={waiting.reduce((sum, { left }) => sum + left, 0)}>
      <ul className={classes.waiting}>
        {waiting.map((round, at) => (
          <WaitingRound key={round.key} round={round} isFirst={at === 0} />
        ))}
      </ul>
    </Section>
  );
}

function WaitingRound({ round, isFirst }: { readonly round: ScoringRound; readonly isFirst: boolean }) {
  const { t } = useTranslation('scoring');
  const reader = useDateReader();
  const today = dayOf(useReaderZone(), new Date());
  const { done, left, dueDate } = round;
  const first = round.items.find(({ isDone }) => !isDone);
  const task = dueDate
    ? t('home.scoreDue', { count: left, date: nearDayText(dueDate, today, reader) })
    : t('home.score', { count: left });
  const place = roundTitle(round);
  return (
    <li className={classes.waitingRound}>
      <div>
        <strong>{task}</strong>
        <p className={classes.facts}>
          <bdi>{place}</bdi>
          {done > 0 && <span>{t('progress', { done, total: done + left })}</span>}
        </p>
      </div>
      <Button
        component={AppLink}
        variant={isFirst ? 'filled' : 'default'}
        href={`${paths.applicationsScoring()}?evaluation=${first?.evaluationId ?? ''}`}
        aria-label={`${t(done > 0 ? 'home.continue' : 'home.start')}: ${place}`}
      >
        {t(done > 0 ? 'home.continue' : 'home.start')}
      </Button>
    </li>
  );
}

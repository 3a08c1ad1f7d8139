import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { KnownApplicants } from '../conflicts/KnownApplicants.tsx';
import { AllDone } from './AllDone.tsx';
import { QueueProgress } from './QueueProgress.tsx';
import classes from './Room.module.css';
import { ScoringDesk } from './ScoringDesk.tsx';
import { isAllDone, placeOf, roundTitle, type ScoringRound, scoringQueueQuery } from './scoringQueries.ts';

/** Where evaluators score: the queue, what was answered, and the criteria (issue 15, point 8). */
export function ScoringRoomPage() {
  const { t } = useTranslation(['scoring', 'spec']);
  const { data, error, refetch } = useQuery(scoringQueueQuery());
  const search = usePageSearch();
  const place = data && placeOf(data.scoringQueue, search);
  return (
    <Page width="full">
      <PageHeader
        title={t('spec:screen.scoring_room.title')}
        action={
          <div className={classes.actions}>
            {place && <RoundChoice rounds={data.scoringQueue} value={place.round.key} />}
            <KnownApplicants />
          </div>
        }
      >
        {place && <QueueProgress round={place.round} />}
      </PageHeader>
      {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />)}
      {place === null && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      {place && (isAllDone(place.round, search) ? <AllDone round={place.round} /> : <ScoringDesk place={place} />)}
    </Page>
  );
}

interface RoundChoiceProps {
  readonly rounds: readonly ScoringRound[];
  readonly value: string;
}

/** Which round is scored; nothing to choose where there is one. */
function RoundChoice({ rounds, value }: RoundChoiceProps) {
  const { t } = useTranslation('scoring');
  const changeSearch = useChangeSearch();
  if (rounds.length < 2) return null;
  const choose = (key: string | null): void => {
    const first = rounds
      .find((round) => round.key === key)
      ?.items.find(({ isDone }, at, all) => !isDone || at === all.length - 1);
    if (first) void changeSearch({ evaluation: first.evaluationId });
  };
  return (
    <Select
      aria-label={t('round')}
      data={rounds.map((round) => ({ value: round.key, label: roundTitle(round) }))}
      value={value}
      allowDeselect={false}
      onChange={choose}
    />
  );
}

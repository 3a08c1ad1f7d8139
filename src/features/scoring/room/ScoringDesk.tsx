import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useChangeSearch } from '#src/ui/address/pageAddress.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { QueueList } from './QueueList.tsx';
import classes from './Room.module.css';
import { SheetView } from './SheetView.tsx';
import { nextOpen, type ScoringPlace, scoringSheetQuery } from './scoringQueries.ts';

/** One application with its queue; the next one is fetched while this one is read. */
export function ScoringDesk({ place: { round, item, at } }: { readonly place: ScoringPlace }) {
  const client = useQueryClient();
  const changeSearch = useChangeSearch();
  const { data, error, refetch } = useQuery(scoringSheetQuery(item.evaluationId));
  const goTo = useCallback(
    (to: number | null): void => {
      const target = to === null ? undefined : round.items[to];
      // Where nothing is left the round says so, rather than showing one of it anew.
      if (to === null) void changeSearch(round.roundId === null ? {} : { round: round.roundId });
      if (target) void changeSearch({ evaluation: target.evaluationId });
    },
    [changeSearch, round.items, round.roundId],
  );
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    for (const near of [nextOpen(round, at), at + 1, at - 1]) {
      const target = near === null ? undefined : round.items[near];
      if (target) void client.prefetchQuery({ ...scoringSheetQuery(target.evaluationId), staleTime: 60_000 });
    }
  }, [client, round, at, isLoaded]);
  const sheet = data?.scoringSheet;
  return (
    <div className={classes.desk}>
      <QueueList round={round} at={at} onChoose={goTo} />
      {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />)}
      {sheet && (
        <SheetView
          key={sheet.evaluationId}
          sheet={sheet}
          next={at + 1 < round.items.length ? at + 1 : null}
          previous={at > 0 ? at - 1 : null}
          nextOpen={nextOpen(round, at)}
          goTo={goTo}
        />
      )}
    </div>
  );
}

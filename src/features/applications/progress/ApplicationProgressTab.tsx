import { useQuery } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './ProgressCard.module.css';
import { ProgressCard } from './ProgressCard.tsx';
import { ApplicationProgressDocument } from './progress.gen.ts';
import { useLiveProgress } from './useLiveProgress.ts';

/** Where the reader's own application stands. */
export function ApplicationProgressTab({ recordId }: { readonly recordId: string }) {
  const { data, error, refetch } = useQuery({
    ...graphqlQuery(ApplicationProgressDocument, { id: recordId }),
    staleTime: 0,
  });
  useLiveProgress();
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  return (
    <div className={classes.list}>
      {data.applicationProgress.map((told) => (
        <ProgressCard key={told.applicationId} told={told} />
      ))}
    </div>
  );
}

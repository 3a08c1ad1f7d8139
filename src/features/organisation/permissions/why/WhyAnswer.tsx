import { useQuery } from '@tanstack/react-query';
import { ReasonView } from '#src/screens/why/ReasonView.tsx';
import { type ReasonQuestion, reasonQuery } from '#src/screens/why/reasonQuery.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';

/** The answer to a whole question; it changes with each part of it. */
export function WhyAnswer({ question }: { readonly question: ReasonQuestion }) {
  const { data, error, refetch } = useQuery(reasonQuery(question));
  if (data !== undefined) return <ReasonView entity={question.entity} reason={data} />;
  return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
}

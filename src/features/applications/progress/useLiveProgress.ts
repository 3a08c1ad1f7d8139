import { queriesOf } from '#src/data/graphqlQuery.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { ApplicationProgressDocument } from './progress.gen.ts';

/** Keeps what an applicant reads of their applications in step: where they stand, what is asked, whom they meet and when. */
export function useLiveProgress(): void {
  const { queryKey } = queriesOf(ApplicationProgressDocument);
  useLiveQuery('Application', queryKey);
  useLiveQuery('ApplicationMeeting', queryKey);
  useLiveQuery('ApplicationNote', queryKey);
}

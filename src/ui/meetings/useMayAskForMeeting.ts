import { useQuery } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { MayAskForMeetingDocument } from './meetings.gen.ts';

/** Whether somebody can be asked for a meeting; undefined while it is not known, and where nobody is asked about. */
export function useMayAskForMeeting(personId: string | null): boolean | undefined {
  const { data } = useQuery({
    ...graphqlQuery(MayAskForMeetingDocument, { personId: personId ?? '' }),
    enabled: personId !== null,
    throwOnError: false,
  });
  return data?.meetingRequestTerms.isActive;
}

import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { OpenMeetingRequestsDocument, type OpenMeetingRequestsQuery } from '../coaching.gen.ts';

export type OpenRequest = OpenMeetingRequestsQuery['meetingRequests']['results'][number];

/** Requests for meetings that wait for an answer, as far as the reader sees them. */
export const openRequestsQuery = () => graphqlQuery(OpenMeetingRequestsDocument, {});

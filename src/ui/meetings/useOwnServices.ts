import { useQuery } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { OwnVideoServicesDocument, type VideoProvider } from './meetings.gen.ts';

/** What somebody can meet over. */
export interface MeetingServices {
  readonly services: readonly VideoProvider[];
  /** The one that is taken where nobody says otherwise; it may be one that is not connected any more. */
  readonly preferred: VideoProvider | null;
}

/** Meetings are made in the name of the mentor: a founder's services make none. */
export function useOwnServices(isMentor: boolean): MeetingServices {
  const { data } = useQuery({ ...graphqlQuery(OwnVideoServicesDocument, {}), enabled: isMentor, throwOnError: false });
  const { integratedVideoProviders = [], conferenceDataIntegration = null } = data?.currentUser ?? {};
  return { services: integratedVideoProviders, preferred: conferenceDataIntegration };
}

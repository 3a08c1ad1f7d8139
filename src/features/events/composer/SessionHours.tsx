import { useQuery } from '@tanstack/react-query';
import { isFeatureEnabled } from '#domain/access/features.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { EventDaysWithoutHoursDocument } from '../events.gen.ts';
import { DaysWithoutHours } from '../registration/DaysWithoutHours.tsx';

/** Where the dates of sessions are planned: on which of them startups have no hours, and so are offered nothing. */
export function SessionHours({ eventId, version }: { readonly eventId: string; readonly version: number }) {
  const { rights } = useSession();
  const hasSessions = rights !== null && isFeatureEnabled(rights.features, 'oneOnOneEvents');
  const query = graphqlQuery(EventDaysWithoutHoursDocument, { id: eventId });
  // Asked anew once other dates are saved.
  const { data } = useQuery({ ...query, queryKey: [...query.queryKey, version], enabled: hasSessions });
  return <DaysWithoutHours days={data?.eventDaysWithoutHours ?? []} />;
}

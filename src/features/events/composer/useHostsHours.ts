import { useQuery } from '@tanstack/react-query';
import { isFeatureEnabled } from '#domain/access/features.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { EventHostHoursDocument } from '../events.gen.ts';
import type { EventPlan } from './eventPlanQuery.ts';

/** Whether all hosts of conversations in their hours have given some; undefined where it is not known or of no matter. */
export function useHostsHours({ _id: id, version, eventType, availability }: EventPlan): boolean | undefined {
  const { rights } = useSession();
  const hasSessions = rights !== null && isFeatureEnabled(rights.features, 'oneOnOneEvents');
  const enabled = hasSessions && eventType === 'ONE_ON_ONE' && availability?.method === 'calendar';
  const query = graphqlQuery(EventHostHoursDocument, { id });
  // Asked anew once its hosts or its span are changed.
  const { data } = useQuery({ ...query, queryKey: [...query.queryKey, version], enabled });
  return enabled ? data?.eventHostHours.every(({ hasHours }) => hasHours) : undefined;
}

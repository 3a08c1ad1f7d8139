import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { momentText } from '#src/ui/time/momentText.ts';
import {
  EventSessionsLostDocument,
  type EventSessionsLostQuery,
  type EventSessionsLostQueryVariables,
} from './composer.gen.ts';
import type { EventPlan } from './eventPlanQuery.ts';

type LostSession = EventSessionsLostQuery['eventSessionsLost'][number];
export type PlannedChange = EventSessionsLostQueryVariables['change'];

/** Which booked sessions a change would take, a line for each: when, who, and with whom. */
export function useLostSessions(event: EventPlan): (change: PlannedChange) => Promise<readonly string[]> {
  const { t, i18n } = useTranslation('programme');
  const client = useQueryClient();
  const timeZone = useReaderZone();
  const lineOf = ({ person, host, startTime: start, endTime: end }: LostSession) => {
    const time = momentText(languageTag(i18n.language), { start, end, timeZone });
    return t('events.sessionsLost.line', { time, person, host });
  };
  return async (change) => {
    // In a series another date may have bookings where this one has none.
    const isBooked = (event.noOfBookings ?? 0) > 0 || change.following === true;
    if (event.status !== 'published' || event.eventType !== 'ONE_ON_ONE' || !isBooked) return [];
    const asked = graphqlQuery(EventSessionsLostDocument, { eventId: event._id, change });
    const { eventSessionsLost: lost } = await client.fetchQuery({ ...asked, staleTime: 0 });
    return lost.map(lineOf);
  };
}

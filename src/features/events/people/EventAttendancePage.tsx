import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useNow } from '#src/ui/time/useNow.ts';
import { AttendanceForm } from './AttendanceForm.tsx';
import { EventAttendanceDocument, type EventAttendanceQuery } from './people.gen.ts';

/** How soon a page that stays open knows that it has begun. */
const REFRESH_MS = 15_000;

type Event = NonNullable<EventAttendanceQuery['incubatorEvent']>;

/** Who came, ticked by those who organise the event once it has begun, and by hosts of whom they have met themselves. */
export function EventAttendancePage({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const { user } = useSession();
  const { data, error, refetch } = useQuery(graphqlQuery(EventAttendanceDocument, { id: recordId }));
  // Another host says who came to them.
  useLiveQuery('EventAttendee', queriesOf(EventAttendanceDocument).queryKey);
  const now = useNow(REFRESH_MS);
  const event = data?.incubatorEvent;
  if (!event) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (event.status !== 'published') return <EmptyState title={t('events.attendance.early')} />;
  const expected = expectedBy(event, user?._id ?? '');
  const begun = expected.filter((attendee) => hasBegun(attendee.bookingDetails?.startTime ?? event.startTime, now));
  if (begun.length > 0) return <AttendanceForm key={event._id} eventId={event._id} attendees={begun} />;
  const isEarly = expected.length > 0 || !hasBegun(event.startTime, now);
  return <EmptyState title={t(isEarly ? 'events.attendance.early' : 'events.people.nobodyComes')} />;
}

/**
 * Whose coming the reader can know: a host of conversations knows their own alone, and would note those of the others as
 * missed. Whoever was taken off, or whose registration was called off, was not to come.
 */
function expectedBy({ attendees }: Event, reader: string): Event['attendees'] {
  const expected = attendees.filter(({ status }) => status !== 'EVENT_CANCELLED');
  const own = expected.filter(({ sessionHost }) => sessionHost === reader);
  return own.length > 0 ? own : expected;
}

/** Whoever has booked a session of an event comes to that. */
function hasBegun(startTime: string | null | undefined, now: number): boolean {
  return startTime ? Date.parse(startTime) <= now : false;
}

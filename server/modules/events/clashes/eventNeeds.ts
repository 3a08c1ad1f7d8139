/** Whose time and which room an event needs, and when. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { PlannedSpan } from '#server/services/booking/clashes/plannedSpans.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { isOnline } from '../appointmentOf.ts';
import { asList } from '../eventRules.ts';

export interface EventNeeds {
  readonly hosts: readonly string[];
  readonly room: string | null;
  readonly spans: readonly PlannedSpan[];
  /** The database keeps it free for it: times that are only offered, and drafts, hold nobody. */
  readonly isHeld: boolean;
}

/** How long an event takes that says no end, as `busyTimes.ts` has it. */
const USUAL_MS = 3_600_000;

/** What an event needs that is not over; nothing once it is called off or archived. */
export function eventNeeds(event: StoredRow, now: number): EventNeeds {
  const isOffer = event.eventType === 'ONE_ON_ONE';
  const isGone = event.status === 'cancelled' || event.isArchived === true;
  const spans = isGone ? [] : isOffer ? offeredSpans(event) : [spanOf(event.startTime, event.endTime)];
  return {
    hosts: isOffer || event.holdsHosts === true ? idsIn(event.hosts) : [],
    room: typeof event.place === 'string' && !isOnline(event) ? event.place : null,
    spans: spans.filter((span) => span !== null && span.to > now) as PlannedSpan[],
    isHeld: event.status === 'published' && !isOffer,
  };
}

/** The dates that are said; hours of the hosts are what they are free in anyway. */
function offeredSpans({ availability, oneOnOneDates }: StoredRow): readonly (PlannedSpan | null)[] {
  if (Object(availability).method === 'calendar') return [];
  return asList(oneOnOneDates).map((date) => spanOf(Object(date).start, Object(date).end));
}

function spanOf(start: unknown, end: unknown): PlannedSpan | null {
  const from = Date.parse(String(start));
  if (Number.isNaN(from)) return null;
  const to = Date.parse(String(end));
  return { from, to: to > from ? to : from + USUAL_MS };
}

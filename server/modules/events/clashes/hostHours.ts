/** Which hosts have given hours that the sessions of an event could be in: whoever has not keeps others from booking. */
import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { readBookable } from '#server/services/booking/bookable.ts';
import { asList, hostsOf, isOpen } from '../eventRules.ts';
import { readEvent } from '../eventSlots.ts';
import { hasHoursFor } from '../hostTimes.ts';

interface HostHours {
  readonly host: string;
  readonly hasHours: boolean;
  readonly isAsked: boolean;
}

/** Of each host of an event whose dates nobody has given; nothing where there are such dates, and of what is over. */
export async function hostHours(context: RequestContext, eventId: string): Promise<readonly HostHours[]> {
  const event = await readEvent(context, eventId);
  const now = context.now();
  // A draft too: hosts are asked before others are told.
  const isAhead = event.status !== 'cancelled' && isOpen({ ...event, status: 'published' }, now);
  if (!isOfHours(event) || !isAhead) return [];
  const asked = await isReaderAsked(context, eventId);
  const found: HostHours[] = [];
  for (const host of hostsOf(event)) {
    const bookable = await readBookable(context, { person: host, hours: 'all', startup: null, exceptEvent: event.id });
    const isAsked = asked && host === context.principal?.id;
    found.push({ host, hasHours: hasHoursFor(context, event, { bookable, now }), isAsked });
  }
  return found;
}

/** As hosts are asked for hours: of conversations, where whoever plans them has not given the dates. */
function isOfHours({ eventType, availability, oneOnOneDates }: StoredRow): boolean {
  const { method } = (availability ?? {}) as Record<string, unknown>;
  return eventType === 'ONE_ON_ONE' && (method === 'calendar' || asList(oneOnOneDates).length === 0);
}

/** Whether the reader has a task left to give hours for the event. What others have to do is theirs. */
async function isReaderAsked({ principal, transact }: RequestContext, eventId: string): Promise<boolean> {
  if (principal === null) return false;
  const { rows } = await transact((tx) =>
    sql`select from task t join task_assignee a on a.task_id = t.id
      where a.user_id = ${principal.id} and not a.done and t.url = ${`/events/${eventId}`}
        and t.task_type in ('availEventSpecific', 'availEventCoaching') limit 1`.execute(tx),
  );
  return rows.length > 0;
}

import { bookableSlots, type EventSlot, overlaps, type SlotPlan } from '#domain/events/bookableSlots.ts';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import { type StoredRow, storedRowSql } from '#server/entities/write/StoredRow.ts';
import { calendarBusyTimes } from '#server/platform/connections/linkedCalendar.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { hostOf, isOpen, noticeMs } from './eventRules.ts';

/** SQL of the sessions that are booked, without a word on by whom; `eventId` is SQL too. */
export function takenSlotsSql(eventId: string): string {
  return `select a.booking_details ->> 'startTime' as "startTime", a.booking_details ->> 'endTime' as "endTime"
    from event_attendee a where a.event_id = ${eventId} and a.status <> 'EVENT_CANCELLED'
      and a.booking_details ->> 'startTime' is not null`;
}

/** The sessions that can be booked now, for everyone who may see the event. */
export async function freeSlots(context: RequestContext, eventId: string, now = new Date()): Promise<EventSlot[]> {
  const { event, taken } = await readEvent(context, eventId);
  const slots = openSlots(context, event, taken, now);
  const busy = await busyTimesOf(context, event, slots);
  return slots.filter((slot) => !isTaken(slot, busy));
}

/**
 * Whether the host's own calendar alone leaves no room for a session: it is asked only if everything else does.
 * Asks over the network: not inside a transaction.
 */
export async function isBusyAt(context: RequestContext, eventId: string, time: string, now: Date): Promise<boolean> {
  if (context.services.available.length === 0) return false;
  const { event, taken } = await readEvent(context, eventId);
  const slot = openSlots(context, event, taken, now).find(
    ({ startTime }) => Date.parse(startTime) === Date.parse(time),
  );
  return slot !== undefined && isTaken(slot, await busyTimesOf(context, event, [slot]));
}

/** Sessions that the event itself leaves free now. */
function openSlots(context: RequestContext, event: StoredRow, taken: readonly EventSlot[], now: Date): EventSlot[] {
  if (!isOpen(event, now) || isFull(event, taken)) return [];
  return slotsOf(context, event).filter((slot) => !isTaken(slot, taken) && !isLate(event, slot, now));
}

/** What is in the calendar of the one who holds the sessions, unless the event looks past it. */
async function busyTimesOf(context: RequestContext, event: StoredRow, slots: readonly EventSlot[]) {
  const host = hostOf(event);
  const [first] = slots;
  const last = slots.at(-1);
  if (!first || !last || host === null || event.ignoreHostsLinkedCalendar === true) return [];
  return calendarBusyTimes(context, host, { startTime: first.startTime, endTime: last.endTime });
}

/** The event as its reader may see it, with the sessions that are booked. */
async function readEvent(context: RequestContext, eventId: string) {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('IncubatorEvent');
  const alias = state.nextAlias();
  const conditions = setConditions(state, model, { entity: model.meta.name }, alias);
  const id = state.parameters.add(eventId, 'text');
  const [found] = await context.read({
    sql: `select ${storedRowSql(model, alias)}::text as row,
        (select coalesce(json_agg(t), '[]') from (${takenSlotsSql(`${alias}.id`)}) t)::text as taken
      from ${identifier(model.table)} as ${alias} where ${[...conditions, `${alias}.id = ${id}`].join(' and ')}`,
    parameters: state.parameters.values,
  });
  if (found === undefined) throw new NotFoundError();
  return { event: JSON.parse(String(found.row)) as StoredRow, taken: JSON.parse(String(found.taken)) as EventSlot[] };
}

/** Every session of an event; other types of events have none. */
export function slotsOf({ tenant }: RequestContext, event: StoredRow): readonly EventSlot[] {
  return event.eventType === 'ONE_ON_ONE' ? bookableSlots(event as SlotPlan, tenant.timezone) : [];
}

export function isTaken(slot: EventSlot, taken: readonly EventSlot[]): boolean {
  return taken.some((other) => overlaps(slot, other));
}

/** Whether a session has begun, or begins sooner than the event wants to know. */
export function isLate(event: StoredRow, slot: EventSlot, now: Date): boolean {
  return Date.parse(slot.startTime) - Math.max(noticeMs(event.registrationNoticePeriod), 0) <= now.getTime();
}

/** Whether as many are booked as the event has places or its hosts want to hold. */
export function isFull({ capacity, noOfBookings, numberOfSessions }: StoredRow, taken: readonly EventSlot[]): boolean {
  const reaches = (count: number, limit: unknown) => typeof limit === 'number' && count >= limit;
  return reaches(Number(noOfBookings), capacity) || reaches(taken.length, numberOfSessions);
}

import { bookableSlots, type EventSlot, overlaps, type SlotPlan } from '#domain/events/bookableSlots.ts';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/planPage.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import { type StoredRow, storedRowSql } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { NotFoundError } from '#server/graphql/errors.ts';
import { isOpen, noticeMs } from './eventRules.ts';

/** SQL of the sessions that are booked, without a word on by whom; `eventId` is SQL too. */
export function takenSlotsSql(eventId: string): string {
  return `select a.booking_details ->> 'startTime' as "startTime", a.booking_details ->> 'endTime' as "endTime"
    from event_attendee a where a.event_id = ${eventId} and a.status <> 'EVENT_CANCELLED'
      and a.booking_details ->> 'startTime' is not null`;
}

/** The sessions that can be booked now, for everyone who may see the event. */
export async function freeSlots(context: RequestContext, eventId: string, now = new Date()): Promise<EventSlot[]> {
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
  const event = JSON.parse(String(found.row)) as StoredRow;
  const taken = JSON.parse(String(found.taken)) as EventSlot[];
  if (!isOpen(event, now) || isFull(event, taken)) return [];
  return slotsOf(context, event).filter((slot) => !isTaken(slot, taken) && !isLate(event, slot, now));
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

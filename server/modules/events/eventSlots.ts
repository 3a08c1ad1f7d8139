import { isClear } from '#domain/availability/freeTimes.ts';
import { overlaps, spanOf } from '#domain/availability/spans.ts';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import { type StoredRow, storedRowSql } from '#server/entities/write/StoredRow.ts';
import { calendarBusyTimes } from '#server/platform/connections/linkedCalendar.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { isOpen, noticeMs } from './eventRules.ts';
import { bookedSessions, type HostSlot, type HostTime, sessionsOf } from './hostTimes.ts';

/** The sessions that can be booked now, by start and host, for everyone who may see the event. */
export async function freeSlots(context: RequestContext, eventId: string, now = context.now()): Promise<HostSlot[]> {
  const event = await readEvent(context, eventId);
  const slots = (await openSlots(context, event, now)).filter(({ isPaid }) => isPaid);
  const busy = await busyTimesOf(context, event, slots);
  return slots
    .filter((slot) => isAwake(slot, busy))
    .sort((one, other) => one.startTime.localeCompare(other.startTime) || one.host.localeCompare(other.host));
}

/**
 * Those of the hosts whose own calendar leaves no room for a session at a time; only hosts are asked for whom everything
 * else does. Asks over the network: not inside a transaction.
 */
export async function busyHostsAt(
  context: RequestContext,
  eventId: string,
  { time, host, now }: { readonly time: string; readonly host: string | null; readonly now: Date },
): Promise<ReadonlySet<string>> {
  if (context.services.available.length === 0) return new Set();
  const event = await readEvent(context, eventId);
  const slots = (await openSlots(context, event, now)).filter(
    (slot) => Date.parse(slot.startTime) === Date.parse(time) && (host === null || slot.host === host),
  );
  const busy = await busyTimesOf(context, event, slots);
  return new Set(slots.filter((slot) => !isAwake(slot, busy)).map((slot) => slot.host));
}

/** Sessions that the event and what is known of its hosts leave free now. */
export function openSlots(context: RequestContext, event: StoredRow, now: Date): Promise<HostTime[]> {
  return context.transact(async (tx) => {
    if (!isOpen(event, now) || isEventFull(event)) return [];
    const booked = await bookedSessions(tx, event.id);
    const slots = await sessionsOf(context, event, now);
    return slots.filter(
      (slot) =>
        slot.isFree && !isHostFull(event, slot.host, booked) && !isTaken(slot, booked) && !isLate(event, slot, now),
    );
  });
}

/** What is in the calendars of those who hold the sessions, unless the event looks past it. */
async function busyTimesOf(
  context: RequestContext,
  event: StoredRow,
  slots: readonly HostSlot[],
): Promise<readonly HostSlot[]> {
  if (event.ignoreHostsLinkedCalendar === true) return [];
  const byHost = Map.groupBy(slots, ({ host }) => host);
  const busy = [...byHost].map(async ([host, own]) => {
    const starts = own.map(({ startTime }) => startTime).sort();
    const ends = own.map(({ endTime }) => endTime).sort();
    const span = { startTime: starts[0] ?? '', endTime: ends.at(-1) ?? '' };
    return (await calendarBusyTimes(context, host, span)).map((time) => ({ ...time, host }));
  });
  return (await Promise.all(busy)).flat();
}

/** Whether a host's own calendar leaves room for a session, with the pause that the host likes around it. */
function isAwake(slot: HostTime, busy: readonly HostSlot[]): boolean {
  const own = busy.filter(({ host }) => host === slot.host).map(spanOf);
  return isClear(spanOf(slot), own, slot.buffer);
}

/** The event as its reader may see it. */
export async function readEvent(context: RequestContext, eventId: string): Promise<StoredRow> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('IncubatorEvent');
  const alias = state.nextAlias();
  const conditions = setConditions(state, model, { entity: model.meta.name }, alias);
  const id = state.parameters.add(eventId, 'text');
  const [found] = await context.read({
    sql: `select ${storedRowSql(model, alias)}::text as row
      from ${identifier(model.table)} as ${alias} where ${[...conditions, `${alias}.id = ${id}`].join(' and ')}`,
    parameters: state.parameters.values,
  });
  if (found === undefined) throw new NotFoundError();
  return JSON.parse(String(found.row)) as StoredRow;
}

/** Whether the host of a session holds another one then. */
export function isTaken(slot: HostSlot, taken: readonly HostSlot[]): boolean {
  return taken.some((other) => other.host === slot.host && overlaps(slot, other));
}

/** Whether a session has begun, or begins sooner than the event wants to know. */
export function isLate(event: StoredRow, slot: HostSlot, now: Date): boolean {
  return Date.parse(slot.startTime) - Math.max(noticeMs(event.registrationNoticePeriod), 0) <= now.getTime();
}

/** Whether as many are booked as the event has places. */
export function isEventFull({ capacity, noOfBookings }: StoredRow): boolean {
  return typeof capacity === 'number' && Number(noOfBookings) >= capacity;
}

/** Whether a host holds as many sessions as each is to hold. */
export function isHostFull({ numberOfSessions }: StoredRow, host: string, booked: readonly HostSlot[]): boolean {
  return typeof numberOfSessions === 'number' && booked.filter((one) => one.host === host).length >= numberOfSessions;
}

/** When the hosts of an event hold its sessions, whoever asks: the organiser has chosen whose hours are offered. */
import { sql } from 'kysely';
import { eventSessions, type SessionPlan } from '#domain/availability/eventSessions.ts';
import { freeTimes, isClear, isPaid } from '#domain/availability/freeTimes.ts';
import type { Hours } from '#domain/availability/hours.ts';
import { type Span, spanOf, type TimeSpan } from '#domain/availability/spans.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type Bookable, readBookable } from '#server/services/booking/bookable.ts';
import { isOnline } from './appointmentOf.ts';
import { hostsOf } from './eventRules.ts';
import { countsHours } from './spendHours.ts';

/** A session that one of the hosts could hold. */
export interface HostSlot extends TimeSpan {
  readonly host: string;
}

/** A session with what else is known of its host. */
export interface HostTime extends HostSlot {
  /** Whether the host is not expected elsewhere, as far as is known here, and the event's room not taken. */
  readonly isFree: boolean;
  /** Whether hours are left for it to whoever asks. */
  readonly isPaid: boolean;
  /** Minutes that the host keeps free around other things. */
  readonly buffer: number;
}

const MS_PER_DAY = 86_400_000;
/** How far ahead hours are offered where the event does not end. */
const DAYS_AHEAD = 42;
const MOST_DAYS = 120;

/** Every session of an event by host, free or not; other types of events have none. */
export async function sessionsOf(context: RequestContext, event: StoredRow, now: Date): Promise<readonly HostTime[]> {
  if (event.eventType !== 'ONE_ON_ONE') return [];
  const startup = countsHours(context.tenant, event) ? context.principal?.startupIds[0] : null;
  const times: HostTime[] = [];
  const roomTaken = await roomTimes(context, event);
  for (const host of hostsOf(event)) {
    const bookable = await readBookable(context, { person: host, hours: 'all', startup, exceptEvent: event.id });
    if (!bookable.isGone) times.push(...hostTimes(context, event, { host, bookable, now, roomTaken }));
  }
  return times;
}

interface Host {
  readonly host: string;
  readonly bookable: Bookable;
  readonly now: Date;
  readonly roomTaken: readonly Span[];
}

/** When the room of an event is taken from now on, by its own sessions too. */
async function roomTimes(context: RequestContext, event: StoredRow): Promise<readonly Span[]> {
  if (typeof event.place !== 'string' || isOnline(event)) return [];
  const { rows } = await context.transact((tx) =>
    sql<{ from: Date | string; to: Date | string }>`
      select lower(during) as "from", upper(during) as "to" from place_time where place_id = ${event.place}`.execute(
      tx,
    ),
  );
  return rows.map(({ from, to }) => ({ from: new Date(from).getTime(), to: new Date(to).getTime() }));
}

function hostTimes(
  { tenant }: RequestContext,
  event: StoredRow,
  { host, bookable, now, roomTaken }: Host,
): readonly HostTime[] {
  const { method, type } = (event.availability ?? {}) as Record<string, unknown>;
  // Who sets the dates of an event has chosen them, maybe within a day that is an event too; what hosts like is for their hours.
  const [busy, buffer] = method === 'calendar' ? [bookable.busy, bookable.habits.buffer] : [bookable.held, 0];
  const times =
    method === 'calendar'
      ? hoursWithin({ ...bookable, hours: hoursOfType(bookable.hours, type) }, event, { zone: tenant.timezone, now })
      : eventSessions(event as SessionPlan, tenant.timezone);
  return times.map((time) => ({
    ...time,
    host,
    buffer,
    isFree: isClear(spanOf(time), busy, buffer) && isClear(spanOf(time), roomTaken, 0),
    isPaid: isPaid(spanOf(time), bookable.budgets),
  }));
}

/** Whether the hours of a host leave a session of an event at all, whatever else the host is busy with. */
export function hasHoursFor(
  { tenant }: RequestContext,
  event: StoredRow,
  { bookable, now }: Pick<Host, 'bookable' | 'now'>,
): boolean {
  const { type } = (event.availability ?? {}) as Record<string, unknown>;
  const hours = hoursOfType(bookable.hours, type);
  return hoursWithin({ ...bookable, hours }, event, { zone: tenant.timezone, now }).length > 0;
}

interface Frame {
  readonly zone: string;
  readonly now: Date;
}

/** Sessions in the hours of a host, between the beginning and the end of the event, whatever else the host is busy with. */
function hoursWithin({ hours, habits }: Bookable, event: StoredRow, { zone, now }: Frame) {
  const { startTime, endTime, duration, timeslotIncrement } = event;
  const latest = now.getTime() + MOST_DAYS * MS_PER_DAY;
  const from = typeof startTime === 'string' ? Date.parse(startTime) : 0;
  const to =
    typeof endTime === 'string' ? Math.min(Date.parse(endTime), latest) : now.getTime() + DAYS_AHEAD * MS_PER_DAY;
  return freeTimes(hours, {
    zone,
    now: now.getTime(),
    window: { from: Math.max(from, now.getTime()), to },
    busy: [],
    buffer: typeof timeslotIncrement === 'number' ? timeslotIncrement : habits.buffer,
    notice: habits.notice,
    length: typeof duration === 'number' ? duration : null,
    usualLength: habits.sessionLength,
  });
}

/** `specific`: single dates that somebody has given; `coaching`: their weekly hours; without a choice both. */
function hoursOfType(hours: Hours, type: unknown): Hours {
  return {
    ...hours,
    ...(type === 'coaching' && { dates: [] }),
    ...(type === 'specific' && {
      regular: [],
      exceptions: hours.exceptions.filter(({ ranges }) => ranges.length === 0),
    }),
  };
}

/** What is booked of an event, by host. */
export async function bookedSessions(tx: Tx, eventId: string): Promise<readonly HostSlot[]> {
  const { rows } = await sql<HostSlot>`
    select host_id as host, to_char(start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startTime",
      to_char(end_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endTime"
    from one_on_one_event where event_id = ${eventId} and status <> 'EVENT_CANCELLED'`.execute(tx);
  return rows;
}

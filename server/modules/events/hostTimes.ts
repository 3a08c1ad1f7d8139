/** When the hosts of an event hold its sessions, whoever asks: the organiser has chosen whose hours are offered. */
import { sql } from 'kysely';
import { availableSlots, type Openings, type RegularOpening } from '#domain/events/availableSlots.ts';
import { bookableSlots, type EventSlot, type SlotPlan } from '#domain/events/bookableSlots.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { hostsOf } from './eventRules.ts';

/** A session that one of the hosts could hold. */
export interface HostSlot extends EventSlot {
  readonly host: string;
}

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
/** How far ahead hours are offered where the event does not end. */
const DAYS_AHEAD = 42;
const MOST_DAYS = 120;

/** Every session of an event by host, free or not; other types of events have none. */
export async function sessionsOf(
  tx: Tx,
  { tenant }: RequestContext,
  event: StoredRow,
  now: Date,
): Promise<readonly HostSlot[]> {
  if (event.eventType !== 'ONE_ON_ONE') return [];
  const hosts = hostsOf(event);
  const { method, type } = (event.availability ?? {}) as Record<string, unknown>;
  if (method !== 'calendar') {
    const slots = bookableSlots(event as SlotPlan, tenant.timezone);
    return hosts.flatMap((host) => slots.map((slot) => ({ ...slot, host })));
  }
  const slots: HostSlot[] = [];
  for (const host of hosts) {
    const openings = await openingsOf(tx, host, type);
    slots.push(...hoursWithin(openings, event, { zone: tenant.timezone, now }).map((slot) => ({ ...slot, host })));
  }
  return slots;
}

/** Sessions in the hours of a host, between the beginning and the end of the event. */
function hoursWithin(openings: Openings, event: StoredRow, { zone, now }: { zone: string; now: Date }): EventSlot[] {
  const { startTime, endTime, duration, timeslotIncrement } = event;
  const from = typeof startTime === 'string' ? Date.parse(startTime) : 0;
  const until = typeof endTime === 'string' ? Date.parse(endTime) : Number.POSITIVE_INFINITY;
  const pause = typeof timeslotIncrement === 'number' ? timeslotIncrement : 0;
  // A pause belongs to the session before it while times are laid out, and is taken off again.
  const lengthOf = (own: number | null | undefined) => (typeof duration === 'number' ? duration : (own ?? 30)) + pause;
  const laidOut: Openings = {
    dates: openings.dates.map((one) => ({ ...one, sessionLength: lengthOf(one.sessionLength) })),
    regular: openings.regular.map((one) => ({ ...one, sessionLength: lengthOf(one.sessionLength) })),
  };
  const days = Number.isFinite(until) ? Math.ceil((until - now.getTime()) / MS_PER_DAY) : DAYS_AHEAD;
  return availableSlots(laidOut, zone, { now, days: Math.min(Math.max(days, 0), MOST_DAYS) })
    .map((slot) => ({
      startTime: slot.startTime,
      endTime: new Date(Date.parse(slot.endTime) - pause * MS_PER_MINUTE).toISOString(),
    }))
    .filter((slot) => Date.parse(slot.startTime) >= from && Date.parse(slot.endTime) <= until);
}

/** `specific`: single dates that somebody has given; `coaching`: their weekly hours; without a choice both. */
async function openingsOf(tx: Tx, host: string, type: unknown): Promise<Openings> {
  const { rows: dates } = await sql<{ startTime: Date; endTime: Date; sessionLength: number | null }>`
    select start_time as "startTime", end_time as "endTime", session_length as "sessionLength"
    from program_mentor_availability where user_id = ${host}`.execute(tx);
  const { rows: regular } = await sql<RegularOpening>`
    select weekday, start_time as "startTime", end_time as "endTime", timezone, recurrence, valid_from::text as "validFrom",
      valid_until::text as "validUntil", session_length as "sessionLength"
    from recurring_availability where user_id = ${host}`.execute(tx);
  const single = dates.map(({ startTime, endTime, sessionLength }) => ({
    startTime: new Date(startTime).toISOString(),
    endTime: new Date(endTime).toISOString(),
    sessionLength,
  }));
  return { dates: type === 'coaching' ? [] : single, regular: type === 'specific' ? [] : regular };
}

/** What is booked of an event, by host. */
export async function bookedSessions(tx: Tx, eventId: string): Promise<readonly HostSlot[]> {
  const { rows } = await sql<HostSlot>`
    select host_id as host, to_char(start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startTime",
      to_char(end_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endTime"
    from one_on_one_event where event_id = ${eventId} and status <> 'EVENT_CANCELLED'`.execute(tx);
  return rows;
}

/** Where hosts are expected elsewhere: other sessions, interviews, sessions of other events. */
export async function expectedElsewhere(tx: Tx, event: StoredRow, now: Date): Promise<readonly HostSlot[]> {
  const hosts = hostsOf(event);
  const { rows } = await sql<{ host: string; start: Date; end: Date }>`
    select host, "start", "end" from (
      select unnest(coachs_ids) as host, start_time as "start", coalesce(end_time, start_time + interval '30 minutes') as "end"
        from coaching_session where status = 'planned' and coachs_ids && ${hosts}::text[]
      union all select host_id, start_time, end_time from one_on_one_event
        where status = 'REGISTERED' and event_id <> ${event.id} and host_id = any(${hosts}::text[])
      union all select host_id, start_time, start_time + make_interval(mins => duration_minutes) from application_meeting
        where status = 'meeting_scheduled' and host_id = any(${hosts}::text[])) busy
    where host = any(${hosts}::text[]) and "end" > ${now.toISOString()}::timestamptz`.execute(tx);
  return rows.map(({ host, start, end }) => ({
    host,
    startTime: new Date(start).toISOString(),
    endTime: new Date(end).toISOString(),
  }));
}

/** The conversations of an event that is put on again. */
import { sql } from 'kysely';
import { eventSessions, type SessionPlan } from '#domain/availability/eventSessions.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { countMinutes } from '#server/services/booking/countMinutes.ts';
import { hostsOf, isOfSessions } from '../eventRules.ts';
import { freePlaces, keepInvited, tellOfSessions } from '../eventSeats.ts';
import { lockConversations } from '../eventWrites.ts';
import { spendHours } from '../spendHours.ts';
import { whereaboutsOf } from './moveSessions.ts';
import { type BookedSession, findSessions } from './sessionCalendar.ts';

/**
 * Those that can still be held at their times are. Who else has none any more gives the place back, and is asked for another
 * time: nobody else can choose that for them.
 */
export async function restoreSessions(scope: FollowScope, event: StoredRow): Promise<void> {
  if (!isOfSessions(scope.context, event)) return;
  const { tx } = scope;
  await lockConversations(tx, event.id, 'EVENT_CANCELLED');
  const startups = await startupsOf(tx, event.id);
  const lost: BookedSession[] = [];
  for (const session of await findSessions(scope, event.id, 'EVENT_CANCELLED')) {
    const isHeld = isPossible(scope, event, session) && (await isHeldAgain(scope, event, session, startups));
    if (!isHeld) lost.push(session);
  }
  await askAnew(tx, event.id, lost);
  await countMinutes(tx, [...startups.values()]);
  await tellOfSessions(tx, event.id);
}

/** By whom and when it was to be held is still so, and still to come. */
function isPossible({ context }: FollowScope, event: StoredRow, { host, startTime, endTime }: BookedSession): boolean {
  if (!hostsOf(event).includes(host) || Date.parse(startTime) <= context.now().getTime()) return false;
  const { method } = (event.availability ?? {}) as Record<string, unknown>;
  if (method === 'calendar') return isWithin(event, { startTime, endTime });
  return eventSessions(event as SessionPlan, context.tenant.timezone).some(
    (one) => Date.parse(one.startTime) === Date.parse(startTime) && Date.parse(one.endTime) === Date.parse(endTime),
  );
}

export function isWithin(
  event: StoredRow,
  { startTime, endTime }: Pick<BookedSession, 'startTime' | 'endTime'>,
): boolean {
  const from = typeof event.startTime === 'string' ? Date.parse(event.startTime) : Number.NEGATIVE_INFINITY;
  const to = typeof event.endTime === 'string' ? Date.parse(event.endTime) : Number.POSITIVE_INFINITY;
  return from <= Date.parse(startTime) && Date.parse(endTime) <= to;
}

/** Whether nothing has come between: the database says where somebody, or the room, is taken by now, or hours are used up. */
async function isHeldAgain(
  { tx, context }: FollowScope,
  event: StoredRow,
  session: BookedSession,
  startups: ReadonlyMap<string, string | null>,
): Promise<boolean> {
  const holdAgain = async () => {
    await spendHours(tx, context, { event, slot: session, startup: startups.get(session.id) ?? null });
    const values = { status: 'REGISTERED', ...whereaboutsOf(event) };
    await updateRow(tx, specCatalog.get('OneOnOneEvent'), session.id, values);
    // Calendars have been told one version more, by which it went from them.
    await sql`update one_on_one_event set version = version + 1 where id = ${session.id}`.execute(tx);
  };
  return 'result' in (await attempt(tx, holdAgain, isConflict));
}

const isConflict = (error: unknown): error is ConflictError => error instanceof ConflictError;

/** Gives the places of those back who have lost their conversation, and asks them for another time. */
export async function askAnew(tx: Tx, event: string, lost: readonly BookedSession[]): Promise<void> {
  if (lost.length === 0) return;
  const people = lost.map(({ person }) => person);
  await freePlaces(tx, event, people);
  const ids = lost.map(({ id }) => id);
  const { rows } = await sql<{ startup: string | null }>`delete from one_on_one_event where id = any(${ids}::text[])
    returning startup_id as startup`.execute(tx);
  await countMinutes(
    tx,
    rows.map(({ startup }) => startup),
  );
  await keepInvited(tx, event, people);
  await tellOfSessions(tx, event);
}

async function startupsOf(tx: Tx, event: string): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ id: string; startup: string | null }>`
    select id, startup_id as startup from one_on_one_event where event_id = ${event} and status = 'EVENT_CANCELLED'`.execute(
    tx,
  );
  return new Map(rows.map(({ id, startup }) => [id, startup]));
}

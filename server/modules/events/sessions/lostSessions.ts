/** Booked sessions that a change of their event takes the host or the date from. */
import { liesWithin, type SessionPlan } from '#domain/availability/eventSessions.ts';
import { spanOf } from '#domain/availability/spans.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { writeScope } from '#server/entities/write/WriteScope.ts';
import type { LostSession, PlannedEventChange } from '#server/generated/resolvers.gen.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { changedBy } from '../clashes/eventClashes.ts';
import { hostsOf, isOfSessions } from '../eventRules.ts';
import { freePlaces } from '../eventSeats.ts';
import { previewManagedEvent } from '../managedEvent.ts';
import { giveSessionsBack } from './giveSessionsBack.ts';
import { askAnew, isWithin } from './restoreSessions.ts';
import { type BookedSession, findSessions } from './sessionCalendar.ts';

/** Nobody is left with a host who is gone, or with a time that is none of the event's: both sides learn of it at once. */
export const releaseSessions: WriteHook = async ({ before, after }, scope) => {
  if (before === null || after?.status !== 'published' || before.status === 'cancelled') return;
  const lost = await lostSessions(scope, before, after);
  if (lost.length === 0) return;
  // Of a draft they have been told that it is called off, and learn with all others that it is on again.
  if (before.status === 'draft') return askAnew(scope.tx, after.id, lost);
  const people = lost.map(({ person }) => person);
  // Who is told of it is told of the session that they had booked, too.
  await announce(scope, 'EventSessionsLost', { event: after.id, people });
  await giveSessionsBack(scope, after.id, await freePlaces(scope.tx, after.id, people));
};

/** Booked sessions that would be lost, in those that follow in the series too where they are changed as well. */
export function plannedLosses(
  context: RequestContext,
  eventId: string,
  change: PlannedEventChange,
): Promise<readonly LostSession[]> {
  return previewManagedEvent(context, eventId, async (tx, event) => {
    const changed = await changedBy(writeScope(specCatalog, context, tx), event, change);
    const lost: BookedSession[] = [];
    for (const { before, after } of changed) {
      if (before?.status !== 'published') continue;
      // Called off, or a draft again, it holds none of them.
      const isOff = after.status !== 'published';
      lost.push(
        ...(await (isOff ? comingSessions({ tx, context }, before) : lostSessions({ tx, context }, before, after))),
      );
    }
    const named = lost.map(async ({ id, person, host, startTime, endTime }) => ({
      ...{ _id: id, startTime, endTime },
      person: (await nameOfUser(tx, person)) ?? '',
      host: (await nameOfUser(tx, host)) ?? '',
    }));
    return (await Promise.all(named)).sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
  });
}

/** Those still to come that were held as the event was, and aren't as it is. Of a draft it isn't known how it was. */
async function lostSessions(
  scope: FollowScope,
  before: StoredRow,
  after: StoredRow,
): Promise<readonly BookedSession[]> {
  const { context } = scope;
  if (!isOfSessions(context, before)) return [];
  const zone = context.tenant.timezone;
  return (await comingSessions(scope, before)).filter((session) => {
    const [had, has] = [standingOf(before, session, zone), standingOf(after, session, zone)];
    // One that has become another kind of event holds none at all.
    if (!isOfSessions(context, after)) return true;
    const isAnew = before.status !== 'published';
    return ((isAnew || had.isHosted) && !has.isHosted) || ((isAnew || had.isInTime) && !has.isInTime);
  });
}

/** What has begun stays as it is, whatever becomes of the event. */
async function comingSessions(scope: FollowScope, event: StoredRow): Promise<readonly BookedSession[]> {
  if (!isOfSessions(scope.context, event)) return [];
  const now = scope.context.now().getTime();
  return (await findSessions(scope, event.id)).filter(({ startTime }) => Date.parse(startTime) > now);
}

function standingOf(event: StoredRow, session: BookedSession, zone: string) {
  const { method } = (event.availability ?? {}) as Record<string, unknown>;
  const isInTime =
    method === 'calendar' ? isWithin(event, session) : liesWithin(event as SessionPlan, zone, spanOf(session));
  return { isHosted: hostsOf(event).includes(session.host), isInTime };
}

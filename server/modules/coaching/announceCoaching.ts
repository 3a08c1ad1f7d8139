/** Which domain events the writing of sessions, invitations and requests is. */
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import { formOfSession } from '#server/services/coaching/formOfSession.ts';
import { sessionWhere } from '#server/services/coaching/sessionWhere.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** A session that is planned, moved, called off or held, or was not held after all. One that is deleted while it is to come is called off. */
export const announceSession: WriteHook = async ({ before, after }, scope) => {
  if (before?.status === 'held' && after?.status !== 'held') {
    await announce(scope, 'SessionNotHeld', { session: before.id, isOff: after?.status !== 'planned' });
  }
  if (isNow('held', before, after) && after !== null) {
    const { id: session, startup } = after;
    await announce(scope, 'SessionHeld', { session, startup: String(startup), coaches: idsIn(after.coachs) });
  } else if (isNow('planned', before, after) && after !== null) {
    await announce(scope, 'SessionBooked', { session: after.id });
  } else if (before !== null && before.status !== after?.status && isAwaited(before, scope.context.now())) {
    await announce(scope, 'SessionCancelled', {
      session: before.id,
      name: String(before.name),
      startup: String(before.startup),
      coaches: idsIn(before.coachs),
      attendees: idsIn(before.attendees),
      startTime: textOrNull(before.startTime),
      endTime: textOrNull(before.endTime),
      words: textOrNull(after?.cancelReason),
      version: (after ?? before).version,
      isDeleted: after === null,
    });
  } else if (before !== null && after?.status === 'planned') {
    await announceChange(before, after, scope);
  }
};

/** Whether people count on it: it is planned, or said to have been held before its time has come. */
function isAwaited({ status, endTime, startTime }: StoredRow, now: Date): boolean {
  if (status !== 'held') return status === 'planned';
  const end = textOrNull(endTime) ?? textOrNull(startTime);
  return end !== null && Date.parse(end) > now.getTime();
}

/** A planned session that is planned still: at another time or place, or with others. */
async function announceChange(before: StoredRow, after: StoredRow, scope: Parameters<WriteHook>[1]): Promise<void> {
  const [coachesBefore, coaches] = [idsIn(before.coachs), idsIn(after.coachs)];
  const [attendeesBefore, attendees] = [idsIn(before.attendees), idsIn(after.attendees)];
  const [expectedBefore, expected] = [
    [...coachesBefore, ...attendeesBefore],
    [...coaches, ...attendees],
  ];
  const joined = without(expected, expectedBefore);
  const left = without(expectedBefore, expected);
  const isMoved = whenAndWhere.some((field) => !isSame(before[field], after[field]));
  const time = { startTime: textOrNull(before.startTime), endTime: textOrNull(before.endTime) };
  if (isMoved) {
    const { place, meetingLink, location } = before;
    const where = await sessionWhere(scope.tx, { place, meetingLink, location });
    await announce(scope, 'SessionMoved', { session: after.id, joined, ...time, where });
  } else if (before.name !== after.name) await announce(scope, 'SessionRenamed', { session: after.id, joined });
  if (joined.length === 0 && left.length === 0) return;
  await announce(scope, 'SessionPeopleChanged', {
    session: after.id,
    name: String(after.name),
    coachesJoined: joined.filter((id) => coaches.includes(id)),
    attendeesJoined: without(joined, coaches),
    coachesLeft: left.filter((id) => coachesBefore.includes(id)),
    attendeesLeft: without(left, coachesBefore),
    ...time,
    version: after.version,
    isMoved,
  });
}

/** Notes that are another are told to those who read them; private ones are nobody's news. */
export const announceNotes: WriteHook = async ({ before, after }, scope) => {
  if (before === null || after === null || (before.notes ?? '') === (after.notes ?? '')) return;
  await announce(scope, 'SessionNotesChanged', { session: after.id });
};

/** A point of the agenda that is new, another, or gone; that it was spoken about is no news. */
export const announceAgenda: WriteHook = async ({ before, after }, scope) => {
  if (before !== null && after !== null && before.name === after.name && before.minutes === after.minutes) return;
  await announce(scope, 'SessionAgendaChanged', { session: String((after ?? before)?.session) });
};

/**
 * Somebody has written down what came of a session: notes that are another once it was held, or that stand there when they
 * say that it was. Where a form asks for it, notes do not answer that.
 */
export const announceEvaluation: WriteHook = async ({ before, after }, scope) => {
  const person = scope.context.principal?.id;
  if (after?.status !== 'held' || person === undefined || !after.notes) return;
  if (before?.status === 'held' && before.notes === after.notes) return;
  if ((await formOfSession(scope.tx, after.id)) !== null) return;
  await announce(scope, 'SessionEvaluated', { session: after.id, person });
};

/** An invitation that goes out, the answer to it, and that it is taken back. */
export const announceInvitation: WriteHook = async ({ before, after }, scope) => {
  await announceWithdrawn(before, after, scope);
  if (after === null) return;
  const event = { invitation: after.id, session: String(after.session) };
  if (before === null) await announce(scope, 'CoachingInvitationSent', event);
  else if (before.status !== after.status) {
    await announce(scope, 'CoachingInvitationAnswered', { ...event, status: String(after.status) });
  }
};

/** What has not been answered with no, and has not run out, still stands until it is called off or deleted. */
async function announceWithdrawn(
  before: StoredRow | null,
  after: StoredRow | null,
  scope: Parameters<WriteHook>[1],
): Promise<void> {
  if (before === null || (before.status !== 'pending' && before.status !== 'accepted')) return;
  const isOff = after === null || after.status === 'cancelled';
  const people = without(idsIn(before.invitees), isOff ? [] : idsIn(after.invitees));
  if (people.length === 0) return;
  const event = { invitation: before.id, session: String(before.session) };
  await announce(scope, 'CoachingInvitationWithdrawn', { ...event, people, isDeleted: after === null });
}

function isNow(status: string, before: StoredRow | null, after: StoredRow | null): boolean {
  return after?.status === status && before?.status !== status;
}

const whenAndWhere = ['startTime', 'endTime', 'place', 'location', 'meetingLink'] as const;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const without = (ids: readonly string[], others: readonly string[]): string[] =>
  ids.filter((id, at) => !others.includes(id) && ids.indexOf(id) === at);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

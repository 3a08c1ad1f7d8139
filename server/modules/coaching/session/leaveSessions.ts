/** What becomes of the sessions that are ahead when somebody belongs to their startup no more. */
import { type RawBuilder, sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored, writeScope } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { plannedWith, plannedWithPath } from '#server/services/coaching/plannedWith.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { notify } from '#server/services/people/notify.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { announceInvitation } from '../announceCoaching.ts';
import { changeInvitation } from '../changeInvitation.ts';
import { changeRequest, endRequest } from '../requests/changeRequest.ts';
import { requestTerms } from '../requests/requestTerms.ts';
import { changePlanned } from './changePlanned.ts';

export const leaveSessions = [
  follower(
    'StartupMembersLeft',
    'record',
    'Sessions of it that are ahead, open invitations to them and requests: who has left is expected no more; the other founders come where nobody else was to, and their requests are the others’, or are called off',
    async ({ payload: { startup, people } }, scope) => {
      for (const session of await sessionsAhead(scope, startup, people)) await leave(scope, session, startup, people);
      await uninvite(scope, startup, people);
      await handOver(scope, startup, people);
    },
  ),
  follower(
    'StartupStaffUnassigned',
    'notification',
    'Whoever has said so, where sessions with that coach or mentor are ahead: meetingChangedStaff',
    async ({ actor, payload: { startup, person } }, scope) => {
      const { tx, context } = scope;
      const { length: count } = await plannedWith(tx, { startup, coach: person }, context.now());
      if (count === 0 || actor === null || actor === person) return;
      const { rows } = await sql<{ name: string }>`select name from startup where id = ${startup}`.execute(tx);
      const [name, of] = [(await nameOfUser(tx, person)) ?? '', rows[0]?.name ?? ''];
      const notice = { text: 'sessions.stillPlannedWith', name, of, count } as const;
      const url = plannedWithPath({ startup, coach: person });
      // Not what they did is told, but what it leaves: they can't know.
      await notify(tx, context.tenant, { userIds: [actor], type: 'meetingChangedStaff', notice, url });
    },
  ),
  follower(
    'PersonLeft',
    'notification',
    'Whoever has done it, where sessions that they hold are ahead: meetingChangedStaff',
    async ({ actor, payload: { person } }, { tx, context }) => {
      const { length: count } = await plannedWith(tx, { coach: person }, context.now());
      if (count === 0 || actor === null || actor === person) return;
      const name = (await nameOfUser(tx, person)) ?? '';
      const notice = { text: 'sessions.stillPlanned', name, count } as const;
      const url = plannedWithPath({ coach: person });
      await notify(tx, context.tenant, { userIds: [actor], type: 'meetingChangedStaff', notice, url });
    },
  ),
  follower(
    'StartupStaffUnassigned',
    'record',
    'Requests that wait for that coach or mentor, where founders could not ask them now: called off',
    async ({ payload: { startup, person } }, scope) => {
      if ((await requestTerms(scope.tx, scope.context)).isActive) return;
      for (const request of await waitingRequests(scope.tx, sql`startup_id = ${startup} and mentor_id = ${person}`))
        await endRequest(scope, request);
    },
  ),
  follower(
    'StartupStaffUnassigned',
    'notification',
    'Founders of the startup, with the sessions that stay planned: newCommentStartup',
    async ({ payload: { startup, person } }, scope) => {
      const { tx, context } = scope;
      const { rows } = await sql<{ name: string }>`select name from startup where id = ${startup}`.execute(tx);
      const planned = await plannedWith(tx, { startup, coach: person }, context.now());
      const [name, of] = [(await nameOfUser(tx, person)) ?? '', rows[0]?.name ?? ''];
      const text = planned.length > 0 ? 'startup.coachLeftPlanned' : 'startup.coachLeft';
      const people = await foundersOf(tx, startup);
      const notice = { text, name, of, planned } as const;
      const url = plannedWithPath({ coach: person });
      await tellPeople(tx, context, { people, type: 'newCommentStartup', notice, url });
    },
  ),
];

/** Ids of the planned sessions of a startup that are not over, and to which one of these people is to come. */
async function sessionsAhead(
  { tx, context }: FollowScope,
  startup: string,
  people: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from coaching_session
    where startup_id = ${startup} and status = 'planned' and attendees_ids && ${[...people]}::text[]
      and coalesce(end_time, start_time, 'infinity') > ${context.now().toISOString()}::timestamptz
    order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

async function leave(scope: FollowScope, session: string, startup: string, people: readonly string[]): Promise<void> {
  const { tx, context } = scope;
  const others = await foundersOf(tx, startup);
  const expect = (attendees: readonly string[]) => changePlanned(context, tx, session, () => ({ attendees }));
  const stored = await loadStored(tx, specCatalog.get('CoachingSession'), session);
  const attendees = idsIn(stored?.attendees).filter((id) => !people.includes(id));
  if (attendees.length > 0 || others.length === 0) return expect(attendees);
  // Of those who are to come in their place none may have the time: then its coach reads that nobody comes.
  const outcome = await attempt(tx, () => expect(others), isConflict);
  if ('error' in outcome) await expect([]);
}

async function foundersOf(tx: Tx, startup: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from "user"
    where startups_ids @> array[${startup}] and status = 'Active' order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

const isConflict = (error: unknown): error is ConflictError => error instanceof ConflictError;

/** Takes people off the invitations that wait for an answer; one to nobody else is called off. */
async function uninvite({ tx, context }: FollowScope, startup: string, people: readonly string[]): Promise<void> {
  const model = specCatalog.get('CoachingInvitation');
  const { rows } = await sql<{ id: string }>`select i.id from coaching_invitation i
      join coaching_session s on s.id = i.session_id
    where s.startup_id = ${startup} and i.status = 'pending' and i.invitees_ids && ${[...people]}::text[]
    order by i.id for update of i`.execute(tx);
  for (const { id } of rows) {
    const before = await loadStored(tx, model, id);
    const invitees = idsIn(before?.invitees).filter((one) => !people.includes(one));
    if (invitees.length === 0) await changeInvitation(tx, context, id, 'cancelled');
    else {
      await updateRow(tx, model, id, { invitees });
      const after = await loadStored(tx, model, id);
      await announceInvitation({ entity: model.name, before, after }, writeScope(specCatalog, context, tx));
    }
  }
}

/** What they have asked a mentor for is another founder's from now on; where nobody is left to meet, it is called off. */
async function handOver(scope: FollowScope, startup: string, people: readonly string[]): Promise<void> {
  const { tx } = scope;
  const [heir] = await foundersOf(tx, startup);
  const isTheirs = sql`startup_id = ${startup} and requested_by_id = any(${[...people]}::text[])`;
  for (const request of await waitingRequests(tx, isTheirs)) {
    if (heir === undefined) await endRequest(scope, request);
    else {
      const from = String(request.requestedBy);
      await changeRequest(scope, request, { requestedBy: heir });
      await announce(scope, 'MeetingRequestHandedOver', { request: request.id, from, to: heir });
    }
  }
}

/** Requests that nobody has answered yet, locked. */
async function waitingRequests(tx: Tx, condition: RawBuilder<unknown>): Promise<readonly StoredRow[]> {
  const { rows } = await sql<{ id: string }>`select id from meeting_request
    where status = 'pending' and ${condition} order by id for update`.execute(tx);
  const found: StoredRow[] = [];
  for (const { id } of rows) {
    const request = await loadStored(tx, specCatalog.get('MeetingRequest'), id);
    if (request !== null) found.push(request);
  }
  return found;
}

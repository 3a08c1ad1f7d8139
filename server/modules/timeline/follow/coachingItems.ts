/** Sessions and invitations on timelines: as they are now, and on the timeline of everybody concerned (001 §3). */
import { sql } from 'kysely';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { follower } from '#server/platform/context/followers.ts';
import { keepOnTimelines, takeOffTimelines } from '#server/services/timeline/recordTimeline.ts';

const SESSION_TELLS = 'The startup, its founders who are invited, and the coaches: ';

export const coachingItems = [
  follower('SessionBooked', 'timeline', `${SESSION_TELLS}coachingSession`, ({ payload }, scope) =>
    showSession(scope, payload.session),
  ),
  follower('SessionMoved', 'timeline', `${SESSION_TELLS}coachingSession, as it is now`, ({ payload }, scope) =>
    showSession(scope, payload.session),
  ),
  follower('SessionRenamed', 'timeline', `${SESSION_TELLS}coachingSession, as it is now`, ({ payload }, scope) =>
    showSession(scope, payload.session),
  ),
  follower('SessionPeopleChanged', 'timeline', `${SESSION_TELLS}coachingSession, as it is now`, ({ payload }, scope) =>
    showSession(scope, payload.session),
  ),
  follower('SessionHeld', 'timeline', `${SESSION_TELLS}coachingSession, as it is now`, ({ payload }, scope) =>
    showSession(scope, payload.session),
  ),
  follower('ActionItemGiven', 'timeline', `${SESSION_TELLS}coachingSession, with it`, ({ payload }, scope) =>
    showSession(scope, payload.session),
  ),
  follower('ActionItemChanged', 'timeline', `${SESSION_TELLS}coachingSession, with it`, ({ payload }, scope) =>
    showSession(scope, payload.session),
  ),
  follower('ActionItemDone', 'timeline', `${SESSION_TELLS}coachingSession, with it`, ({ payload }, scope) =>
    showSession(scope, payload.session),
  ),
  follower('ActionItemDropped', 'timeline', `${SESSION_TELLS}coachingSession, without it`, ({ payload }, scope) =>
    showSession(scope, payload.session),
  ),
  follower(
    'SessionEvaluated',
    'timeline',
    `${SESSION_TELLS}coachingSession, with what was answered`,
    ({ payload }, scope) => showSession(scope, payload.session),
  ),
  follower(
    'SessionCancelled',
    'timeline',
    `${SESSION_TELLS}coachingSession, as cancelled; one that is deleted is taken off`,
    ({ payload }, scope) => showSession(scope, payload.session),
  ),
  follower(
    'SessionNotHeld',
    'timeline',
    `${SESSION_TELLS}coachingSession, as it is now; one that is deleted is taken off`,
    ({ payload }, scope) => showSession(scope, payload.session),
  ),
  follower(
    'CoachingInvitationSent',
    'timeline',
    'The startup and those invited: coachingInvite; the session’s coachingSession, with it',
    ({ payload }, scope) => showBoth(scope, payload),
  ),
  follower(
    'CoachingInvitationAnswered',
    'timeline',
    'The startup and those invited: coachingInvite, with its answer; the session’s coachingSession, with it',
    ({ payload }, scope) => showBoth(scope, payload),
  ),
  follower(
    'CoachingInvitationWithdrawn',
    'timeline',
    'The startup and those invited: coachingInvite goes with an invitation that is deleted; the session’s coachingSession, without it',
    async ({ payload: { invitation, session, isDeleted } }, scope) => {
      if (!isDeleted) return showInvitation(scope, invitation);
      await takeOffTimelines(scope.tx, `CoachingInvitation/${invitation}`);
      await showSession(scope, session);
    },
  ),
];

interface SessionRow {
  readonly startup: string;
  readonly people: readonly string[];
  readonly coach: string | null;
  readonly start_time: Date | string | null;
  readonly end_time: Date | string | null;
  readonly session: Readonly<Record<string, unknown>>;
}

/** SQL of the cards of people whose ids are in a column. */
const cards = (column: string) =>
  sql.raw(`coalesce((select jsonb_agg(jsonb_build_object('_id', u.id, 'fullName', trim(u.first_name || ' ' || coalesce(u.last_name, '')))
      order by u.first_name, u.id) from "user" u where u.id = any(${column})), '[]'::jsonb)`);

const sessionJson = sql`jsonb_build_object('_id', s.id, 'name', s.name, 'date', s.start_time, 'startTime', s.start_time,
  'endTime', s.end_time, 'expectedDuration', s.expected_duration, 'coachs', ${cards('s.coachs_ids')},
  'attendees', ${cards('s.attendees_ids')}, 'status', s.status,
  'cancelledBy', s.cancelled_by, 'cancelReason', s.cancel_reason,
  'topics', (select coalesce(jsonb_agg(t.name order by t.name), '[]'::jsonb) from tag t where t.id = any(s.topics_ids)),
  'invite', (select jsonb_build_object('status', i.status, 'expires', i.expires) from coaching_invitation i
    where i.session_id = s.id order by i.created_at desc, i.id desc limit 1),
  'evaluationForms', (select coalesce(jsonb_agg(jsonb_build_object('_id', e.form_id, 'name', e.form_title, 'questions',
      (select coalesce(jsonb_agg(jsonb_build_object('_id', a ->> 'questionId', 'label', a ->> 'questionLabel')), '[]'::jsonb)
        from jsonb_array_elements(e.answers) a)) order by e.submitted_at), '[]'::jsonb)
    from session_evaluation e where e.session_id = s.id and e.is_of_coach),
  'evaluationAnswers', (select coalesce(jsonb_agg(a order by e.submitted_at), '[]'::jsonb)
    from session_evaluation e, jsonb_array_elements(e.answers) a where e.session_id = s.id and e.is_of_coach),
  'actionItems', (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'dueDate', a.due_date, 'isDone', a.is_done,
      'person', (select trim(u.first_name || ' ' || coalesce(u.last_name, '')) from "user" u where u.id = a.person_id))
      order by a.due_date, a.id), '[]'::jsonb) from action_item a where a.session_id = s.id),
  'changelogs', (select coalesce(jsonb_agg(jsonb_build_object('at', entry -> 'at', 'by',
      jsonb_build_object('fullName', entry ->> 'by'), 'text', entry ->> 'what')), '[]'::jsonb)
    from jsonb_array_elements(coalesce(s.changelogs, '[]'::jsonb)) entry))`;

async function showBoth(
  scope: FollowScope,
  { invitation, session }: { readonly invitation: string; readonly session: string },
): Promise<void> {
  await showInvitation(scope, invitation);
  await showSession(scope, session);
}

/** One that was called off stays, and says so; one that is deleted stands on no timeline. */
async function showSession({ tx }: FollowScope, id: string): Promise<void> {
  const { rows } = await sql<SessionRow>`
    select s.startup_id as startup, s.coachs_ids || s.attendees_ids as people, s.coachs_ids[1] as coach,
      s.start_time, s.end_time, ${sessionJson} as session
    from coaching_session s where s.id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return takeOffTimelines(tx, `CoachingSession/${id}`);
  await keepOnTimelines(tx, {
    subject: `CoachingSession/${id}`,
    eventType: 'coachingSession',
    startup: row.startup,
    people: row.people,
    createdBy: row.coach,
    values: { session: row.session, start: instant(row.start_time), end: instant(row.end_time) },
  });
}

interface InvitationRow {
  readonly startup: string;
  readonly people: readonly string[];
  readonly coach: string | null;
  readonly invite: Readonly<Record<string, unknown>>;
}

async function showInvitation({ tx }: FollowScope, id: string): Promise<void> {
  const { rows } = await sql<InvitationRow>`
    select s.startup_id as startup, i.invitees_ids as people, s.coachs_ids[1] as coach,
      jsonb_build_object('status', i.status, 'expires', i.expires, 'invitees', ${cards('i.invitees_ids')},
        'session', jsonb_build_object('_id', s.id, 'name', s.name, 'startTime', s.start_time)) as invite
    from coaching_invitation i join coaching_session s on s.tenant_id = i.tenant_id and s.id = i.session_id
    where i.id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return;
  await keepOnTimelines(tx, {
    subject: `CoachingInvitation/${id}`,
    eventType: 'coachingInvite',
    startup: row.startup,
    people: row.people,
    createdBy: row.coach,
    values: { invite: row.invite },
  });
}

const instant = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());

/** The automatic tasks that events bring with them (requirement 000 §3): who is asked to do what, where, by when. */
import { sql } from 'kysely';
import { dayBounds } from '#domain/dates/zonedDays.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { formOfSession } from '#server/services/coaching/formOfSession.ts';
import { startupPeople } from '#server/services/people/startupPeople.ts';
import { openTask } from '#server/services/tasks/automaticTasks.ts';
import { scoringUrl } from '#server/services/tasks/scoringTasks.ts';

/** How long people have where nobody has said until when. */
const USUAL_DAYS = 7;

export const openedTasks = [
  follower('PersonJoined', 'task', 'The person: completeUserProfile', async ({ payload }, { tx, context }) => {
    const { rows } = await sql`select 1 from "user" where id = ${payload.person}
      and (coalesce(headline, '') = '' or coalesce(bio, '') = '' or coalesce(last_name, '') = '')`.execute(tx);
    if (rows.length === 0) return;
    const url = '/account/settings';
    await openTask(tx, context, {
      type: 'completeUserProfile',
      people: [payload.person],
      dueDate: inDays(context),
      url,
    });
  }),
  follower(
    'StartupMembersJoined',
    'task',
    'The new members: completeStartupProfile',
    async ({ payload }, { tx, context }) => {
      const { startup, people } = payload;
      const { rows } = await sql`select 1 from startup where id = ${startup}
      and (coalesce(tagline, '') = '' or coalesce(description, '') = '' or stage is null)`.execute(tx);
      if (rows.length === 0) return;
      const url = `/startup/${startup}/file/company`;
      await openTask(tx, context, { type: 'completeStartupProfile', people, startup, dueDate: inDays(context), url });
    },
  ),
  follower(
    'StartupStaffAssigned',
    'task',
    'A coach without hours: availCoaching; a mentor without hours: avail',
    async ({ payload }, { tx, context }) => {
      const { person } = payload;
      const kind = await missingHoursOf(tx, person);
      if (kind === null) return;
      await openTask(tx, context, { type: kind, people: [person], dueDate: inDays(context), url: '/availability' });
    },
  ),
  follower(
    'InterviewerAssigned',
    'task',
    'Who has no hours yet: availApplication',
    async ({ payload }, { tx, context }) => {
      const { person } = payload;
      if ((await missingHoursOf(tx, person)) === null) return;
      const task = { type: 'availApplication', people: [person], dueDate: inDays(context), url: '/availability' };
      await openTask(tx, context, task);
    },
  ),
  follower('DataRequested', 'task', 'The startup’s people: metrics', async ({ payload }, { tx, context }) => {
    const { startup, type, dueDate } = payload;
    if (type !== 'METRICS') return;
    const people = (await startupPeople(tx, startup))?.founders ?? [];
    const url = `/startup/${startup}/file/analytics`;
    await openTask(tx, context, { type: 'metrics', people, startup, dueDate, url });
  }),
  follower(
    'EvaluationAssigned',
    'task',
    'The evaluator: evaluation, one for all of a round',
    async ({ payload }, { tx, context }) => {
      const { evaluator, dueDate } = payload;
      const url = scoringUrl(payload);
      await openTask(tx, context, {
        type: 'evaluation',
        people: [evaluator],
        dueDate: dueDate ?? inDays(context),
        url,
      });
    },
  ),
  follower(
    'FormRequested',
    'task',
    'Those asked: coachingEvaluation about a person, else formSubmissionRequest',
    async ({ payload }, { tx, context }) => {
      const { rows } = await sql<{ person: string | null }>`
        select person_id as person from feedback_request where id = ${payload.request}`.execute(tx);
      const type = rows[0]?.person ? 'coachingEvaluation' : 'formSubmissionRequest';
      const url = `/survey/${payload.request}`;
      const dueDate = payload.dueDate ?? inDays(context);
      await openTask(tx, context, { type, people: payload.people, dueDate, url });
    },
  ),
  follower('SessionHeld', 'task', 'Coaches: coachingEvaluation', async ({ payload }, { tx, context }) => {
    const page = `/coaching/session/${payload.session}`;
    const url = (await formOfSession(tx, payload.session)) === null ? page : `${page}/evaluation`;
    await openTask(tx, context, { type: 'coachingEvaluation', people: payload.coaches, dueDate: inDays(context), url });
  }),
  follower('EventHostsMissing', 'task', 'The organiser: hostAssignation', async ({ payload }, { tx, context }) => {
    const { event, organiser, dueDate } = payload;
    const url = `/events/${event}/edit`;
    await openTask(tx, context, {
      type: 'hostAssignation',
      people: [organiser],
      dueDate: dueDate ?? inDays(context),
      url,
    });
  }),
  follower(
    'EventHostsChosen',
    'task',
    'New hosts of one-on-one sessions: availEventSpecific, or availEventCoaching where coaching hours count',
    async ({ payload }, { tx, context }) => {
      const { rows } = await sql<{ type: string; hours: string | null; start: Date | string | null }>`
        select event_type as type, availability ->> 'type' as hours, start_time as start from incubator_event
        where id = ${payload.event}`.execute(tx);
      const [event] = rows;
      if (event?.type !== 'ONE_ON_ONE' || payload.added.length === 0) return;
      const type = event.hours === 'coaching' ? 'availEventCoaching' : 'availEventSpecific';
      const dueDate = event.start === null ? inDays(context) : new Date(event.start).toISOString();
      await openTask(tx, context, { type, people: payload.added, dueDate, url: `/events/${payload.event}` });
    },
  ),
];

/** Which hours somebody still has to give: those of coaching for a coach, else those of a mentor; null where there are some. */
async function missingHoursOf(tx: Tx, person: string): Promise<'avail' | 'availCoaching' | null> {
  const { rows } = await sql<{ is_coach: boolean; has_hours: boolean }>`
    select r.type && array['Coach', 'AdminCoach'] as is_coach, exists (select from recurring_availability a where a.user_id = u.id)
      or exists (select from program_mentor_availability a where a.user_id = u.id and a.end_time > now()) as has_hours
    from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id where u.id = ${person}`.execute(tx);
  const [found] = rows;
  if (found === undefined || found.has_hours) return null;
  return found.is_coach ? 'availCoaching' : 'avail';
}

function inDays(context: RequestContext): string {
  return dayBounds(context.tenant.timezone, context.now(), USUAL_DAYS).end;
}

/** What the waiting list brings about: the applicant is told and written, and those behind move up. */
import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { recordActivity } from '#server/services/applications/applicationActivity.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { withdrawMails } from '../deciding/decisionEffects.ts';
import { UNDO_MINUTES } from '../deciding/decisionTrace.ts';
import { waitingMailOf } from './waitingMail.ts';

export const waitingChanged: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before === null) return;
  const [waited, waits] = [Boolean(before.waitingSince), Boolean(after?.waitingSince)];
  if (waited === waits) return;
  const scope = { tx, context };
  if (after !== null && waits) await writeOf(scope, after);
  if (waited) await withdrawMails(scope, typeof before.waitingMail === 'string' ? [before.waitingMail] : []);
  if (waited) await moveUp(scope, before);
  // Where a decision has ended it, that is said with the decision (`tellDecision`).
  if (after !== null && (waits || actionOf(after.status) === null))
    await announce(scope, 'WaitingListChanged', { application: after.id, waits });
};

/** The mail waits for as long as a decision can be undone. */
async function writeOf({ tx, context }: FollowScope, application: StoredRow): Promise<void> {
  const mail = await waitingMailOf(tx, context, application);
  if (mail === null) return;
  const notBefore = new Date(context.now().getTime() + UNDO_MINUTES * 60_000).toISOString();
  const id = await queueMail(tx, { ...mail, notBefore });
  await sql`update application set waiting_mail = ${id} where id = ${application.id}`.execute(tx);
}

/** Each of those that have waited behind it stands a place further ahead, and learns which. */
async function moveUp({ tx, context }: FollowScope, left: StoredRow): Promise<void> {
  const { rows } = await sql<{ id: string; name: string; applicant: string | null; place: number }>`
    select * from (
      select id, startup_name as name, applicant_id as applicant, waiting_since as since,
        row_number() over (order by waiting_since, id)::int as place
      from application where funnel_id = ${left.funnel} and waiting_since is not null
    ) waiting where since >= ${left.waitingSince}::timestamptz and id <> ${left.id}`.execute(tx);
  for (const { id, name, applicant, place } of rows) {
    await takeBackPlace(tx, id);
    await tellPeople(tx, context, {
      people: [applicant],
      type: 'changeApplicationStatus',
      notice: { text: 'application.movedUp', name, words: String(place) },
      url: `/application/${id}/progress`,
    });
  }
}

/** A place that is not its own any more is no news. */
const takeBackPlace = (tx: Tx, id: string): Promise<void> =>
  takeBackNews(tx, { texts: ['application.waitingList', 'application.movedUp'], url: `/application/${id}/progress` });

export const waitingNews = [
  follower(
    'WaitingListChanged',
    'timeline',
    'A line in the history of the application, for the applicant too while it waits',
    async ({ payload: { application, waits } }, { tx, context }) => {
      if (waits) return recordActivity(tx, context, application, { kind: 'waiting_list' });
      await sql`update application_activity set is_internal = true
        where application_id = ${application} and kind = 'waiting_list'`.execute(tx);
    },
  ),
  follower(
    'WaitingListChanged',
    'notification',
    'The applicant, of being on the list; what was unread of it is taken back when they are not',
    async ({ payload: { application: id, waits } }, { tx, context }) => {
      await takeBackPlace(tx, id);
      if (!waits) return;
      const { rows } = await sql<{ name: string; applicant: string | null }>`
        select startup_name as name, applicant_id as applicant from application where id = ${id}`.execute(tx);
      const [found] = rows;
      if (found === undefined) return;
      await tellPeople(tx, context, {
        people: [found.applicant],
        type: 'changeApplicationStatus',
        notice: { text: 'application.waitingList', name: found.name },
        url: `/application/${id}/progress`,
      });
    },
  ),
];

/** What becomes of a startup and of its milestones, on its timeline (001 §3). */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { statusText } from '#server/services/people/statusText.ts';
import { recordNotice, recordTimeline, takeOffTimelines } from '#server/services/timeline/recordTimeline.ts';

export const courseItems = [
  follower(
    'StartupStatusChanged',
    'timeline',
    'The startup: note, that it has graduated, is on hold or archived, or is active again',
    async ({ payload: { startup, status }, actor }, { tx, context }) => {
      const { rows } = await sql<{ name: string }>`select name from startup where id = ${startup}`.execute(tx);
      const notice = { text: statusText(status), name: rows[0]?.name ?? '' };
      await recordNotice(tx, context, notice, { startup, createdBy: actor, subject: `Startup/${startup}` });
    },
  ),
  follower(
    'MilestoneChanged',
    'timeline',
    'The startup: milestone, with its state',
    async ({ payload, actor }, { tx }) => {
      await recordTimeline(tx, {
        eventType: 'milestone',
        startup: payload.startup,
        createdBy: actor,
        attr1: payload.status,
        ...(await wordsOf(tx, payload.milestone)),
        subject: `Milestone/${payload.milestone}`,
      });
    },
  ),
  follower(
    'MilestoneReplanned',
    'timeline',
    'The startup: milestone, in each of its states, as it is called and dated now',
    async ({ payload: { milestone } }, { tx }) => {
      const words = await wordsOf(tx, milestone);
      const { rows } = await sql<{ id: string }>`
        select id from timeline_event where subject = ${`Milestone/${milestone}`} order by id for update`.execute(tx);
      for (const { id } of rows) await updateRow(tx, specCatalog.get('TimelineEvent'), id, words);
    },
  ),
  follower('MilestoneDeleted', 'timeline', 'The startup: milestone, which goes', ({ payload }, { tx }) =>
    takeOffTimelines(tx, `Milestone/${payload.milestone}`),
  ),
];

async function wordsOf(tx: Tx, milestone: string) {
  const { rows } = await sql<{ name: string; due: string | null }>`
    select name, to_char(due_date, 'YYYY-MM-DD"T"00:00:00.000"Z"') as due from milestone
    where id = ${milestone}`.execute(tx);
  return { message: rows[0]?.name ?? '', dueDate: rows[0]?.due ?? null };
}

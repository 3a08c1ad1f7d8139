/** Who is told what about a startup and its sessions (notification types of requirement 000 §3). */
import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { mailPeople } from './mailPeople.ts';
import { type News, tellPeople } from './tellPeople.ts';

/** Those invited learn of a session that is planned, moved or called off; so do its coaches. */
export const tellOfSession: WriteHook = async ({ before, after }, { tx, context }) => {
  const session = after ?? before;
  const kind = newsOfSession(before, after);
  if (session === null || kind === null) return;
  const notice = { text: `startup.${kind}`, name: String(session.name) } as const;
  const url = after === null ? '/calendar' : `/coaching/session/${session.id}`;
  const coaches = idsIn(session.coachs);
  const invited = idsIn(session.attendees).filter((id) => !coaches.includes(id));
  await tellPeople(tx, context, { people: invited, type: kind, notice, url });
  await tellPeople(tx, context, { people: coaches, type: `${kind}Staff`, notice, url });
};

/** A note on the timeline: the founders learn of one they may read, and so do those who look after the startup. */
export const tellOfNote: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before !== null || typeof after?.startup !== 'string') return;
  const people = await peopleOf(tx, after.startup);
  if (people === null) return;
  const news: Pick<News, 'notice' | 'url'> = {
    notice: { text: 'startup.newCommentStartup', name: people.name },
    url: `/startup/${after.startup}/file/activities`,
  };
  if (after.isPublic === true) {
    await tellPeople(tx, context, { people: people.founders, type: 'newCommentStartup', ...news });
  }
  await tellPeople(tx, context, { people: people.staff, type: 'newCommentStartupStaff', ...news });
};

/** Figures are asked for: the founders learn of it, and are reminded by mail where the organisation wants that. */
export const tellOfRequest: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before !== null || typeof after?.startup !== 'string') return;
  const people = await peopleOf(tx, after.startup);
  if (people === null) return;
  const notice = { text: 'startup.metricsRequest', name: people.name } as const;
  const url = `/startup/${after.startup}/file/analytics`;
  await tellPeople(tx, context, { people: people.founders, type: 'metricsRequest', notice, url });
  await mailPeople(tx, context, { feature: 'reminderEmails', people: people.founders, notice, url });
};

/** Figures came: those who look after the startup learn of it. */
export async function tellOfFigures(tx: Tx, context: RequestContext, startup: string): Promise<void> {
  const people = await peopleOf(tx, startup);
  if (people === null) return;
  const notice = { text: 'startup.updatedMetrics', name: people.name } as const;
  const url = `/startup/${startup}/file/analytics`;
  await tellPeople(tx, context, { people: people.staff, type: 'updatedMetrics', notice, url });
}

function newsOfSession(before: StoredRow | null, after: StoredRow | null) {
  if (after === null) return before?.status === 'planned' ? 'meetingDeleted' : null;
  if (before === null) return after.status === 'planned' ? 'meetingScheduled' : null;
  if (after.status !== before.status) {
    if (after.status === 'cancelled') return 'meetingDeleted';
    return after.status === 'planned' ? 'meetingScheduled' : null;
  }
  const isMoved = (['startTime', 'endTime', 'location', 'meetingLink'] as const).some((f) => before[f] !== after[f]);
  return after.status === 'planned' && isMoved ? 'meetingChanged' : null;
}

const idsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

interface People {
  readonly name: string;
  readonly founders: readonly string[];
  readonly staff: readonly string[];
}

async function peopleOf(tx: Tx, startup: string): Promise<People | null> {
  const { rows } = await sql<People>`
    select s.name,
      array(select id from "user" where startups_ids @> array[s.id]) as founders,
      array(select id from "user" where assigned_startups_ids @> array[s.id]) as staff
    from startup s where s.id = ${startup}`.execute(tx);
  return rows[0] ?? null;
}

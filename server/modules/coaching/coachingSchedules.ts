/** What time does to sessions and invitations. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored, writeScope } from '#server/entities/write/WriteScope.ts';
import { isFirstTime } from '#server/platform/clock/Clock.ts';
import type { ClockScope, Schedule } from '#server/platform/clock/Schedule.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { announceSession } from './announceCoaching.ts';
import { changeInvitation } from './changeInvitation.ts';
import { countHours } from './coachingWrites.ts';

/** So many in one transaction: few enough to be short. */
const BATCH = 50;
/** What ended before nobody remembers: an installation that gets a clock does not ask for years of evaluations. */
const KNOWN_DAYS = 7;
/** How long before a session those who come are reminded of it. */
const REMIND_HOURS = 24;

export const coachingSchedules: readonly Schedule[] = [
  {
    name: 'coaching.end',
    about: 'A planned session whose end is past counts as held; its coaches are asked for their evaluation',
    at: 'minute',
    run: endSessions,
  },
  {
    name: 'coaching.expire',
    about: 'An invitation to a session that nobody has answered in time expires, and its coaches are told',
    at: 'minute',
    run: expireInvitations,
  },
  {
    name: 'coaching.remind',
    about: 'Those who come to a session are reminded by mail, a day before, once',
    at: 'minute',
    run: remindOfSessions,
  },
];

async function endSessions({ tx, context, until }: ClockScope): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from coaching_session
    where status = 'planned' and end_time <= ${until.toISOString()}::timestamptz
      and end_time > ${until.toISOString()}::timestamptz - make_interval(days => ${KNOWN_DAYS}::int) order by end_time, id limit ${BATCH}
    for update skip locked`.execute(tx);
  const model = specCatalog.get('CoachingSession');
  for (const { id } of rows) {
    const before = await loadStored(tx, model, id);
    await updateRow(tx, model, id, { status: 'held' });
    const change = { entity: model.name, before, after: await loadStored(tx, model, id) };
    const scope = writeScope(specCatalog, context, tx);
    await noteChange(tx, context, change);
    await countHours(change, scope);
    await announceSession(change, scope);
  }
  return rows.length === BATCH;
}

async function expireInvitations({ tx, context, until }: ClockScope): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select i.id
    from coaching_invitation i join coaching_session s on s.tenant_id = i.tenant_id and s.id = i.session_id
    where i.status = 'pending' and least(i.expires, s.start_time) <= ${until.toISOString()}::timestamptz
    order by i.id limit ${BATCH} for update of i skip locked`.execute(tx);
  for (const { id } of rows) await changeInvitation(tx, context, id, 'expired');
  return rows.length === BATCH;
}

async function remindOfSessions({ tx, context, until }: ClockScope): Promise<boolean> {
  // A session that is moved has another start, and is reminded of anew.
  const mark = sql`'session.reminder/' || s.id || '/' || extract(epoch from s.start_time)::bigint`;
  const { rows } = await sql<{ id: string; name: string; at: Date | string; people: string[]; mark: string }>`
    select id, name, start_time as at, coachs_ids || attendees_ids as people, ${mark} as mark from coaching_session s
    where status = 'planned' and start_time > ${until.toISOString()}::timestamptz
      and start_time <= ${until.toISOString()}::timestamptz + make_interval(hours => ${REMIND_HOURS}::int)
      and not exists (select from clock_done d where d.tenant_id = s.tenant_id and d.what = ${mark})
    order by start_time, id limit ${BATCH}`.execute(tx);
  for (const { id, name, at, people, mark: what } of rows) {
    await isFirstTime(tx, what, until);
    const notice = { text: 'session.reminder', name, at: new Date(at).toISOString() } as const;
    await mailPeople(tx, context, { feature: 'reminderEmails', people, notice, url: `/coaching/session/${id}` });
  }
  return rows.length === BATCH;
}

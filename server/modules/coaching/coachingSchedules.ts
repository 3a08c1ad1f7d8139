/** What time does to sessions and invitations. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored, writeScope } from '#server/entities/write/WriteScope.ts';
import type { ClockScope, Schedule } from '#server/platform/clock/Schedule.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';
import { announceSession } from './announceCoaching.ts';
import { changeInvitation } from './changeInvitation.ts';
import { countHours } from './coachingWrites.ts';

/** So many in one transaction: few enough to be short. */
const BATCH = 50;
/** What ended before nobody remembers: an installation that gets a clock does not ask for years of evaluations. */
const KNOWN_DAYS = 7;

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

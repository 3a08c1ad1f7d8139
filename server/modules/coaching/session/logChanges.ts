/** What somebody has changed of a session is kept with it: values, which each reader is told in their own words. */
import { type RawBuilder, sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';

/** How the value of a field is kept; null where it is only said that it is another. */
type Kept = ((tx: Tx, value: unknown) => Promise<unknown>) | null;

const asIs: Kept = (_tx, value) => Promise.resolve(value ?? null);
const people: Kept = (tx, value) =>
  namesOf(tx, value, sql`select id, trim(first_name || ' ' || coalesce(last_name, '')) as name from "user"`);

/** Notes are read as they are now, by those who may read them now; a link that was changed opens nothing any more. */
const loggedFields: Readonly<Record<string, Kept>> = {
  name: asIs,
  status: asIs,
  startTime: asIs,
  expectedDuration: asIs,
  place: async (tx, value) => (await namesOf(tx, [value], sql`select id, name from place`))[0] ?? null,
  location: asIs,
  meetingLink: null,
  notes: null,
  topics: (tx, value) => namesOf(tx, value, sql`select id, name from tag`),
  coachs: people,
  attendees: people,
};
const MAX_LOG = 50;

export async function logChanges({ tx, context }: FollowScope, before: StoredRow, after: StoredRow): Promise<void> {
  const changed = Object.keys(loggedFields).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return;
  const by = await nameOfUser(tx, context.principal?.id ?? null);
  const changes = [];
  for (const field of changed) {
    const kept = loggedFields[field];
    if (kept) changes.push({ field, from: await kept(tx, before[field]), to: await kept(tx, after[field]) });
  }
  const entry = { at: context.now().toISOString(), by, what: changed.join(', '), changes };
  const log = [entry, ...(Array.isArray(before.changelogs) ? before.changelogs : [])].slice(0, MAX_LOG);
  await sql`update coaching_session set changelogs = ${JSON.stringify(log)}::jsonb where id = ${after.id}`.execute(tx);
}

/** Names of records in the order of their ids, as they are called now. */
async function namesOf(tx: Tx, value: unknown, records: RawBuilder<unknown>): Promise<readonly string[]> {
  const ids = idsIn(value);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (${records}) r where id = any(${[...ids]}::text[])`.execute(tx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => names.get(id) ?? []);
}

import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { noteActivity } from './noteActivity.ts';
import { recordName } from './recordName.ts';

/** A record before and after somebody wrote it; null is that there was none, or is none any more. */
export interface NotedChange {
  readonly entity: string;
  readonly before: StoredRow | null;
  readonly after: StoredRow | null;
}

/** Written by every change; nobody wants to read of these. */
const unnamed = new Set(['version', 'updatedAt', 'createdAt']);

/**
 * Notes a change of a record in the activity feed, in the transaction that makes it: who, what, which record, which fields.
 * The writer does so by itself; what is written past it (a side that answers what it may not change) says so here. A write
 * that changes nothing is none.
 */
export async function noteChange(
  tx: Tx,
  context: RequestContext,
  { entity, before, after }: NotedChange,
): Promise<void> {
  const row = after ?? before;
  if (row === null) return;
  const changes = before !== null && after !== null ? changedFields(entity, before, after) : [];
  if (before !== null && after !== null && changes.length === 0) return;
  await noteActivity(tx, context, {
    action: before === null ? 'created' : after === null ? 'deleted' : 'updated',
    recordType: entity,
    recordId: row.id,
    recordName: recordName(entity, row) || (await nameOfStartup(tx, row.startup)),
    changes,
  });
}

/** What has no name of its own, or may not tell it, is at least of a startup. */
async function nameOfStartup(tx: Tx, startup: unknown): Promise<string> {
  if (typeof startup !== 'string') return '';
  const { rows } = await sql<{ name: string }>`select name from startup where id = ${startup}`.execute(tx);
  return rows[0]?.name ?? '';
}

/** Names of the fields that changed; hidden ones (a password) are left out. */
function changedFields(entity: string, before: StoredRow, after: StoredRow): string[] {
  const { fields } = specCatalog.get(entity);
  const changed = [...fields.values()]
    .filter(({ name, hidden, column }) => column !== null && !hidden && !unnamed.has(name))
    .filter(({ name }) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    // Formatted writing goes by the name of its words.
    .map(({ name, words }) => words ?? name);
  return [...new Set(changed)];
}

import { sql } from 'kysely';
import { stateChange } from '#domain/activity/stateChange.ts';
import type { FieldMeta } from '#domain/model/entity.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { noteActivity } from './noteActivity.ts';
import { recordName } from './recordName.ts';

/** A record before and after somebody wrote it; null is that there was none, or is none any more. */
export interface NotedChange {
  readonly entity: string;
  readonly before: StoredRow | null;
  readonly after: StoredRow | null;
  /** Fields of whose change there is a line that tells more. */
  readonly noted?: ReadonlySet<string>;
  /** What it belongs to, where it has no name of its own. */
  readonly of?: string;
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
  { entity, before, after, noted, of = '' }: NotedChange,
): Promise<void> {
  const row = after ?? before;
  if (row === null) return;
  const changed =
    before !== null && after !== null
      ? changedFields(entity, before, after).filter(({ name }) => !noted?.has(name))
      : null;
  if (changed?.length === 0) return;
  await noteActivity(tx, context, {
    action: before === null ? 'created' : after === null ? 'deleted' : 'updated',
    recordType: entity,
    recordId: row.id,
    recordName: recordName(entity, row) || of || (await nameOfOwner(tx, row)),
    changes: changesOf(changed ?? [], row),
  });
}

/** What has no name of its own, or may not tell it, is at least of a startup, or of the person whose timeline it is on. */
async function nameOfOwner(tx: Tx, { startup, user }: StoredRow): Promise<string> {
  if (typeof startup === 'string') {
    const { rows } = await sql<{ name: string }>`select name from startup where id = ${startup}`.execute(tx);
    return rows[0]?.name ?? '';
  }
  if (typeof user !== 'string') return '';
  const row = await loadStored(tx, specCatalog.get('User'), user);
  return row === null ? '' : recordName('User', row);
}

function changedFields(entity: string, before: StoredRow, after: StoredRow): readonly FieldMeta[] {
  return [...specCatalog.get(entity).fields.values()].filter(
    ({ name, column }) =>
      column !== null && !unnamed.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

/** A hidden field (a password) is changed, and not named; formatted writing goes by the name of its words. */
const changesOf = (fields: readonly FieldMeta[], row: StoredRow): string[] => [
  ...new Set(
    fields
      .filter(({ hidden }) => !hidden)
      .map(({ name, words, type }) =>
        // What a state has become is what one wants to know of it: an event is called off, or on again.
        type === 'enum' && name === 'status' ? stateChange(name, String(row[name])) : (words ?? name),
      ),
  ),
];

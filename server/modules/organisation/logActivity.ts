import { specCatalog } from '#server/entities/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { noteActivity } from '../noteActivity.ts';

const NAME_LENGTH = 300;
/** Written by every change; nobody wants to read of these. */
const unnamed = new Set(['version', 'updatedAt', 'createdAt']);

/** Notes every change in the activity feed, in the transaction that makes it: who, what, which record, which fields. */
export const logActivity: WriteHook = async ({ entity, before, after }, { tx, context }) => {
  const row = after ?? before;
  if (row === null) return;
  await noteActivity(tx, context, {
    action: before === null ? 'created' : after === null ? 'deleted' : 'updated',
    recordType: entity,
    recordId: row.id,
    recordName: nameOf(entity, row),
    changes: before !== null && after !== null ? changedFields(entity, before, after) : [],
  });
};

/** Comments and messages have no name: what was said to a few must not stay in a list that others read. */
function nameOf(entity: string, row: StoredRow): string {
  const { meta, fields } = specCatalog.get(entity);
  if (fields.get(meta.displayField)?.type === 'longText') return '';
  const name = entity === 'User' ? `${String(row.firstName)} ${String(row.lastName ?? '')}` : row[meta.displayField];
  return typeof name === 'string' ? name.trim().slice(0, NAME_LENGTH) : '';
}

/** Names of the fields that changed; hidden ones (a password) are left out. */
function changedFields(entity: string, before: StoredRow, after: StoredRow): string[] {
  const { fields } = specCatalog.get(entity);
  return [...fields.values()]
    .filter(({ name, hidden, column }) => column !== null && !hidden && !unnamed.has(name))
    .filter(({ name }) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map(({ name }) => name);
}

import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { noteActivity } from '#server/services/activity/noteActivity.ts';
import { recordName } from '#server/services/activity/recordName.ts';

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
    recordName: recordName(entity, row),
    changes: before !== null && after !== null ? changedFields(entity, before, after) : [],
  });
};

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

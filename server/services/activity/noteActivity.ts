import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow, insertRows } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';

/** What somebody did to a record. */
export interface Activity {
  readonly action: 'created' | 'updated' | 'deleted';
  readonly recordType: string;
  readonly recordId: string;
  readonly recordName: string;
  /** Names of the fields that changed. */
  readonly changes?: readonly string[];
}

/** Puts into the activity feed what the reader does, in the transaction that does it. */
export async function noteActivity(tx: Tx, context: RequestContext, activity: Activity): Promise<void> {
  const actor = context.principal?.id ?? null;
  await insertRow(tx, specCatalog.get('ActivityLogEntry'), uuidv7(), { changes: [], ...activity, actor });
}

/** What was done about people with a record: one entry for each of them. */
export interface PeopleActivity extends Omit<Activity, 'action' | 'changes'> {
  /** A value of `LogAction`. */
  readonly action: string;
  readonly people: readonly string[];
  /** Who did it; null where it has followed by itself. */
  readonly actor: string | null;
}

/** Puts into the activity feed what was done about people, in the transaction that does it. */
export async function notePeople(tx: Tx, { people, ...activity }: PeopleActivity): Promise<void> {
  const values = { changes: [], ...activity };
  await insertRows(
    tx,
    specCatalog.get('ActivityLogEntry'),
    people.map((person) => ({ id: uuidv7(), values: { ...values, person } })),
  );
}

import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
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

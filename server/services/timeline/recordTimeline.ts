import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';

export interface TimelineRecord {
  readonly eventType: string;
  readonly startup: string;
  readonly createdBy: string | null;
  readonly [field: string]: unknown;
}

/** Puts what has happened on the timeline of a startup, in the transaction that makes it true. Visible to its founders. */
export async function recordTimeline(tx: Tx, event: TimelineRecord): Promise<void> {
  const values = { isPublic: true, isPinned: false, isUpdate: false, attachments: [], data: [], answers: [], ...event };
  await insertRow(tx, specCatalog.get('TimelineEvent'), uuidv7(), values);
}

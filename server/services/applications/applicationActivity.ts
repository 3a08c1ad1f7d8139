import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { loadApplication } from './applicationRows.ts';

export interface NewActivity {
  readonly kind: string;
  readonly fromStatus?: unknown;
  readonly toStatus?: unknown;
  readonly isInternal?: boolean;
  readonly meetingTime?: unknown;
  readonly hostName?: unknown;
  readonly evaluatorName?: unknown;
  readonly round?: unknown;
  readonly roundName?: unknown;
  /** Null where nobody has done it; else it is the one who asks. */
  readonly actor?: null;
}

/** Adds to the history of an application. */
export async function recordActivity(
  tx: Tx,
  context: RequestContext,
  applicationId: string,
  activity: NewActivity,
): Promise<void> {
  const application = await loadApplication(tx, applicationId);
  if (application === null) return;
  await insertRow(tx, specCatalog.get('ApplicationActivity'), uuidv7(), {
    isInternal: false,
    actor: context.principal?.id ?? null,
    ...activity,
    application: applicationId,
  });
}

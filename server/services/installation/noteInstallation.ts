import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';

/** What whoever runs the installation did to a tenant; `changes` are names of settings, never their values. */
export interface InstallationChange {
  readonly action: 'created' | 'updated';
  readonly tenantId: string;
  readonly tenantName: string;
  readonly changes: readonly string[];
}

/** Writes the audit line into the tenant's own activity feed; nobody of the tenant did it, so it has no actor. */
export async function noteInstallation(tx: Tx, change: InstallationChange): Promise<void> {
  await insertRow(tx, specCatalog.get('ActivityLogEntry'), uuidv7(), {
    actor: null,
    action: change.action,
    recordType: 'Incubator',
    recordId: change.tenantId,
    recordName: change.tenantName,
    changes: [...change.changes],
  });
}

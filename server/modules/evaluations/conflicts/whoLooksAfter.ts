import type { Tx } from '#server/platform/db/database.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';
import { organisationAdmins } from '#server/services/people/organisationAdmins.ts';

/** The admins of an application's funnel, else those of the organisation. */
export async function whoLooksAfter(tx: Tx, { funnelAdmins }: ApplicationRow): Promise<readonly string[]> {
  return funnelAdmins.length > 0 ? funnelAdmins : organisationAdmins(tx);
}

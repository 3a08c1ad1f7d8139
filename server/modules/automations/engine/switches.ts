import { sql } from 'kysely';
import type { AutomationMeta } from '#domain/model/automation.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Whether an organisation has the switch of an automation on, and not the automation itself off. */
export async function isOn(tx: Tx, { tenant }: RequestContext, { id, feature }: AutomationMeta): Promise<boolean> {
  if (feature !== undefined && tenant.features.switches[feature] !== true) return false;
  const { rows } = await sql`select 1 from automation_setting where automation = ${id} and is_off`.execute(tx);
  return rows.length === 0;
}

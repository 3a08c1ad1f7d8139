/** The demo of a product that is a spec alone: an organisation, people and records, from `demo/*.yaml` (decision 0061). */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { hashPassword } from '#server/services/auth/passwords.ts';
import { addDefaultRoles } from '#server/services/installation/defaultRoles.ts';
import { type DemoFile, demoRows, readDemo } from './demoRows.ts';

const TENANT = 'demo';
const DEMO_PASSWORD = 'accelerate';
/** Any fixed number; all processes of this project use the same. */
const DEMO_LOCK = 4_203_772;

/** Fills an empty database, all or nothing; leaves one that has a tenant alone. Gives whether it filled. */
export async function fillDemo(database: DatabaseHandle, _store: unknown, now = new Date()): Promise<boolean> {
  const demo = readDemo();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return database.withTenant(TENANT, async (tx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
    const { rows } = await sql`select 1 from incubator limit 1`.execute(tx);
    if (rows.length > 0) return false;
    await sql`set constraints all deferred`.execute(tx);
    await insertDemo(tx, demo, passwordHash, now);
    await letTimePass(tx, now);
    return true;
  });
}

async function insertDemo(tx: Tx, demo: DemoFile, passwordHash: string, now: Date): Promise<void> {
  await insertRow(
    tx,
    specCatalog.get('Incubator'),
    TENANT,
    withDefaults('Incubator', { slug: TENANT, ...demo.organisation }),
  );
  const roles = await addDefaultRoles(tx, String(demo.organisation.defaultLanguage ?? 'en'));
  for (const { entity, id, values } of demoRows(demo, { roles, passwordHash, now }))
    await insertRow(tx, specCatalog.get(entity), id, withDefaults(entity, values));
}

/** Days of the demo's records lie around today: what follows from those of the last days follows at once. */
async function letTimePass(tx: Tx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 3 * 86_400_000).toISOString();
  await sql`insert into clock_mark (tenant_id, schedule, done_until)
    values (${TENANT}, 'automations.dates', ${since}::timestamptz)`.execute(tx);
}

function withDefaults(entity: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const defaults = specCatalog
    .get(entity)
    .stored.map(({ name, type, default: fallback }) => [
      name,
      fallback ?? (/^(refs|textList|enumList)$/.test(type) ? [] : undefined),
    ]);
  return { ...Object.fromEntries(defaults), ...values };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { AutomationMeta } from '#domain/model/automation.ts';
import { automations } from '#server/generated/automations.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import type { Figure } from '../Figure.ts';

const EVENTS = 100_000;
const DAYS = 30;

/** Every automation that follows an event is tried on 100,000 of its events, about records of the demo tenant, on PostgreSQL. */
export async function automationTrials(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-trials-'));
  const postgres = await startPostgres();
  try {
    const server = await ServerProcess.start({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1' });
    try {
      await fillEvents(postgres.url);
      const token = await server.signIn('demo', 'admin');
      const times: { readonly id: string; readonly ms: number }[] = [];
      for (const { id } of followers) times.push({ id, ms: await timeOf(server, token, id) });
      const slowest = times.toSorted((one, other) => other.ms - one.ms)[0];
      return [
        {
          name: 'an automation tried on 100,000 events, the slowest of all',
          value: (slowest?.ms ?? 0) / 1000,
          unit: 's',
          bound: { atMost: 10 },
          note: `${times.length} automations, ${slowest?.id}; together ${Math.round(times.reduce((sum, { ms }) => sum + ms, 0) / 1000)} s`,
        },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const followers = automations.filter(({ trigger }) => 'event' in trigger);

async function timeOf(server: ServerProcess, token: string, id: string): Promise<number> {
  const began = performance.now();
  const { tryAutomation } = await server.graphql<{ tryAutomation: { occurrences: number } }>(
    'demo',
    token,
    'query ($id: ID!, $days: Int) { tryAutomation(id: $id, days: $days) { occurrences steps { kind times } } }',
    { id, days: DAYS },
  );
  const took = performance.now() - began;
  if (!Number.isInteger(tryAutomation.occurrences)) throw new Error(`${id} counted nothing`);
  return took;
}

async function fillEvents(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query(`select tenant_id from incubator where slug = 'demo'`);
    const tenant = String(found.rows[0]?.tenant_id);
    const known = new Map<string, AutomationMeta[]>();
    for (const automation of followers) {
      const name = 'event' in automation.trigger ? automation.trigger.event : '';
      known.set(name, [...(known.get(name) ?? []), automation]);
    }
    for (const [name, own] of known) await fillEvent(client, tenant, name, own);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Events of one name over the last month; each names any of the records that its automations look at. */
async function fillEvent(client: pg.Client, tenant: string, name: string, own: readonly AutomationMeta[]) {
  const parts: Record<string, string> = {};
  for (const { records, lists, values } of own) {
    for (const [part, allowed] of Object.entries(values)) parts[part] ??= quoted(allowed[0]);
    for (const [part, entity] of Object.entries(records)) parts[part] = await anyOf(client, tenant, entity);
    for (const part of lists) parts[part] = `jsonb_build_array(${await anyOf(client, tenant, 'User')})`;
  }
  const pairs = Object.entries(parts).map(([part, value]) => `'${part}', ${value}`);
  await client.query(
    `insert into domain_event (tenant_id, id, name, payload, actor_id, happened_at)
     select $1, $2 || '-' || n, $2, jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')})), null,
       now() - n * interval '25 seconds' from generate_series(1, ${EVENTS}) n`,
    [tenant, name],
  );
}

/** SQL of the id of one record for each number `n`. */
async function anyOf(client: pg.Client, tenant: string, name: string): Promise<string> {
  const table = Object.values(entities).find((entity) => entity.name === name)?.table;
  if (table === undefined) throw new Error(`there is no ${name}`);
  const { rows } = await client.query(`select id from "${table}" where tenant_id = $1 order by id limit 500`, [tenant]);
  const ids = rows.map(({ id }) => quoted(id));
  return ids.length === 0 ? `'none'::text` : `(array[${ids.join(', ')}]::text[])[1 + n % ${ids.length}]`;
}

const quoted = (value: unknown): string =>
  value === null || value === undefined ? 'null::text' : `'${String(value).replaceAll("'", "''")}'::text`;

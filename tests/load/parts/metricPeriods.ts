import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres } from '#server/testing/openTestPostgres.ts';
import type { Figure } from '../Figure.ts';

const startups = 500;
const metrics = 20;
const budgetSeconds = 60;
const QUIET_MS = 4000;
const ASK = '{ startup(id: "s1") { _id name status } }';

/** The clock opens a month of 500 startups with 20 metrics each on PostgreSQL: requests, values, tasks and news of them. */
export async function metricPeriods(): Promise<Figure[]> {
  const postgres = await openTestPostgres();
  try {
    const open = () => openPostgresDatabase(postgres.url, { poolSize: 6 });
    const server = await startEntityServer(seedPortfolio, 'UTC', open);
    try {
      await server.tick(new Date('2030-03-31T23:00:00.000Z'));
      const quiet: number[] = [];
      await askUntil(server, sleep(QUIET_MS), quiet);
      const started = performance.now();
      const busy: number[] = [];
      const ticking = server.tick(new Date('2030-04-01T00:30:00.000Z'));
      await askUntil(server, ticking, busy);
      const seconds = (performance.now() - started) / 1000;
      const opened = await server.database.withTenant('t1', async (tx) => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from metric_data_item`.execute(tx);
        return rows[0]?.count ?? 0;
      });
      if (opened !== startups * metrics) throw new Error(`the clock opened ${opened} values`);
      const bound = { atMost: budgetSeconds };
      const [calm, held] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
      const note = `${busy.length} requests, ${Math.round(held)} ms against ${Math.round(calm)} ms`;
      return [
        { name: 'the clock opens 10,000 metric periods', value: seconds, unit: 's', bound },
        {
          name: 'requests while it does, p99 against quiet',
          value: held / calm,
          unit: '×',
          bound: { atMost: 2 },
          note,
        },
      ];
    } finally {
      await server.close();
    }
  } finally {
    await postgres.close();
  }
}

/** Startups with two founders each, and metrics of every month. */
async function seedPortfolio(tx: Tx): Promise<void> {
  await sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', 'UTC')`.execute(
    tx,
  );
  await sql`insert into role (tenant_id, id, name, type) values ('t1', 'founder', 'Founder', '{Cofounder}')`.execute(
    tx,
  );
  await sql`insert into startup (tenant_id, id, name, status)
    select 't1', 's' || n, 'Startup ' || n, 'active' from generate_series(1, ${startups}::int) n`.execute(tx);
  await sql`insert into "user" (tenant_id, id, first_name, email, status, validated, role_id, startups_ids)
    select 't1', 'u' || n || '-' || m, 'Founder', 'u' || n || '-' || m || '@t1.test', 'Active', true, 'founder', array['s' || n]
    from generate_series(1, ${startups}::int) n, generate_series(1, 2) m`.execute(tx);
  await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, position, tracking_recurrence)
    select 't1', 'm' || n, 'Metric ' || n, 'm' || n, '[]', '{"unitType": "USER"}', true, true, n,
      '{"amount": 1, "type": "MONTHLY"}' from generate_series(1, ${metrics}::int) n`.execute(tx);
}

/** A founder asks one thing after the other until something else is done; notes how long each took. */
async function askUntil(server: EntityServer, done: Promise<unknown>, times: number[]): Promise<void> {
  let isDone = false;
  const finished = done.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    const { errors } = await server.ask('u1-1', ASK);
    if (errors) throw new Error(JSON.stringify(errors));
    times.push(performance.now() - began);
    await sleep(5);
  }
  await finished;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { entities } from '#server/generated/entities.gen.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import type { Report } from '../Report.ts';

/** How much faster than ours the time of the clocks passes. */
const SPEED = 600;

/** Kills one of two processes that hold a clock, again and again, and looks what was done for which time. */
export async function killClocks(kills: number, random: () => number): Promise<Report> {
  const postgres = await startPostgres();
  const database = await openPostgresDatabase(postgres.url, { poolSize: 2 });
  const children: ChildProcess[] = [];
  try {
    await migrate(database, Object.values(entities));
    await database.withSchemaLock((tx) =>
      sql`create table clock_probe (part int, from_at timestamptz, until_at timestamptz)`.execute(tx),
    );
    await database.withSchemaLock((tx) => sql`grant all on clock_probe to public`.execute(tx));
    await database.withTenant('t1', (tx) =>
      sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', 'UTC')`.execute(
        tx,
      ),
    );
    const since = Date.now();
    const begin = async () => {
      const child = fork(new URL('./clockProcess.ts', import.meta.url), [postgres.url, String(since), String(SPEED)]);
      await once(child, 'message');
      return child;
    };
    children.push(await begin(), await begin());
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(20 + random() * 150);
      const index = random() < 0.5 ? 0 : 1;
      const dying = children[index];
      if (dying !== undefined) await end(dying);
      children[index] = await begin();
    }
    await Promise.all(children.map(end));
    const { rows } = await database.withSystem((tx) =>
      sql<{ windows: number; gaps: number; halves: number }>`
        select count(*)::int as windows, count(*) filter (where earlier is not null and earlier <> from_at)::int as gaps,
          count(*) filter (where parts <> 3)::int as halves
        from (select from_at, until_at, count(*) as parts, lag(until_at) over (order by from_at, until_at) as earlier
          from clock_probe group by from_at, until_at) w`.execute(tx),
    );
    const { windows = 0, gaps = 0, halves = 0 } = rows[0] ?? {};
    const failures = [
      ...(windows < kills / 2 ? [`only ${windows} windows were done`] : []),
      ...(gaps > 0 ? [`${gaps} windows do not begin where the one before ended`] : []),
      ...(halves > 0 ? [`${halves} windows were done by half, or twice`] : []),
    ];
    return { summary: `${kills} kills, ${windows} windows, ${gaps} skipped or twice, ${halves} by half`, failures };
  } finally {
    await Promise.all(children.map(end));
    await database.close();
    await postgres.stop();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

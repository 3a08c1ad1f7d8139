import { sql } from 'kysely';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';

/** An organisation, and a table in which processes that hold a clock note what they did. */
export async function prepareProbe(database: DatabaseHandle): Promise<void> {
  await migrate(database, Object.values(entities));
  await database.withSchemaLock(async (tx) => {
    await sql`create table clock_probe (part int, from_at timestamptz, until_at timestamptz)`.execute(tx);
    await sql`grant all on clock_probe to public`.execute(tx);
  });
  await database.withTenant('t1', (tx) =>
    sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', 'UTC')`.execute(
      tx,
    ),
  );
}

/** How many windows of time were done, how many do not begin where the one before ended, and how many were done by half or twice. */
export async function countWindows(database: DatabaseHandle) {
  const { rows } = await database.withSystem((tx) =>
    sql<{ windows: number; gaps: number; halves: number }>`
      select count(*)::int as windows, count(*) filter (where earlier is not null and earlier <> from_at)::int as gaps,
        count(*) filter (where parts <> 3)::int as halves
      from (select from_at, until_at, count(*) as parts, lag(until_at) over (order by from_at, until_at) as earlier
        from clock_probe group by from_at, until_at) w`.execute(tx),
  );
  return rows[0] ?? { windows: 0, gaps: 0, halves: 0 };
}

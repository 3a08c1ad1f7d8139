import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from '../migrate.ts';

let database: DatabaseHandle;

beforeAll(async () => {
  database = await openMigratedDatabase();
  for (const [tenant, id, type, availability] of [
    ['t1', 'talks', 'ONE_ON_ONE', { method: 'calendar', type: 'specific', mode: 'on-site' }],
    ['t2', 'party', 'NETWORKING', { method: 'whatever', type: null, mode: 'online' }],
    ['t2', 'plain', 'WORKSHOP', null],
  ] as const) {
    await database.withTenant(tenant, (tx) =>
      sql`insert into incubator_event (tenant_id, id, title, event_type, availability)
        values (${tenant}, ${id}, ${id}, ${type}, ${availability && JSON.stringify(availability)}::jsonb)`.execute(tx),
    );
  }
  await database.withSchemaLock((tx) => sql`delete from migration where name = '0018_event_availability'`.execute(tx));
  await migrate(database, Object.values(entities));
}, 60_000);
afterAll(() => database.close());

it('an event goes on as it was, in every tenant; words that say nothing are gone', async () => {
  const { rows } = await database.withSystem((tx) =>
    sql`select id, availability from incubator_event order by id`.execute(tx),
  );
  expect(rows).toEqual([
    { id: 'party', availability: { mode: 'online' } },
    { id: 'plain', availability: null },
    { id: 'talks', availability: { method: 'dates', type: 'specific', mode: 'onSite' } },
  ]);
});

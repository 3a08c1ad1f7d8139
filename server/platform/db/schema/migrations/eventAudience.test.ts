import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from '../migrate.ts';

let database: DatabaseHandle;

beforeAll(async () => {
  database = await openMigratedDatabase();
  // As the former version has left it.
  await database.withSchemaLock(async (tx) => {
    await sql`alter table incubator_event add is_restricted boolean not null default false,
      add viewer_ids text[] not null default '{}'`.execute(tx);
    await sql`drop function if exists shut_event_with_lists()`.execute(tx);
    await sql`delete from migration where name = '0014_event_audience'`.execute(tx);
  });
  await migrate(database, Object.values(entities));
  await migrate(database, Object.values(entities));
}, 60_000);
afterAll(() => database.close());

/** What the former version goes by. */
const shown = (id: string) =>
  database.withTenant('t1', async (tx) => {
    const { rows } = await sql`select is_restricted, viewer_ids from incubator_event where id = ${id}`.execute(tx);
    return rows[0];
  });
const run = (statement: string) => database.withTenant('t1', (tx) => sql.raw(statement).execute(tx));

it('keeps an event with lists shut for the former version, which does not read them', async () => {
  const insert = (id: string, columns: string, values: string) =>
    run(`insert into incubator_event (tenant_id, id, title ${columns}) values ('t1', '${id}', '${id}' ${values})`);
  await insert('open', '', '');
  await insert('new', ', hidden_from_roles', `, '{Mentor}'`);
  expect(await shown('open')).toEqual({ is_restricted: false, viewer_ids: [] });
  expect(await shown('new')).toEqual({ is_restricted: true, viewer_ids: [] });

  await run(`update incubator_event set visible_to_programs_ids = '{p1}' where id = 'open'`);
  expect(await shown('open')).toEqual({ is_restricted: true, viewer_ids: [] });
});

it('leaves what the former version writes itself, and takes it back once the lists are others', async () => {
  const own = `insert into incubator_event (tenant_id, id, title, visible_to_roles, is_restricted, viewer_ids)
    values ('t1', 'own', 'Own', '{Mentor}', true, '{ada}')`;
  await run(own);
  await run(`update incubator_event set title = 'Renamed' where id = 'own'`);
  expect(await shown('own')).toEqual({ is_restricted: true, viewer_ids: ['ada'] });
  await run(`update incubator_event set visible_to_roles = '{Coach}', viewer_ids = '{bo}' where id = 'own'`);
  expect(await shown('own')).toEqual({ is_restricted: true, viewer_ids: ['bo'] });
  await run(`update incubator_event set visible_to_roles = '{Staff}' where id = 'own'`);
  expect(await shown('own')).toEqual({ is_restricted: true, viewer_ids: [] });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entityApp } from '#server/testing/entityApp.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { startExport } from './startExport.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(seedPeople, 'Pacific/Kiritimati');
}, 60_000);
afterAll(() => server.close());

it('names an export by the day that it is where the organisation is', async () => {
  const context = await server.contextOf('admin');
  const now = () => new Date('2030-01-01T11:00:00Z');
  const id = await startExport({ ...context, now }, entityApp().schema, { type: 'startupsManagement' });
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql`select name from export where id = ${id}`.execute(tx),
  );
  expect(rows).toEqual([{ name: 'startupsManagement-2030-01-02.csv' }]);
});

it('names an export by what it is of, without what no file may be called', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`insert into form (tenant_id, id, title, status) values ('t1', 'f1', 'Half-way: 1/2 “так”', 'published')`.execute(
      tx,
    ),
  );
  const context = await server.contextOf('admin');
  const now = () => new Date('2030-01-01T11:00:00Z');
  const named = async (recordId: string) => {
    const id = await startExport({ ...context, now }, entityApp().schema, { type: 'forms', recordId });
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ name: string }>`select name from export where id = ${id}`.execute(tx),
    );
    return rows[0]?.name;
  };
  expect(await named('f1')).toBe('Half-way 1 2 “так”-2030-01-02.csv');
  expect(await named('gone')).toBe('forms-2030-01-02.csv');
});

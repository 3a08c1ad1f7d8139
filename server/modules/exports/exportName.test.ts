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

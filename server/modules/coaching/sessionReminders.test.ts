import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

const begins = Date.parse('2030-06-10T09:00:00.600Z');
const HOUR = 3_600_000;

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true`.execute(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`insert into coaching_session (tenant_id, id, name, startup_id, status, start_time, end_time, coachs_ids, attendees_ids)
      values ('t1', 'cs1', 'Goals', 's1', 'planned', ${new Date(begins).toISOString()}::timestamptz,
        ${new Date(begins + HOUR).toISOString()}::timestamptz, '{mentor}', '{cof1}')`.execute(tx);
  });
  // The clock begins with the first time that it looks.
  await server.tick(new Date(begins - 72 * HOUR));
}, 60_000);
afterAll(() => server?.close());

async function remindersAt(hoursBefore: number): Promise<number> {
  await server.tick(new Date(begins - hoursBefore * HOUR));
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ subject: string }>`delete from mail returning subject`.execute(tx),
  );
  return rows.filter(({ subject }) => subject.includes('Goals begins soon')).length;
}

it('reminds both sides of a session once, whatever fraction of a second it begins at', async () => {
  expect(await remindersAt(20)).toBe(2);
  expect(await remindersAt(19)).toBe(0);
});

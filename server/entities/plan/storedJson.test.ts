import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, reminders)
      values ('t1', 't1', 'Test', 't1', '{"byMail": true, "byNotification": false}')`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

const REMINDERS = '{ incubator { reminders { appointments byMail byNotification lastDaysBefore } } }';

it('a list that an object had not when it was stored is empty, whatever else stands in it', async () => {
  for (const reader of ['admin', 'cof1']) {
    const { data, errors } = await server.ask(reader, REMINDERS);
    expect(errors).toBeUndefined();
    expect(data?.incubator?.reminders).toMatchObject({ appointments: [], byMail: true, lastDaysBefore: null });
  }
});

/** A month and the quarter that ends with it are asked for together: people read of both. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`update "user" set validated = true`.execute(tx);
    await sql`update startup set status = case id when 's1' then 'active' else 'archived' end`.execute(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, tracking_recurrence)
      values ('t1', 'month', 'Revenue', 'revenue', '[]', '{"unitType": "USER"}', true, true, '{"amount": 1, "type": "MONTHLY"}'),
        ('t1', 'quarter', 'Runway', 'runway', '[]', '{"unitType": "USER"}', true, true, '{"amount": 3, "type": "MONTHLY"}')`.execute(
      tx,
    );
  });
  await server.tick(new Date('2031-03-31T10:00:00Z'));
  await server.tick(new Date('2031-04-01T10:00:00Z'));
}, 60_000);
afterAll(() => server?.close());

const both = [
  { from: '2031-03-01', to: '2031-03-31' },
  { from: '2031-01-01', to: '2031-03-31' },
];
const words = /March 1 – 31, 2031 and January 1 – March 31, 2031/;
const rows = <T>(query: ReturnType<typeof sql<T>>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);

it('the timeline, the task, the bell and the mail say both periods', async () => {
  const tasks = await rows(sql`select "from"::text, "to"::text, periods from task where task_type = 'metrics'`);
  expect(tasks).toEqual([{ from: '2031-01-01', to: '2031-03-31', periods: both }]);
  const { data } = await server.ask(
    'cof1',
    '{ startupEvents(startupId: "s1") { results { ... on TimelineEvent { eventType periods { from to } } } } }',
  );
  expect(data?.startupEvents).toMatchObject({ results: [{ eventType: 'dataDue', periods: both }] });
  const told = await rows(
    sql<{ message: string }>`select message from notification where notification_type = 'metricsRequest'`,
  );
  expect(told.map(({ message }) => message.replace(/\s/g, ' '))).toEqual([expect.stringMatching(words)]);
  const mails = await rows(
    sql<{
      subject: string;
      text: string;
    }>`select subject, text_body as text from mail where recipient = 'cora@t1.test'`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject.replace(/\s/g, ' ')).toMatch(words);
  expect(mails[0]?.text.replace(/\s+/g, ' ').match(new RegExp(words, 'g'))?.length).toBeGreaterThan(1);
});

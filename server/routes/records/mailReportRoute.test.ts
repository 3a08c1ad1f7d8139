/** What the mail service reports stands beside each recipient, on the e-mail, and on the timelines it is on. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteDelivery } from '#server/modules/emails/noteDelivery.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const SECRET = 'reported-by-the-service';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ mailReportsSecret: SECRET });
  await server.database.withTenant('red', async (tx) => {
    await sql`insert into email (tenant_id, id, subject, status, delivered, reached)
      values ('red', 'e1', 'News', 'sent', true, '2 / 2')`.execute(tx);
    await sql`insert into email_delivery (tenant_id, id, email_id, copy_to, status) values
      ('red', 'd1', 'e1', 'a@x.test', 'sent'), ('red', 'd2', 'e1', 'b@x.test', 'sent')`.execute(tx);
    await sql`insert into timeline_event (tenant_id, id, event_type, subject, delivery)
      values ('red', 'i1', 'emailThread', 'Email/e1/s1', '{"cc": ["c@x.test"]}')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const basic = (password: string) => `Basic ${Buffer.from(`service:${password}`).toString('base64')}`;
const report = (body: unknown, authorization = basic(SECRET)) =>
  server.call('/api/mail/reports', { method: 'POST', headers: { authorization }, body });
const event = (mail: string, name: string, second: number) => ({
  event: name,
  'smtp-id': `<${mail}@cohort>`,
  timestamp: 1_900_000_000 + second,
});
const one = async (query: ReturnType<typeof sql>) =>
  server.database.withTenant('red', async (tx) => (await query.execute(tx)).rows[0] as Record<string, unknown>);
const email = () =>
  one(sql`select delivered, bounced, deferred, spam, reached, opens_count as opens from email where id = 'e1'`);

it('refuses whoever does not know the secret', async () => {
  const bounce = [event('d1', 'bounce', 1)];
  for (const wrong of [basic('guess'), 'Bearer guess', '']) {
    expect((await report(bounce, wrong)).status).toBe(401);
  }
  expect(await email()).toMatchObject({ bounced: false, reached: '2 / 2' });
});

it('takes what came back from those that were reached', async () => {
  const answer = await report([
    event('d1', 'delivered', 1),
    event('d2', 'bounce', 1),
    event('other', 'bounce', 1),
    'x',
  ]);
  expect([answer.status, answer.text]).toEqual([200, '{"taken":3}']);
  expect(await email()).toMatchObject({ delivered: false, bounced: true, reached: '1 / 2' });
  expect(await one(sql`select outcome from email_delivery where id = 'd2'`)).toEqual({ outcome: 'bounced' });
});

it('counts each opening once, however often it is reported', async () => {
  const opens = [event('d1', 'open', 5), event('d1', 'open', 5), event('d1', 'open', 9)];
  await report(opens);
  await report(opens);
  expect(await email()).toMatchObject({ opens: 2 });
  const { delivery } = await one(sql`select delivery from timeline_event where id = 'i1'`);
  expect(delivery).toMatchObject({ cc: ['c@x.test'], bounced: true, delivered: false, opensCount: 2 });
});

it('keeps the newest word of a mail, in whichever order they come', async () => {
  await report([event('d2', 'delivered', 30), event('d2', 'deferred', 20)]);
  expect(await email()).toMatchObject({ delivered: true, bounced: false, deferred: false, reached: '2 / 2' });
});

it('reads the reports of the other service, with a token', async () => {
  const spam = {
    signature: {},
    'event-data': {
      event: 'complained',
      timestamp: 1_900_000_100.5,
      message: { headers: { 'message-id': 'd1@cohort' } },
    },
  };
  expect((await report(spam, `Bearer ${SECRET}`)).status).toBe(200);
  expect(await email()).toMatchObject({ spam: true });
});

it('remembers what came back before the last mail had left', async () => {
  await server.database.withTenant('red', async (tx) => {
    await sql`insert into email (tenant_id, id, subject, status) values ('red', 'e2', 'Slow', 'sending')`.execute(tx);
    await sql`insert into email_delivery (tenant_id, id, email_id, copy_to, status) values
      ('red', 'd3', 'e2', 'a@x.test', 'sent'), ('red', 'd4', 'e2', 'b@x.test', 'sent'),
      ('red', 'd5', 'e2', 'c@x.test', 'queued')`.execute(tx);
  });
  await report([event('d4', 'dropped', 2), event('d3', 'bounce', 1)]);
  await server.database.withSystem((tx) => noteDelivery(tx, { id: 'd5', tenantId: 'red', isSent: true }));
  expect(await one(sql`select status, delivered, bounced, dropped, reached from email where id = 'e2'`)).toEqual({
    status: 'sent',
    delivered: false,
    bounced: true,
    dropped: true,
    reached: '1 / 3',
  });
});

it('says what is wrong with a body that is no JSON', async () => {
  const answer = await fetch(`http://localhost:${server.port}/api/mail/reports`, {
    method: 'POST',
    headers: { authorization: basic(SECRET) },
    body: '{',
  });
  expect(answer.status).toBe(400);
});

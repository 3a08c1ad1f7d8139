/** E-mails that are to be sent later: by the clock, whatever time the machine has. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';
import { startSending } from './startSending.ts';

const DAY = 86_400_000;
/** A day in a year's time: no job comes to it by itself. */
let due = Date.now() + 365 * DAY;

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug) values ('t1', 't1', 'Test', 't1')`.execute(tx);
    await sql`update "user" set validated = true`.execute(tx);
  });
  // The clock begins with the first time that it looks.
  await server.tick(new Date());
}, 60_000);
afterAll(() => server?.close());

const rows = <Row>(query: ReturnType<typeof sql<Row>>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);
const run = async (text: string, variables: Record<string, unknown>) => {
  const { data, errors } = await server.ask('admin', text, variables);
  expect(errors).toBeUndefined();
  return data?.made;
};

const SEND = 'mutation ($id: ID!, $at: DateTime) { made: sendEmail(emailId: $id, at: $at) { status } }';
const CANCEL = 'mutation ($id: ID!) { made: cancelEmail(emailId: $id) { status } }';

async function draft(): Promise<string> {
  const input = { subject: 'Demo day', body: 'Be there at nine.', recipients: ['cof1'] };
  return textIn(
    (await run('mutation ($input: EmailCreateInput!) { made: createEmail(input: $input) { _id } }', { input }))?._id,
  );
}

/** One for a day later than the one before: the clock does not go back. */
async function scheduled(): Promise<string> {
  due += DAY;
  const id = await draft();
  expect(await run(SEND, { id, at: new Date(due).toISOString() })).toEqual({ status: 'scheduled' });
  return id;
}
const statusOf = async (id: string) =>
  (await rows(sql<{ status: string }>`select status from email where id = ${id}`))[0]?.status;
const mailed = () => rows(sql<{ recipient: string }>`select recipient from mail where subject = 'Demo day'`);
const jobsOf = (id: string) =>
  rows(sql`select id from job where payload ->> 'emailId' = ${id} and finished_at is null and failed_at is null`);

it('leaves when the clock says that its time has come, and not before', async () => {
  const id = await scheduled();
  await server.tick(new Date(due - 60_000));
  expect([await statusOf(id), await mailed()]).toEqual(['scheduled', []]);
  await server.tick(new Date(due));
  await expect.poll(mailed, { timeout: 10_000 }).toEqual([{ recipient: 'cora@t1.test' }]);
  expect(await statusOf(id)).not.toBe('scheduled');
  await rows(sql`delete from mail`);
});

it('that is taken back is not sent, and sent once where it is planned anew', async () => {
  const id = await scheduled();
  expect(await run(CANCEL, { id })).toEqual({ status: 'draft' });
  await server.tick(new Date(due));
  expect([await statusOf(id), await mailed(), await jobsOf(id)]).toEqual(['draft', [], []]);
  due += DAY;
  await run(SEND, { id, at: new Date(due).toISOString() });
  expect(await jobsOf(id)).toHaveLength(1);
  await server.tick(new Date(due));
  await expect.poll(() => jobsOf(id), { timeout: 10_000 }).toEqual([]);
  expect(await mailed()).toHaveLength(1);
  await rows(sql`delete from mail`);
});

it('whose sender may not send any more is not sent', async () => {
  const id = await scheduled();
  await rows(sql`update "user" set role_id = 'r-Mentor' where id = 'admin'`);
  await server.tick(new Date(due));
  await expect.poll(() => statusOf(id), { timeout: 10_000 }).toBe('failed');
  await rows(sql`update "user" set role_id = 'r-Admin' where id = 'admin'`);
  expect(await mailed()).toEqual([]);
});

it('is not planned for a time that is over where it is planned', async () => {
  const emailId = await draft();
  const context = await server.contextOf('admin');
  const at = new Date(due).toISOString();
  const send = (now: number) => startSending({ ...context, now: () => new Date(now) }, { emailId, at });
  await expect(send(due + 1)).rejects.toMatchObject({
    extensions: { fields: [expect.objectContaining({ path: 'at' })] },
  });
  await send(due - 1);
  expect(await statusOf(emailId)).toBe('scheduled');
});

/** Rejecting several applications offers what rejecting one does: which e-mail, none, or on a day. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values
      ('t1', 'f1', 'Spring', 'p1', 'open', '{}'), ('t1', 'f2', 'Autumn', 'p1', 'open', '{}')`.execute(tx);
    await sql`insert into rejection_email (tenant_id, id, name, subject, body, funnel_id, is_active) values
      ('t1', 'usual', 'Usual refusal', 'Not this time', 'Hello', 'f1', true),
      ('t1', 'early', 'Too early', 'Apply again', 'Hello', 'f1', false),
      ('t1', 'all', 'For all', 'No', 'Hello', null, false)`.execute(tx);
    for (const [id, funnel, email] of [
      ['a1', 'f1', 'one@t1.test'],
      ['a2', 'f1', 'two@t1.test'],
      ['a3', 'f1', null],
      ['b1', 'f2', 'four@t1.test'],
    ] as const) {
      await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, founder_email, status)
        values ('t1', ${id}, ${id}, ${funnel}, 'p1', ${email}, 'under_review')`.execute(tx);
    }
  });
}, 60_000);
afterAll(() => server.close());

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
const mails = async (ids: readonly string[], letter: string | null = null, user = 'admin') => {
  const text = `query ($ids: [ID!]!, $letter: ID) { rejectionMails(applicationIds: $ids, letter: $letter) {
    applications mailed hasUsual letters { _id isUsual } } }`;
  const { data, errors } = await server.ask(user, text, { ids, letter });
  expect(errors).toBeUndefined();
  return data?.rejectionMails;
};

let operation = '';
/** What it is told, in its order, once it is over; its own id is kept for those who take it back. */
async function reject(action: string, ids: readonly string[], data: object): Promise<string[]> {
  const text = `mutation ($ids: [ID!]!, $data: JSON) {
    made: startApplicationBatchOperation(action: ${action}, applicationIds: $ids, data: $data) { id } }`;
  const { data: answer, errors } = await server.ask('admin', text, { ids, data });
  expect(errors).toBeUndefined();
  operation = String(answer?.made?.id);
  const told: string[] = [];
  const watch = `subscription ($id: ID!) { told: applicationBatchOperationUpdated(operationId: $id) { updateType } }`;
  for await (const { data: update } of await server.watch('admin', watch, { id: operation })) {
    told.push(String(update?.told?.updateType));
  }
  return told;
}
const decided = (ids: readonly string[]) =>
  rows(sql`select id, status, rejection_email_id as letter, coalesce(rejection_unmailed, false) as unmailed,
    tell_at::date::text as day from application where id = any(${[...ids]}::text[]) order by id`);

it('says which e-mails all of them can be told by, and how many are written to', async () => {
  expect(await mails(['a1', 'a2', 'a3'])).toEqual({
    applications: 3,
    mailed: 2,
    hasUsual: true,
    letters: [
      { _id: 'usual', isUsual: true },
      { _id: 'early', isUsual: false },
      { _id: 'all', isUsual: false },
    ],
  });
  expect(await mails(['a1', 'a3'], 'early')).toMatchObject({ mailed: 1 });
  // The autumn has no usual one; what is for all funnels can be sent to all.
  expect(await mails(['a1', 'b1'])).toEqual({
    applications: 2,
    mailed: 1,
    hasUsual: true,
    letters: [{ _id: 'all', isUsual: false }],
  });
  expect(await mails(['a1', 'b1'], 'all')).toMatchObject({ mailed: 2 });
  expect(await mails(['b1'])).toMatchObject({ mailed: 0, hasUsual: false });
});

it('counts for nobody what they may not decide on', async () => {
  expect(await mails(['a1', 'a2'], null, 'mentor')).toMatchObject({ applications: 0, mailed: 0, letters: [] });
});

it('sends the one that was chosen, none, or on a day', async () => {
  expect((await reject('REJECT', ['a1', 'a3'], { letter: 'early' })).at(-1)).toBe('PROCESSING_SUCCEEDED');
  expect(await decided(['a1', 'a3'])).toMatchObject([
    { id: 'a1', status: 'rejected', letter: 'early', unmailed: false },
    { id: 'a3', status: 'rejected', letter: 'early', unmailed: false },
  ]);
  await reject('DELAY_REJECT', ['a2'], { tellAt: '2040-05-06T09:00:00.000Z', withoutMail: true });
  expect(await decided(['a2'])).toEqual([
    { id: 'a2', status: 'delay_rejected', letter: null, unmailed: true, day: '2040-05-06' },
  ]);
});

it('is undone as one is, and what was chosen goes with it', async () => {
  await server.ask('admin', `mutation { undoDecision(applicationId: "a1") { _id } }`);
  expect(await decided(['a1'])).toEqual([
    { id: 'a1', status: 'under_review', letter: null, unmailed: false, day: null },
  ]);
});

it('refuses an e-mail of another funnel, and none with one', async () => {
  expect((await reject('REJECT', ['b1'], { letter: 'early' })).at(-1)).toBe('PROCESSING_FAILED');
  expect((await reject('REJECT', ['b1'], { letter: 'all', withoutMail: true })).at(-1)).toBe('PROCESSING_FAILED');
  expect((await reject('ACCEPT', ['b1'], { letter: 'all' })).at(-1)).toBe('PROCESSING_FAILED');
  expect(await decided(['b1'])).toMatchObject([{ status: 'under_review' }]);
});

const undo = (user = 'admin') =>
  server.ask(user, 'mutation ($operation: ID!) { undoDecisions(operation: $operation) }', { operation });
const statuses = async (ids: readonly string[]) => (await decided(ids)).map(({ status }) => status);
const applied = (id: string, status = 'under_review', funnel = 'f1') =>
  rows(sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status)
    values ('t1', ${id}, ${id}, ${funnel}, 'p1', ${status})`);

it('takes back all that can be in one step, and leaves what was told', async () => {
  const ids = ['u1', 'u2', 'u3'];
  await applied('u1');
  await applied('u2', 'pending_decision');
  await applied('u3');
  await reject('REJECT', ids, {});
  await rows(sql`update application set undoable_until = now() - interval '1 minute' where id = 'u3'`);
  expect((await undo('cof1')).errors).toBeDefined();
  expect(await statuses(ids)).toEqual(['rejected', 'rejected', 'rejected']);
  expect((await undo()).data).toEqual({ undoDecisions: ['u1', 'u2'] });
  expect(await statuses(ids)).toEqual(['under_review', 'pending_decision', 'rejected']);
  expect((await undo()).errors?.[0]?.extensions?.reason).toBe('nothingToUndo');
});

it('leaves what a colleague has decided anew meanwhile, with its startup', async () => {
  const ids = ['v1', 'v2', 'v3'];
  for (const id of ids) await applied(id);
  await reject('REJECT', ids, {});
  const accept =
    'mutation { undoDecision(applicationId: "v1") { _id } decideApplication(applicationId: "v1", action: accept) { _id } }';
  expect((await server.ask('admin', accept)).errors).toBeUndefined();
  expect((await undo()).data).toEqual({ undoDecisions: ['v2', 'v3'] });
  expect(await statuses(ids)).toEqual(['accepted', 'under_review', 'under_review']);
  expect(
    await rows(sql`select s.name from application a join startup s on s.id = a.startup_id where a.id = 'v1'`),
  ).toEqual([{ name: 'v1' }]);
});

it('takes back nothing at all where one of them may not be decided on, or somebody else has begun it', async () => {
  const ids = ['w1', 'w2'];
  await applied('w1', 'under_review', 'f1');
  await applied('w2', 'under_review', 'f2');
  await reject('REJECT', ids, {});
  await rows(sql`update application set funnel_admins_ids = '{staff}' where id = 'w1'`);
  await rows(sql`update role set overrides = '{"APPLICATION/ROUND:DECIDE": "NONE"}' where id = 'r-Staff'`);
  expect((await undo('staff')).errors?.[0]?.extensions?.reason).toBe('nothingToUndo');
  await rows(sql`update job set user_id = 'staff' where id = ${operation}`);
  expect((await undo('staff')).errors?.[0]).toMatchObject({ extensions: { reason: 'mayNotChangeField' } });
  expect(await statuses(ids)).toEqual(['rejected', 'rejected']);
  await rows(sql`update application set funnel_admins_ids = '{staff}' where id = 'w2'`);
  expect((await undo('staff')).data).toEqual({ undoDecisions: ids });
});

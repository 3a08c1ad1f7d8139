import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, type ServerAnswer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

async function seed(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id) values
    ('t1', 'judge', 'Jo', 'jo@t1.test', 'Active', 'network', 'r-Mentor'),
    ('t1', 'strict', 'Sue', 'sue@t1.test', 'Active', 'employee', 'r-Strict')`.execute(tx);
  await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
  await sql`insert into form (tenant_id, id, title, status) values ('t1', 'f1', 'First', 'published'), ('t1', 'f2', 'Second', 'published')`.execute(
    tx,
  );
  await sql`insert into question (tenant_id, id, form_id, position, label, question_type) values
    ('t1', 'q1', 'f1', 1, 'Pitch', 'text'), ('t1', 'q2', 'f2', 1, 'Team', 'text')`.execute(tx);
  await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values
    ('t1', 'fu1', 'Spring', 'p1', 'open', '{}')`.execute(tx);
  await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id) values
    ('t1', 'r1', 'Form', 'fu1', 1, 'f1'), ('t1', 'r2', 'More', 'fu1', 2, 'f2')`.execute(tx);
}

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await sql`insert into role (tenant_id, id, name, type, overrides) values
      ('t1', 'r-Strict', 'No drafts', '{Staff}', '{"APPLICATION/DRAFT:ACCESS": "NONE"}')`.execute(tx);
    await seed(tx);
  });
}, 60_000);
afterAll(() => server.close());

const problem = (answer: ServerAnswer): unknown => answer.errors?.[0]?.extensions?.code;
const answered = (
  text: string,
  round = '1',
) => `mutation ($id: ID!) { saveRoundForm(applicationId: $id, round: "${round}",
  isComplete: true, answers: [{ questionId: "q${round}", textValue: "${text}" }]) { isSubmitted } }`;

async function draft(startupName: string): Promise<unknown> {
  const start = `mutation ($input: StartApplicationInput!) { startApplication(input: $input) { _id } }`;
  const { data, errors } = await server.ask('applicant', start, { input: { startupName, funnel: 'fu1' } });
  expect(errors).toBeUndefined();
  return data?.startApplication?._id;
}

async function handedIn(startupName: string): Promise<unknown> {
  const id = await draft(startupName);
  await server.ask('applicant', answered('Hello'), { id });
  const submit = `mutation ($id: ID!) { submitApplication(applicationId: $id) { _id } }`;
  expect((await server.ask('applicant', submit, { id })).errors).toBeUndefined();
  return id;
}

it('lists nothing of a draft to roles that see all applications but no drafts', async () => {
  const id = await draft('Secret');
  await server.ask('applicant', answered('Raw'), { id });
  const note = `mutation ($id: ID!) { createApplicationNote(input: { application: $id, body: "Early" }) { _id } }`;
  expect(problem(await server.ask('strict', note, { id }))).toBeDefined();
  expect((await server.ask('staff', note, { id })).errors).toBeUndefined();
  const names = ['formSubmissions', 'formAnswers', 'applicationActivities', 'applicationNotes'];
  const parts = `query ($id: ID!) { ${names.map((name) => `${name}(filter: { application: { IS: $id } }) { totalCount }`).join(' ')} }`;
  const counts = async (user: string): Promise<unknown[]> => {
    const { data } = await server.ask(user, parts, { id });
    return names.map((name) => data?.[name]?.totalCount);
  };
  expect(await counts('strict')).toEqual([0, 0, 0, 0]);
  expect(await counts('staff')).toEqual([1, 1, 2, 1]);
  await server.ask('applicant', `mutation ($id: ID!) { submitApplication(applicationId: $id) { _id } }`, { id });
  expect(await counts('strict')).toEqual([1, 1, 3, 1]);
});

it('keeps an evaluation as its evaluator has handed it in, until whoever manages evaluations opens it again', async () => {
  const id = await handedIn('Judged');
  const create = `mutation ($id: ID!) { createEvaluation(input: { application: $id, evaluator: "judge" }) { _id } }`;
  const made = await server.ask('admin', create, { id });
  const evaluation = made.data?.createEvaluation?._id;
  const change = (input: string) =>
    `mutation ($id: ID!) { updateEvaluation(id: $id, input: { ${input} }) { score status } }`;
  const asJudge = (input: string) => server.ask('judge', change(input), { id: evaluation });
  expect((await asJudge('score: 4, status: submitted')).errors).toBeUndefined();
  expect(problem(await asJudge('score: 9'))).toBe('NotFoundError');
  expect((await server.ask('admin', change('status: pending'), { id: evaluation })).errors).toBeUndefined();
  expect((await asJudge('score: 9')).data?.updateEvaluation).toEqual({ score: 9, status: 'pending' });
  const decide = `mutation ($id: ID!) { decideApplication(applicationId: $id, action: reject) { status } }`;
  expect((await server.ask('admin', decide, { id })).errors).toBeUndefined();
  expect(problem(await asJudge('score: 10'))).toBe('NotFoundError');
});

it('opens a round’s form once the application has come to it', async () => {
  const id = await handedIn('Rounds');
  const read = `query ($id: ID!) { roundForm(applicationId: $id, round: "2") { isOpen } applicationForms(applicationId: $id) { position } }`;
  const early = await server.ask('applicant', read, { id });
  expect(early.data).toEqual({ roundForm: null, applicationForms: [{ position: 1 }] });
  expect(problem(await server.ask('applicant', answered('Early', '2'), { id }))).toBe('NotFoundError');
  expect(problem(await server.ask(null, answered('Early', '2'), { id }))).toBe('NotFoundError');
  const move = `mutation ($id: ID!) { updateApplication(id: $id, input: { round: "r2" }) { _id } }`;
  expect((await server.ask('admin', move, { id })).errors).toBeUndefined();
  expect((await server.ask('applicant', read, { id })).data?.roundForm).toEqual({ isOpen: true });
  expect((await server.ask('applicant', answered('Now', '2'), { id })).errors).toBeUndefined();
});

it('tells the startup that came of an application of it, but not what was answered', async () => {
  const id = await handedIn('Grown');
  await server.database.withTenant('t1', (tx) =>
    sql`update application set startup_id = 's1' where id = ${String(id)}`.execute(tx),
  );
  const read = `query ($id: ID!) { applicationForms(applicationId: $id) { answers { textValue } } }`;
  expect((await server.ask('cof1', read, { id })).data).toEqual({ applicationForms: [] });
  expect((await server.ask('admin', read, { id })).data?.applicationForms).not.toEqual([]);
  expect(problem(await server.ask('cof2', read, { id }))).toBe('NotFoundError');
});

it('decides on what was seen: whoever decides on an older version is told', async () => {
  const id = await handedIn('Twice');
  const decide = `mutation ($id: ID!, $version: Int) { decideApplication(applicationId: $id, action: reject, version: $version) { version } }`;
  const seen = (await server.ask('admin', `query ($id: ID!) { application(id: $id) { version } }`, { id })).data;
  const version = seen?.application?.version;
  expect((await server.ask('staff', decide, { id, version })).errors).toBeUndefined();
  expect(problem(await server.ask('admin', decide, { id, version }))).toBe('ConflictError');
});

it('tells the applicant nothing of a rejection with delay: it looks as if the decision were still to come', async () => {
  const [delayed, pending] = [await handedIn('Delayed'), await handedIn('Pending')];
  const decide = (action: string) =>
    `mutation ($id: ID!) { decideApplication(applicationId: $id, action: ${action}) { status } }`;
  const wait = `mutation ($id: ID!) { updateApplication(id: $id, input: { status: pending_decision }) { _id } }`;
  await server.ask('admin', wait, { id: delayed });
  await server.ask('admin', wait, { id: pending });
  await server.ask('admin', decide('delay_reject'), { id: delayed });
  const read = `query ($id: ID!) { application(id: $id) { status decision decidedAt activities { kind toStatus } } }`;
  const [one, other] = [
    await server.ask('applicant', read, { id: delayed }),
    await server.ask('applicant', read, { id: pending }),
  ];
  expect(one).toEqual(other);
  expect(one.data?.application).toMatchObject({ status: null, decision: null, decidedAt: null });
  const find = `{ applications(filter: { status: { IS: delay_rejected } }) { totalCount } }`;
  expect((await server.ask('applicant', find)).data?.applications?.totalCount).toBe(0);
  await server.ask('admin', decide('reject'), { id: delayed });
  expect((await server.ask('applicant', read, { id: delayed })).data?.application?.status).toBeNull();
  await server.ask('admin', 'mutation ($id: ID!) { tellDecision(applicationId: $id) { _id } }', { id: delayed });
  expect((await server.ask('applicant', read, { id: delayed })).data?.application).toMatchObject({
    status: 'rejected',
    decision: 'reject',
    decidedAt: expect.any(String),
  });
});

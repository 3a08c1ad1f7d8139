/** Startups are assessed by a form of their program; whoever reads it reads the questions that were answered. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

const version = (label: string) =>
  JSON.stringify([
    elementOf('team', 'number_scale', { label, weight: 3, validations: { required: true, min: 1, max: 5 } }),
    elementOf('market', 'number_scale', { label: 'Market', validations: { required: true, min: 1, max: 5 } }),
    elementOf('why', 'text_long', { label: 'Why?' }),
  ]);

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`update startup set program_id = 'p1' where tenant_id = 't1' and id = 's1'`.execute(tx);
    await sql`insert into form (tenant_id, id, title, kind, status, revision)
      values ('t1', 'fa', 'Half-year', 'assessment', 'published', 1)`.execute(tx);
    await sql`insert into form_version (tenant_id, id, title, form_id, number, question_count, elements, published_at)
      values ('t1', 'v1', 'Half-year', 'fa', 1, 3, ${version('Team')}::jsonb, now())`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
const choose = (form: string | null) =>
  server.ask('admin', 'mutation ($form: ID) { updateProgram(id: "p1", input: { assessmentForm: $form }) { _id } }', {
    form,
  });
const assess = (who: string, answers: readonly object[], formVersion: number | null = null, startupId = 's1') =>
  server.ask(
    who,
    `mutation ($startupId: ID!, $answers: [AnswerInput!]!, $formVersion: Int) {
      assessStartup(startupId: $startupId, answers: $answers, formVersion: $formVersion) { score criterion assessor { _id } } }`,
    { startupId, answers, formVersion },
  );
const sheetOf = async (who: string, startupId = 's1') =>
  server.ask(
    who,
    `query ($startupId: ID!) { assessmentSheet(startupId: $startupId) { form { version } given { assessorName score rubricKey answers { questionId numberValue } }
      rubrics { key form { elements { label } } } } }`,
    { startupId },
  );
const team = { questionId: 'team', numberValue: 4 };
const market = { questionId: 'market', numberValue: 2 };

it('has no form until its program names one', async () => {
  expect((await sheetOf('admin')).data?.assessmentSheet).toEqual({ form: null, given: [], rubrics: [] });
  expect((await assess('admin', [team, market])).errors?.[0]?.extensions?.code).toBe('NotFoundError');
  expect((await choose('fa')).errors).toBeUndefined();
});

it('weighs what is answered, and keeps who has assessed', async () => {
  const { data } = await assess('admin', [team, market]);
  // 7.5 with three quarters of the weight, 2.5 with one.
  expect(data?.assessStartup).toEqual({ score: 6.3, criterion: null, assessor: { _id: 'admin' } });
});

it('refuses what lacks an answer, by its question, and keeps nothing of it', async () => {
  const { errors } = await assess('admin', [team]);
  expect(errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'answers.market' }]);
  expect(await rows(sql`select count(*)::int as number from startup_assessment`)).toEqual([{ number: 1 }]);
});

it('is for those who may assess the startup', async () => {
  const others = ['applicant', 'cof1'];
  for (const who of others) expect((await assess(who, [team, market])).errors).toBeDefined();
  expect(await rows(sql`select count(*)::int as number from startup_assessment`)).toEqual([{ number: 1 }]);
});

it('is done and read by a mentor of the startups that they guide alone', async () => {
  await rows(sql`update startup set program_id = 'p1' where id = 's2'`);
  expect((await assess('admin', [team, market], null, 's2')).errors).toBeUndefined();
  expect((await assess('mentor', [team, market], null, 's2')).errors).toBeDefined();
  expect((await sheetOf('mentor', 's2')).data?.assessmentSheet ?? { given: [] }).toMatchObject({ given: [] });
  expect((await sheetOf('mentor')).data?.assessmentSheet).toMatchObject({
    given: [{ assessorName: 'Ada Admin', score: 6.3, rubricKey: 'fa/1' }],
  });
});

it('shows each answer with the questions of its version, and takes none to questions of before', async () => {
  await rows(sql`insert into form_version (tenant_id, id, title, form_id, number, question_count, elements, published_at)
    values ('t1', 'v2', 'Half-year', 'fa', 2, 3, ${version('People')}::jsonb, now())`);
  await rows(sql`update form set revision = 2 where id = 'fa'`);
  expect((await assess('staff', [team, market], 1)).errors?.[0]?.extensions?.reason).toBe('formChanged');
  expect((await assess('staff', [team, market], 2)).errors).toBeUndefined();
  const sheet = (await sheetOf('admin')).data?.assessmentSheet as unknown as {
    form: { version: number };
    given: { rubricKey: string }[];
    rubrics: { key: string; form: { elements: { label: string }[] } }[];
  };
  expect(sheet.form).toEqual({ version: 2 });
  expect(sheet.given.map(({ rubricKey }) => rubricKey).sort()).toEqual(['fa/1', 'fa/2']);
  const labels = new Map(sheet.rubrics.map(({ key, form }) => [key, form.elements[0]?.label]));
  expect(labels).toEqual(
    new Map([
      ['fa/1', 'Team'],
      ['fa/2', 'People'],
    ]),
  );
});

it('has its score from the form: it can be commented on, and not be changed by hand', async () => {
  const [row] = await rows(sql`select id from startup_assessment where assessor_id = 'admin' and startup_id = 's1'`);
  const change = (input: object) =>
    server.ask(
      'admin',
      'mutation ($id: ID!, $input: StartupAssessmentUpdateInput!) { updateStartupAssessment(id: $id, input: $input) { score comment } }',
      { id: row?.id, input },
    );
  expect((await change({ score: 10 })).errors?.[0]).toMatchObject({ message: 'You are not allowed to change score' });
  expect((await change({ comment: 'Good half-year' })).data?.updateStartupAssessment).toEqual({
    score: 6.3,
    comment: 'Good half-year',
  });
});

it('keeps a form that was answered', async () => {
  await choose(null);
  const { errors } = await server.ask('admin', 'mutation { deleteForm(id: "fa") }');
  expect(errors?.[0]?.extensions?.code).toBe('ConflictError');
});

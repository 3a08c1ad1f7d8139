import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { elementOf, optionOf } from '#domain/forms/testing/elements.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

const pays = elementOf('pays', 'select_radio', {
  label: 'Who pays?',
  options: [optionOf('people'), optionOf('nobody')],
});
const elements = [{ ...pays, validations: { required: true, min: null, max: null } }];

/** A program whose startups are asked a form with their categorization, and one that has chosen none that can be asked. */
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into form (tenant_id, id, title, kind, status, revision) values
      ('t1', 'f1', 'About your customers', 'categorization', 'published', 1),
      ('t1', 'f2', 'Not finished', 'categorization', 'draft', 0)`.execute(tx);
    await sql`insert into form_version (tenant_id, id, title, form_id, number, question_count, elements, published_at)
      values ('t1', 'v1', 'About your customers', 'f1', 1, 1, ${JSON.stringify(elements)}, now())`.execute(tx);
    await sql`insert into program (tenant_id, id, name, slug, categorization_form_id) values
      ('t1', 'p1', 'Climate', 'climate', 'f1'), ('t1', 'p2', 'Health', 'health', 'f2')`.execute(tx);
    await sql`update startup set program_id = case id when 's1' then 'p1' when 's2' then 'p2' end`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const REQUEST = `mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }`;
const FORM = `query ($id: ID!) { categorizationForm(categorizationId: $id) { title version elements { _id } } }`;
const ANSWER = `mutation ($id: ID!, $answers: [CategorizationAnswerInput!], $form: [AnswerInput!], $formVersion: Int, $skip: Boolean) {
  updateStartupCategorization(categorizationId: $id, answers: $answers, form: $form, formVersion: $formVersion, skip: $skip) {
    status form { title } } }`;
const answers = ['HasFreeUsers', 'IsGeneratingSales', 'RecurringRevenueModel', 'ServiceIsLive'].map((key) => ({
  key,
  value: true,
}));
const form = [{ questionId: 'pays', textValue: 'people' }];

async function asked(startup: string): Promise<unknown> {
  const input = { startup, type: 'CATEGORIZATION', date: '2030-03-15T00:00:00Z' };
  const { data } = await server.ask('admin', REQUEST, { input });
  return data?.createPendingDataForm?._id;
}

it('is asked with the questions, checked with them, and read as answers to the form', async () => {
  const id = await asked('s1');
  expect((await server.ask('cof1', FORM, { id })).data?.categorizationForm).toEqual({
    title: 'About your customers',
    version: 1,
    elements: [{ _id: 'pays' }],
  });
  const missing = await server.ask('cof1', ANSWER, { id, answers, formVersion: 1 });
  expect(missing.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'answers.pays' }]);
  const outdated = await server.ask('cof1', ANSWER, { id, answers, form, formVersion: 0 });
  expect(outdated.errors?.[0]?.extensions?.code).toBe('ConflictError');
  const done = await server.ask('cof1', ANSWER, { id, answers, form, formVersion: 1 });
  expect(done.data?.updateStartupCategorization).toEqual({
    status: 'completed',
    form: { title: 'About your customers' },
  });
  const results = `{ workResults(formId: "f1", place: categorizations) { total questions { choices { value count } } } }`;
  expect((await server.ask('admin', results)).data?.workResults).toEqual({
    total: 1,
    questions: [{ choices: [{ value: 'people', count: 1 }] }],
  });
});

it('is left out by whoever puts the reporting off', async () => {
  const id = await asked('s1');
  const skipped = await server.ask('cof1', ANSWER, { id, skip: true });
  expect(skipped.data?.updateStartupCategorization).toEqual({ status: 'skipped', form: null });
});

it('is not dropped where it was taken away while it was answered', async () => {
  const choose = (form: string | null) =>
    server.database.withTenant('t1', (tx) =>
      sql`update program set categorization_form_id = ${form} where id = 'p1'`.execute(tx),
    );
  const id = await asked('s1');
  await choose(null);
  const refused = await server.ask('cof1', ANSWER, { id, answers, form, formVersion: 1 });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'ConflictError', reason: 'formChanged' });
  const done = await server.ask('cof1', ANSWER, { id, answers });
  await choose('f1');
  expect(done.data?.updateStartupCategorization).toEqual({ status: 'completed', form: null });
});

it('is not asked where it was never published, nor told to those who may not read the categorization', async () => {
  const id = await asked('s2');
  expect((await server.ask('cof2', FORM, { id })).data?.categorizationForm).toBeNull();
  expect((await server.ask('cof1', FORM, { id })).data?.categorizationForm).toBeNull();
  const done = await server.ask('cof2', ANSWER, { id, answers });
  expect(done.data?.updateStartupCategorization).toEqual({ status: 'completed', form: null });
});

it('is chosen for a program among published forms of its kind', async () => {
  const choose = `mutation ($form: ID) { updateProgram(id: "p1", input: { categorizationForm: $form }) { _id } }`;
  expect((await server.ask('admin', choose, { form: 'f2' })).errors).toHaveLength(1);
  expect((await server.ask('admin', choose, { form: 'f1' })).errors).toBeUndefined();
});

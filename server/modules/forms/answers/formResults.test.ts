import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

const question = (id: string, questionType: string, label: string) => ({
  _id: id,
  formId: 'f1',
  position: 1,
  questionType,
  label,
  labels: [],
  description: null,
  descriptions: [],
  validations: { required: false, min: null, max: null },
  options: [],
  userAddRow: false,
  optionsDepth: null,
  dependency: null,
  formula: null,
  weight: null,
  videoUrl: null,
  treeOptions: [],
  behavesAs: null,
  customField: null,
});
const option = (value: string, label: string) => ({
  value,
  labels: [{ language: 'en', value: label }],
  isWriteIn: false,
  numericalValue: null,
});
const name = question('name', 'text', 'Name');
const stage = question('stage', 'select_radio', 'Stage');
const markets = question('markets', 'select_checkbox', 'Markets');
const people = question('people', 'number', 'People');
const runway = question('runway', 'number', 'Runway');

/** Version 1 asked for runway, version 2 no longer does. */
async function seed(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await sql`insert into form (tenant_id, id, title, kind, status, revision, is_shared) values
    ('t1', 'f1', 'About you', 'survey', 'published', 2, true)`.execute(tx);
  const versions = [
    [1, [name, { ...stage, options: [option('seed', 'Seed money'), option('later', 'Later')] }, runway]],
    [2, [name, stage, markets, people]],
  ] as const;
  for (const [number, elements] of versions) {
    await sql`insert into form_version (tenant_id, id, title, form_id, number, question_count, elements, published_at)
      values ('t1', ${`v${number}`}, 'About you', 'f1', ${number}, ${elements.length}, ${JSON.stringify(elements)}, now())`.execute(
      tx,
    );
  }
  const give = async (
    id: string,
    version: number,
    day: number,
    answers: Record<string, string | number | string[]>,
  ) => {
    await sql`insert into form_submission (tenant_id, id, form_title, form_id, form_version, status, submitted_at, respondent_name)
      values ('t1', ${id}, 'About you', 'f1', ${version}, 'submitted', ${`2026-01-0${day}T00:00:00Z`}, ${id})`.execute(
      tx,
    );
    for (const [questionId, value] of Object.entries(answers)) {
      await sql`insert into form_answer (tenant_id, id, question_label, submission_id, question_id, position, text_value, number_value, array_value)
        values ('t1', ${`${id}${questionId}`}, ${questionId}, ${id}, ${questionId}, 1,
          ${typeof value === 'string' ? value : null}, ${typeof value === 'number' ? value : null},
          ${Array.isArray(value) ? value : []})`.execute(tx);
    }
  };
  await give('s1', 1, 1, { name: 'Ada', stage: 'seed', runway: 6 });
  await give('s2', 2, 2, { name: 'Bo', stage: 'seed', markets: ['eu', 'us'], people: 4 });
  await give('s3', 2, 3, { name: '100% Cy', stage: 'idea', markets: ['eu'], people: 10 });
  await sql`insert into form_submission (tenant_id, id, form_title, form_id, form_version, status)
    values ('t1', 's4', 'About you', 'f1', 2, 'draft')`.execute(tx);
}

beforeAll(async () => {
  server = await startEntityServer(seed);
}, 60_000);
afterAll(() => server.close());

const list = `query ($where: [AnswerConditionInput!]) { formResponses(formId: "f1", where: $where) { totalCount results { _id } } }`;
const found = async (...where: readonly Record<string, unknown>[]) => {
  const { data } = await server.ask('admin', list, { where });
  const results: unknown = data?.formResponses?.results;
  return Array.isArray(results) ? results.map((one: { readonly _id: string }) => one._id) : data;
};

it('counts what was chosen, spreads numbers and shows the newest texts, question by question', async () => {
  const query = `{ formResults(formId: "f1") { count total questions { element { _id } isGone answered
    choices { value count } numbers { least most mean median ranges { from to count } } texts { responseId text } } } }`;
  const { data } = await server.ask('admin', query);
  const nothing = { choices: [], numbers: null, texts: [], isGone: false };
  expect(data?.formResults).toEqual({
    count: 3,
    total: 3,
    questions: [
      {
        ...nothing,
        element: { _id: 'name' },
        answered: 3,
        texts: [
          { responseId: 's3', text: '100% Cy' },
          { responseId: 's2', text: 'Bo' },
          { responseId: 's1', text: 'Ada' },
        ],
      },
      {
        ...nothing,
        element: { _id: 'stage' },
        answered: 3,
        choices: [
          { value: 'seed', count: 2 },
          { value: 'idea', count: 1 },
        ],
      },
      {
        ...nothing,
        element: { _id: 'markets' },
        answered: 2,
        choices: [
          { value: 'eu', count: 2 },
          { value: 'us', count: 1 },
        ],
      },
      {
        ...nothing,
        element: { _id: 'people' },
        answered: 2,
        numbers: {
          least: 4,
          most: 10,
          mean: 7,
          median: 7,
          ranges: [4, 5, 6, 7, 8, 9, 10].map((from) => ({
            from,
            to: from + 1,
            count: from === 4 || from === 10 ? 1 : 0,
          })),
        },
      },
      {
        ...nothing,
        isGone: true,
        element: { _id: 'runway' },
        answered: 1,
        numbers: { least: 6, most: 6, mean: 6, median: 6, ranges: [] },
      },
    ],
  });
});

it('names options that only an older version offers, where somebody has chosen them', async () => {
  const query = `{ formResults(formId: "f1") { questions { element { _id options { value labels { value } } } } } }`;
  const { data } = await server.ask('admin', query);
  const options = [{ value: 'seed', labels: [{ value: 'Seed money' }] }];
  expect(data?.formResults?.questions).toContainEqual({ element: { _id: 'stage', options } });
});

it('finds responses by any of their answers', async () => {
  expect(await found()).toEqual(['s3', 's2', 's1']);
  expect(await found({ questionId: 'stage', operator: 'IS', values: ['seed'] })).toEqual(['s2', 's1']);
  expect(await found({ questionId: 'stage', operator: 'IS_NOT', values: ['seed'] })).toEqual(['s3']);
  expect(await found({ questionId: 'markets', operator: 'CONTAINS_ALL', values: ['eu', 'us'] })).toEqual(['s2']);
  expect(await found({ questionId: 'people', operator: 'GTE', values: ['4'] })).toEqual(['s3', 's2']);
  expect(await found({ questionId: 'people', operator: 'NOT_EXISTS' })).toEqual(['s1']);
  expect(await found({ questionId: 'name', operator: 'CONTAINS', values: ['0%'] })).toEqual(['s3']);
  expect(
    await found(
      { questionId: 'stage', operator: 'IS', values: ['seed'] },
      { questionId: 'runway', operator: 'LT', values: ['12'] },
    ),
  ).toEqual(['s1']);
  const many = Array.from({ length: 21 }, () => ({ questionId: 'name', operator: 'EXISTS' }));
  expect((await server.ask('admin', list, { where: many })).errors?.[0]?.extensions?.code).toBe('ValidationError');
});

it('shows one response with the version that it was given to', async () => {
  const query = `query ($id: ID!) { formResponse(id: $id) { form { version elements { _id } } answers { questionId textValue } } }`;
  expect((await server.ask('admin', query, { id: 's1' })).data?.formResponse).toMatchObject({
    form: { version: 1, elements: [{ _id: 'name' }, { _id: 'stage' }, { _id: 'runway' }] },
  });
  expect((await server.ask('admin', query, { id: 'nowhere' })).data?.formResponse).toBeNull();
});

it('is for those who edit forms', async () => {
  expect((await server.ask('mentor', `{ formResults(formId: "f1") { count } }`)).errors?.[0]?.extensions?.code).toBe(
    'ForbiddenError',
  );
});

it('gives all texts of a question a page at a time, the newest first, and those with a word', async () => {
  const query = `query ($search: String, $cursor: String, $where: [AnswerConditionInput!]) {
    formTexts(formId: "f1", questionId: "name", search: $search, cursor: $cursor, where: $where) {
      totalCount next results { responseId text } } }`;
  const page = async (variables: Record<string, unknown>) =>
    (await server.ask('admin', query, variables)).data?.formTexts;
  const [cy, bo, ada] = [
    { responseId: 's3', text: '100% Cy' },
    { responseId: 's2', text: 'Bo' },
    { responseId: 's1', text: 'Ada' },
  ];
  expect(await page({})).toEqual({ totalCount: 3, next: null, results: [cy, bo, ada] });
  expect(await page({ cursor: 's3' })).toMatchObject({ results: [bo, ada] });
  expect(await page({ search: '0%' })).toEqual({ totalCount: 1, next: null, results: [cy] });
  const seed = [{ questionId: 'stage', operator: 'IS', values: ['seed'] }];
  expect(await page({ where: seed })).toMatchObject({ results: [bo, ada] });
  await server.database.withTenant('t1', (tx) =>
    sql`with many as (select 'm' || n as id from generate_series(1, 60) n), given as (
      insert into form_submission (tenant_id, id, form_title, form_id, form_version, status, submitted_at)
        select 't1', id, 'About you', 'f1', 2, 'submitted', '2025-01-01' from many returning id)
      insert into form_answer (tenant_id, id, question_label, submission_id, question_id, position, text_value)
        select 't1', 'a' || id, 'name', id, 'name', 1, 'Name of ' || id from many`.execute(tx),
  );
  const first = await page({});
  expect(first).toMatchObject({ totalCount: 63, next: expect.any(String) });
  const second = await page({ cursor: first?.next });
  expect(second).toMatchObject({ totalCount: 63, next: null });
  const ids = [first, second].flatMap((one) => (one?.results as unknown as { responseId: string }[]) ?? []);
  expect(new Set(ids.map(({ responseId }) => responseId)).size).toBe(63);
  expect((await server.ask('cof1', query, {})).errors).toBeDefined();
});

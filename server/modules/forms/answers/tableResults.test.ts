import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { elementOf, optionOf } from '#domain/forms/testing/elements.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

const table = (...columns: readonly string[]) =>
  elementOf('customers', 'table', { options: columns.map((column) => optionOf(column)), userAddRow: true });
const stage = elementOf('stage', 'text');

/** Version 1 asked where customers are, version 2 no longer does, and has the amount first. */
const versions = [
  [1, [table('name', 'amount', 'country'), stage]],
  [2, [table('amount', 'name'), stage]],
] as const;

async function seed(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await sql`insert into form (tenant_id, id, title, kind, status, revision, is_shared) values
    ('t1', 'f1', 'Customers', 'survey', 'published', 2, true)`.execute(tx);
  for (const [number, elements] of versions) {
    await sql`insert into form_version (tenant_id, id, title, form_id, number, question_count, elements, published_at)
      values ('t1', ${`v${number}`}, 'Customers', 'f1', ${number}, 2, ${JSON.stringify(elements)}, now())`.execute(tx);
  }
  const give = async (id: string, version: number, day: number, seen: string, rows: readonly (readonly string[])[]) => {
    await sql`insert into form_submission (tenant_id, id, form_title, form_id, form_version, status, submitted_at)
      values ('t1', ${id}, 'Customers', 'f1', ${version}, 'submitted', ${`2026-01-0${day}T00:00:00Z`})`.execute(tx);
    await sql`insert into form_answer (tenant_id, id, question_label, submission_id, question_id, position, text_value, array_value)
      values ('t1', ${`${id}s`}, 'stage', ${id}, 'stage', 2, ${seen}, '{}'),
        ('t1', ${`${id}t`}, 'customers', ${id}, 'customers', 1, null, ${rows.map((row) => JSON.stringify(row))})`.execute(
      tx,
    );
  };
  await give('s1', 1, 1, 'seed', [
    ['Acme', '1,200', 'KE'],
    ['Birch', '800', 'KE'],
    ['', '', ''],
  ]);
  await give('s2', 2, 2, 'seed', [['500', 'Cedar']]);
  await give('s3', 2, 3, 'growth', [
    ['100', 'Dune'],
    ['', 'Elm'],
    ['300', 'Fig'],
  ]);
}

beforeAll(async () => {
  server = await startEntityServer(seed);
}, 60_000);
afterAll(() => server.close());

const query = `query ($where: [AnswerConditionInput!]) { formResults(formId: "f1", where: $where) { questions {
  element { _id options { value } }
  table { rows mean most newest { responseId cells } columns {
    value filled numbers { count sum mean least most } choices { value count } texts { responseId text } } } } } }`;

const customers = async (where: readonly object[] = []) => {
  const { data, errors } = await server.ask('admin', query, { where });
  expect(errors).toBeUndefined();
  const questions = (data?.formResults?.questions ?? []) as unknown as { element: { _id: string } }[];
  return questions.find(({ element }) => element._id === 'customers');
};

it('says what the rows of a table come to, column by column, over its versions', async () => {
  const nothing = { numbers: null, choices: [], texts: [] };
  const text = (responseId: string, words: string) => ({ responseId, text: words });
  expect(await customers()).toEqual({
    // A column that only an older version had has its name still.
    element: { _id: 'customers', options: [{ value: 'amount' }, { value: 'name' }, { value: 'country' }] },
    table: {
      rows: 6,
      mean: 2,
      most: 3,
      columns: [
        {
          ...nothing,
          value: 'amount',
          filled: 5,
          numbers: { count: 5, sum: 2900, mean: 580, least: 100, most: 1200 },
        },
        {
          ...nothing,
          value: 'name',
          filled: 6,
          texts: [text('s3', 'Dune'), text('s3', 'Elm'), text('s3', 'Fig'), text('s2', 'Cedar'), text('s1', 'Acme')],
        },
        { ...nothing, value: 'country', filled: 2, choices: [{ value: 'KE', count: 2 }] },
      ],
      newest: [
        { responseId: 's3', cells: ['100', 'Dune', ''] },
        { responseId: 's3', cells: ['', 'Elm', ''] },
        { responseId: 's3', cells: ['300', 'Fig', ''] },
        { responseId: 's2', cells: ['500', 'Cedar', ''] },
        { responseId: 's1', cells: ['1,200', 'Acme', 'KE'] },
        { responseId: 's1', cells: ['800', 'Birch', 'KE'] },
      ],
    },
  });
});

it('counts the rows of those responses that fit the filters', async () => {
  const seen = [{ questionId: 'stage', operator: 'IS', values: ['growth'] }];
  expect(await customers(seen)).toMatchObject({
    table: { rows: 3, most: 3, columns: [{ value: 'amount', numbers: { sum: 400 } }, { value: 'name' }] },
  });
  const nobody = [{ questionId: 'stage', operator: 'IS', values: ['exit'] }];
  expect(await customers(nobody)).toMatchObject({ table: null });
});

it('counts the choices of a column by what is kept of them, with the names that older versions had', async () => {
  const choice = (value: string) => ({ value, labels: [{ language: 'en', value: `Called ${value}` }] });
  const columns = (...choices: readonly string[]) => [
    { ...optionOf('kind'), columnKind: 'choice', choices: choices.map(choice) },
  ];
  await server.database.withTenant('t1', async (tx) => {
    for (const [number, options] of [
      [1, columns('100', '200', '300')],
      [2, columns('200', '100')],
    ] as const) {
      const elements = [elementOf('customers', 'table', { options, userAddRow: true }), stage];
      await sql`update form_version set elements = ${JSON.stringify(elements)} where number = ${number}`.execute(tx);
    }
    await sql`update form_answer set array_value = array['["100"]', '["300"]'] where id = 's1t'`.execute(tx);
    await sql`update form_answer set array_value = array['["100"]'] where id = 's2t'`.execute(tx);
    await sql`update form_answer set array_value = array['["200"]'] where id = 's3t'`.execute(tx);
  });
  const asked = query.replace('options { value }', 'options { value columnKind choices { value labels { value } } }');
  const { data, errors } = await server.ask('admin', asked, { where: [] });
  expect(errors).toBeUndefined();
  const questions = data?.formResults?.questions as unknown as { element: { _id: string } }[];
  expect(questions.find(({ element }) => element._id === 'customers')).toMatchObject({
    element: {
      options: [{ columnKind: 'choice', choices: ['200', '100', '300'].map((value) => ({ value })) }],
    },
    table: {
      columns: [
        {
          numbers: null,
          texts: [],
          choices: [
            { value: '100', count: 2 },
            { value: '200', count: 1 },
            { value: '300', count: 1 },
          ],
        },
      ],
    },
  });
});

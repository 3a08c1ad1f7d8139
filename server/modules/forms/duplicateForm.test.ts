import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx: Tx) => {
    await seedPeople(tx);
    await sql`insert into form (tenant_id, id, title, titles, description, kind, status, revision, is_shared) values
      ('t1', 'f1', 'Feedback', ${JSON.stringify([{ language: 'fr', value: 'Retour' }])}::jsonb, 'After the program', 'survey', 'published', 1, true)`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server.close());

const choices = [{ value: 'g1', labels: [{ language: 'en', value: 'Gold' }] }];
const options = [
  { value: 'x', labels: [{ language: 'en', value: 'Kind' }], isWriteIn: false, columnKind: 'choice', choices },
];
const bare = {
  labels: [{ language: 'fr', value: 'Une question' }],
  descriptions: [],
  required: true,
  options: [],
  userAddRow: true,
  treeOptions: [],
};
const asked = [
  { ...bare, _id: 'a', questionType: 'number', label: 'How many?', minimum: 1, maximum: 9 },
  { ...bare, _id: 'b', questionType: 'table', label: 'Which?', options },
  {
    ...bare,
    _id: 'c',
    questionType: 'tree_single',
    label: 'Where?',
    treeOptions: [
      { _id: 't1', label: 'Africa', parentId: null },
      { _id: 't2', label: 'Kenya', parentId: 't1', labels: [{ language: 'fr', value: 'Le Kenya' }] },
    ],
    dependency: { operator: 'AND', statements: [{ questionId: 'a', operator: 'GT', values: ['2'] }] },
  },
  { ...bare, _id: 'd', questionType: 'calculated', label: 'Twice', formula: '{a} * 2' },
];
const read = `query ($formId: ID!) { formDraft(formId: $formId) { title titles { language value } description kind status
  revision elements { _id questionType label labels { language value } validations { required min max } userAddRow formula
    options { value columnKind choices { value labels { language value } } }
    treeOptions { _id label labels { language value } parentId }
    dependency { operator statements { questionId operator values } } } } }`;
const duplicate = 'mutation { duplicateForm(formId: "f1") }';

interface Draft {
  readonly elements: readonly { readonly _id: string }[];
}
const draftOf = async (formId: unknown): Promise<Draft> =>
  (await server.ask('admin', read, { formId })).data?.formDraft as unknown as Draft;

it('makes a draft with all that the form asks, by ids of its own', async () => {
  const change = 'mutation ($changes: FormDraftInput!) { changeForm(formId: "f1", changes: $changes) { formId } }';
  expect((await server.ask('admin', change, { changes: { elements: asked } })).errors).toBeUndefined();
  const before = await draftOf('f1');
  const made = await server.ask('admin', duplicate);
  expect(made.errors).toBeUndefined();
  const copy = await draftOf(made.data?.duplicateForm);
  const ids = new Map(
    [...JSON.stringify(before).matchAll(/"_id":"([^"]+)"/g)].map(([, id], at) => [
      id ?? '',
      [...JSON.stringify(copy).matchAll(/"_id":"([^"]+)"/g)][at]?.[1] ?? '',
    ]),
  );
  expect(new Set([...ids.keys(), ...ids.values()]).size).toBe(12);
  const renamed = [...ids].reduce(
    (text, [id, other]) => text.replaceAll(`"${id}"`, `"${other}"`).replaceAll(`{${id}}`, `{${other}}`),
    JSON.stringify(before.elements),
  );
  expect(copy.elements).toEqual(JSON.parse(renamed));
  expect(copy).toMatchObject({
    title: 'Feedback (copy)',
    titles: [{ language: 'fr', value: 'Retour (copie)' }],
    description: 'After the program',
    kind: 'survey',
    status: 'draft',
    revision: 0,
  });
  expect(await draftOf('f1')).toEqual(before);
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql`select base_form_id, is_shared from form where id <> 'f1'`.execute(tx),
  );
  expect(rows).toEqual([{ base_form_id: 'f1', is_shared: false }]);
});

it('is only for whoever may make forms', async () => {
  expect((await server.ask('ada', duplicate)).errors?.[0]?.extensions?.code).toMatch(/Forbidden|Authentication/);
});

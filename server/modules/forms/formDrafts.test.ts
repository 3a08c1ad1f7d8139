import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx: Tx) => {
    await seedPeople(tx);
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.withTenant('t1', async (tx) => {
    await sql`delete from form_version`.execute(tx);
    await sql`delete from question`.execute(tx);
    await sql`delete from form_submission`.execute(tx);
    await sql`delete from feedback_request`.execute(tx);
    await sql`delete from answer_draft`.execute(tx);
    await sql`delete from form`.execute(tx);
    await sql`insert into form (tenant_id, id, title, kind, status, revision) values
      ('t1', 'f1', 'About you', 'application', 'draft', 0)`.execute(tx);
  });
});

const parts = `revision hasDraft publishingState status
  elements { _id version position label options { value numericalValue } dependency { operator } treeOptions { _id parentId labels { language value } } }
  problems { elementId fault }`;
const change = `mutation ($changes: FormDraftInput!) { changeForm(formId: "f1", changes: $changes) { ${parts} } }`;

const element = (id: string, questionType = 'text', more: Record<string, unknown> = {}) => ({
  _id: id,
  questionType,
  label: `Question ${id}`,
  labels: [],
  descriptions: [],
  required: false,
  options: [],
  userAddRow: false,
  treeOptions: [],
  ...more,
});
const put = (who: string, ...elements: ReturnType<typeof element>[]) =>
  server.ask(who, change, { changes: { elements } });
const changed = (who: string, changes: Record<string, unknown>) => server.ask(who, change, { changes });
const idsOf = (answer: Awaited<ReturnType<typeof put>>): unknown[] => {
  const elements: unknown = answer.data?.changeForm?.elements;
  return Array.isArray(elements) ? elements.map((one: { readonly _id: unknown }) => one._id) : [];
};

async function publish(moveDrafts = false) {
  const answer = await server.ask(
    'admin',
    `mutation ($moveDrafts: Boolean!) { publishForm(formId: "f1", moveDrafts: $moveDrafts) { publishingState } }`,
    { moveDrafts },
  );
  expect(answer.data?.publishForm?.publishingState).toBe('publishing');
  const read = async () => (await server.ask('admin', `{ formDraft(formId: "f1") { ${parts} } }`)).data?.formDraft;
  await expect.poll(async () => (await read())?.publishingState, { timeout: 10_000 }).not.toBe('publishing');
  return read();
}

it('takes questions with ids of their author’s making, and gives each its place', async () => {
  const answer = await put(
    'admin',
    element('a'),
    element('b', 'select_radio', { options: [{ value: 'x', labels: [], isWriteIn: false, numericalValue: 2 }] }),
  );
  expect(answer.data?.changeForm).toMatchObject({
    hasDraft: true,
    elements: [
      { _id: 'a', version: 1, position: 1 },
      { _id: 'b', position: 2, options: [{ value: 'x', numericalValue: 2 }] },
    ],
    problems: [{ elementId: 'b', fault: 'optionNameless' }],
  });
  expect(idsOf(await changed('admin', { order: ['b', 'a'] }))).toEqual(['b', 'a']);
  expect(idsOf(await changed('admin', { remove: ['b'] }))).toEqual(['a']);
});

it('keeps what another has just added behind what it stood behind', async () => {
  await put('admin', element('a'), element('b'), element('new'), element('c'));
  expect(idsOf(await changed('admin', { order: ['c', 'b', 'a'] }))).toEqual(['c', 'b', 'new', 'a']);
});

it('is not written over by who has not seen the last change', async () => {
  await put('admin', element('a'));
  expect((await put('admin', element('a', 'text', { version: 1, label: 'Mine' }))).errors).toBeUndefined();
  const late = await put('admin', element('a', 'text', { version: 1, label: 'Theirs' }));
  expect(late.errors?.[0]?.extensions?.code).toBe('ConflictError');
  await changed('admin', { remove: ['a'] });
  const gone = await put('admin', element('a', 'text', { version: 2 }));
  expect(gone.errors?.[0]?.extensions?.code).toBe('ConflictError');
});

it('refuses a condition that comes back to its own question, and keeps what was there', async () => {
  const when = (questionId: string) => ({
    operator: 'AND',
    statements: [{ action: 'show', questionId, operator: 'EXISTS', values: [] }],
  });
  await put('admin', element('a'), element('b', 'text', { dependency: when('a') }));
  const answer = await put('admin', element('a', 'text', { version: 1, dependency: when('b') }));
  expect(answer.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'changes.elements.a' }]);
  const kept = (await server.ask('admin', `{ formDraft(formId: "f1") { ${parts} } }`)).data?.formDraft;
  expect(kept?.elements).toMatchObject([
    { _id: 'a', dependency: null },
    { _id: 'b', dependency: { operator: 'AND' } },
  ]);
});

it.each(['mentor', 'cof1', 'applicant'])('is not for those who may not edit forms: %s', async (who) => {
  expect((await put(who, element('a'))).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  const draft = await server.ask(who, '{ formDraft(formId: "f1") { formId } }');
  expect(draft.errors?.[0]?.extensions?.code).toBe('ForbiddenError');
});

it('is published as a version that nothing changes any more', async () => {
  await put('admin', element('a'), element('b'));
  expect(await publish()).toMatchObject({
    status: 'published',
    publishingState: 'success',
    revision: 1,
    hasDraft: false,
  });
  await changed('admin', { remove: ['a'] });
  const read = async (version?: number) =>
    (
      await server.ask(
        'admin',
        'query ($version: Int) { formElements(formId: "f1", version: $version) { version elements { _id } } }',
        { version },
      )
    ).data?.formElements;
  expect(await read()).toMatchObject({ version: 1, elements: [{ _id: 'a' }, { _id: 'b' }] });
  expect(await publish()).toMatchObject({ revision: 2, hasDraft: false });
  expect(await read()).toMatchObject({ version: 2, elements: [{ _id: 'b' }] });
  expect(await read(1)).toMatchObject({ version: 1, elements: [{ _id: 'a' }, { _id: 'b' }] });
});

it('is called as its version is until it is published anew, in each language', async () => {
  await put('admin', element('a'));
  await publish();
  const titles = [{ language: 'ar', value: 'عنك' }];
  const renamed = await server.ask(
    'admin',
    `mutation ($titles: [TranslatedTextInput!]) { updateForm(id: "f1", input: { title: "Your team", titles: $titles }) { hasDraft } }`,
    { titles },
  );
  expect(renamed.errors).toBeUndefined();
  const read = async () =>
    (await server.ask('admin', '{ formElements(formId: "f1") { title titles { language value } } }')).data
      ?.formElements;
  expect(await read()).toEqual({ title: 'About you', titles: [] });
  expect(
    (await server.ask('admin', `{ formDraft(formId: "f1") { hasDraft titles { value } } }`)).data?.formDraft,
  ).toEqual({
    hasDraft: true,
    titles: [{ value: 'عنك' }],
  });
  await publish();
  expect(await read()).toEqual({ title: 'Your team', titles });
});

it('keeps what was published before there were versions, with what was answered to it', async () => {
  await put('admin', element('a'));
  await server.database.withTenant('t1', async (tx) => {
    await sql`update form set status = 'published', revision = 1 where id = 'f1'`.execute(tx);
    await sql`insert into form_submission (tenant_id, id, form_title, form_id, status)
      values ('t1', 's0', 'About you', 'f1', 'submitted')`.execute(tx);
  });
  await changed('admin', { elements: [element('b')] });
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql`select s.form_version as answered, v.number, v.question_count as questions
      from form_submission s join form_version v on v.form_id = s.form_id where s.id = 's0'`.execute(tx),
  );
  expect(rows).toEqual([{ answered: 1, number: 1, questions: 1 }]);
});

it('keeps what the branches of a tree are called in other languages', async () => {
  const labels = [{ language: 'de', value: 'Europa' }];
  const treeOptions = [
    { _id: 't1', label: 'Europe', labels },
    { _id: 't2', label: 'Asia' },
  ];
  const { data } = await put('admin', element('a', 'tree_single', { treeOptions }));
  expect(data?.changeForm?.elements).toMatchObject([
    {
      treeOptions: [
        { _id: 't1', labels },
        { _id: 't2', labels: [] },
      ],
    },
  ]);
});

it('fails to publish what nobody could fill, and says so', async () => {
  expect(await publish()).toMatchObject({ status: 'draft', publishingState: 'failure', revision: 0 });
  await put('admin', element('a', 'select_radio'));
  expect(await publish()).toMatchObject({ status: 'draft', publishingState: 'failure' });
  await changed('admin', { remove: ['a'] });
  await put('admin', element('b'));
  await publish();
  await put('admin', element('c', 'tree_single'));
  expect(await publish(), 'the published version goes on').toMatchObject({
    status: 'published',
    publishingState: 'failure',
    revision: 1,
  });
});

/** An answer to a survey, a draft of another one, and one of the shared link. */
const answerElsewhere = () =>
  server.database.withTenant('t1', async (tx) => {
    await sql`insert into feedback_request (tenant_id, id, title, form_id, status, recipients_ids) values
      ('t1', 'fr1', 'How was it?', 'f1', 'open', '{mentor,staff}')`.execute(tx);
    await sql`insert into feedback_answer (tenant_id, id, request_id, author_id, form_version, answers, submitted_at)
      values ('t1', 'fa1', 'fr1', 'mentor', 1, '[]', now())`.execute(tx);
    const later = sql`now(), now() + interval '30 days'`;
    await sql`insert into answer_draft (tenant_id, record_id, holder, content, saved_by, saved_at, expires_at) values
      ('t1', 'fr1', 'user:staff', '{"answers":[],"extras":{}}', 'desk', ${later}),
      ('t1', 'f1', 'somebody', '{"answers":[],"extras":{}}', 'desk', ${later})`.execute(tx);
  });

it('says what publishing means for those who have answered, and moves what they have begun if so wished', async () => {
  await put('admin', element('a'), element('b'));
  await publish();
  await server.database.withTenant('t1', (tx) =>
    sql`insert into form_submission (tenant_id, id, form_title, form_id, form_version, status) values
      ('t1', 's1', 'About you', 'f1', 1, 'draft'), ('t1', 's2', 'About you', 'f1', 1, 'submitted')`.execute(tx),
  );
  await answerElsewhere();
  await changed('admin', {
    remove: ['a'],
    elements: [element('c'), element('b', 'text', { version: 1, label: 'Anew' })],
  });
  const preview = `query { publishingPreview(formId: "f1") {
    number answered { number draftCount answerCount } followingCount removed added changed } }`;
  expect((await server.ask('admin', preview)).data?.publishingPreview).toEqual({
    number: 2,
    answered: [{ number: 1, draftCount: 1, answerCount: 2 }],
    followingCount: 2,
    removed: ['Question a'],
    added: ['Question c'],
    changed: ['Anew'],
  });
  await publish(true);
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql`select id, form_version from form_submission order by id`.execute(tx),
  );
  expect(rows).toEqual([
    { id: 's1', form_version: 2 },
    { id: 's2', form_version: 1 },
  ]);
});

it('names a tree whose branches have changed', async () => {
  const tree = (...labels: string[]) =>
    element('a', 'tree_single', { treeOptions: labels.map((label, at) => ({ _id: `t${at}`, label })) });
  await put('admin', tree('Europe', 'Asia'));
  await publish();
  await changed('admin', { elements: [{ ...tree('Europe', 'Africa'), version: 1 }] });
  const preview = await server.ask('admin', 'query { publishingPreview(formId: "f1") { changed } }');
  expect(preview.data?.publishingPreview).toEqual({ changed: ['Question a'] });
});

it('asks a question for a field of the profile as what the field is, once it is published', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`insert into custom_field (tenant_id, id, name, target, field_type) values
      ('t1', 'cfn', 'Team size', 'startup', 'number'), ('t1', 'cfd', 'Founded on', 'startup', 'date')`.execute(tx),
  );
  await put(
    'admin',
    element('n', 'custom_field', { customFieldId: 'cfn' }),
    element('d', 'custom_field', { customFieldId: 'cfd' }),
  );
  await publish();
  const kinds = '{ elements { questionType customField { _id fieldType } } }';
  const asked = await server.ask('admin', `{ formElements(formId: "f1", version: 1) ${kinds} }`);
  expect(asked.data?.formElements).toEqual({
    elements: [
      { questionType: 'number', customField: { _id: 'cfn', fieldType: 'number' } },
      { questionType: 'date', customField: { _id: 'cfd', fieldType: 'date' } },
    ],
  });
  // Its author goes on choosing the field.
  const draft = await server.ask('admin', `{ formDraft(formId: "f1") ${kinds} }`);
  expect(draft.data?.formDraft).toMatchObject({
    elements: [{ questionType: 'custom_field' }, { questionType: 'custom_field' }],
  });
});

it('keeps what the cells of a column are, and wants choices of a column of choices before publishing', async () => {
  const option = (value: string, more: Record<string, unknown> = {}) => ({
    value,
    labels: [{ language: 'en', value: `Column ${value}` }],
    isWriteIn: false,
    ...more,
  });
  const choices = [{ value: 'g1', labels: [{ language: 'en', value: 'Gold' }] }];
  const columns = [
    option('a'),
    option('b', { columnKind: 'email', choices }),
    option('c', { columnKind: 'choice', choices }),
    option('d', { columnKind: 'choice', choices: [] }),
    option('e', { columnKind: 'choice', choices: [{ value: 'x', labels: [] }] }),
  ];
  await put('admin', element('q1', 'table', { options: columns }), element('q2', 'select_radio', { options: columns }));
  const { data } = await server.ask(
    'admin',
    '{ formDraft(formId: "f1") { elements { options { columnKind choices { value labels { value } } } } problems { elementId fault } } }',
  );
  const none = { columnKind: null, choices: null };
  expect(data?.formDraft).toEqual({
    elements: [
      {
        options: [
          none,
          { columnKind: 'email', choices: null },
          { columnKind: 'choice', choices: [{ value: 'g1', labels: [{ value: 'Gold' }] }] },
          { columnKind: 'choice', choices: [] },
          { columnKind: 'choice', choices: [{ value: 'x', labels: [] }] },
        ],
      },
      { options: columns.map(() => none) },
    ],
    problems: [
      { elementId: 'q1', fault: 'columnChoicesMissing' },
      { elementId: 'q1', fault: 'columnChoiceFaulty' },
    ],
  });
});

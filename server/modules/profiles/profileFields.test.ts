/** Fields that an organisation adds to profiles: made by who may, filled and read by who may edit and read the record. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
const fields: Record<string, string> = {};

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

const CREATE = 'mutation ($input: CustomFieldCreateInput!) { createCustomField(input: $input) { _id } }';
const READ = `query ($target: CustomFieldTarget!, $id: ID!) { profileFields(target: $target, recordId: $id) {
  mayEdit elements { label questionType validations { required } options { value labels { value } } }
  answers { questionId textValue numberValue } } }`;
const SAVE = `mutation ($target: CustomFieldTarget!, $id: ID!, $answers: [AnswerInput!]!) {
  saveProfileFields(target: $target, recordId: $id, answers: $answers) { answers { questionId textValue numberValue } } }`;

const choices = [
  { value: 'ltd', label: 'Limited company' },
  { value: 'coop', label: 'Cooperative' },
];
const make = async (input: object) => {
  const answer = await server.ask('admin', CREATE, { input });
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.createCustomField?._id);
};
const read = async (user: string, target: string, id: string) => server.ask(user, READ, { target, id });
const save = (user: string, target: string, id: string, answers: readonly object[]) =>
  server.ask(user, SAVE, { target, id, answers });
const reasonOf = ({ errors }: Awaited<ReturnType<typeof save>>) => errors?.[0]?.extensions;

it('takes choices with labels and values; none, or one twice, is refused', async () => {
  const input = { name: 'Legal form', target: 'startup', fieldType: 'select_dropdown' };
  const none = await server.ask('admin', CREATE, { input });
  expect(reasonOf(none)).toMatchObject({ reasons: [{ path: 'input.choices', reason: 'required' }] });
  const twice = await server.ask('admin', CREATE, { input: { ...input, choices: [...choices, choices[0]] } });
  expect(reasonOf(twice)).toMatchObject({ reasons: [{ reason: 'choiceTwice' }] });
  fields.form = await make({ ...input, choices, position: 1 });
  fields.people = await make({
    name: 'Team size',
    target: 'startup',
    fieldType: 'number',
    required: true,
    position: 2,
  });
  const inFrench = (value: string) => [{ language: 'fr', value }];
  const translated = { names: inFrench('Régime'), help: 'For the lunches', helps: inFrench('Pour les repas') };
  fields.diet = await make({ name: 'Diet', target: 'user', fieldType: 'text', ...translated });
});

it('is asked in other languages too', async () => {
  const asked = `query { profileFields(target: user, recordId: "cof1") { elements {
    label labels { language value } description descriptions { language value } } } }`;
  expect((await server.ask('cof1', asked)).data?.profileFields?.elements).toMatchObject([
    {
      label: 'Diet',
      labels: [{ language: 'fr', value: 'Régime' }],
      description: 'For the lunches',
      descriptions: [{ language: 'fr', value: 'Pour les repas' }],
    },
  ]);
});

it('is filled by a founder for their startup, and read by those who read the startup', async () => {
  const before = (await read('cof1', 'startup', 's1')).data?.profileFields;
  expect(before).toMatchObject({
    mayEdit: true,
    elements: [
      { label: 'Legal form', questionType: 'select_dropdown', options: [{ value: 'ltd' }, { value: 'coop' }] },
      { label: 'Team size', questionType: 'number', validations: { required: true } },
    ],
    answers: [],
  });
  const given = [
    { questionId: fields.form, textValue: 'coop' },
    { questionId: fields.people, numberValue: 7 },
  ];
  expect((await save('cof1', 'startup', 's1', given)).errors).toBeUndefined();
  const seen = (await read('mentor', 'startup', 's1')).data?.profileFields;
  expect(seen?.answers).toEqual(
    expect.arrayContaining([
      { questionId: fields.form, textValue: 'coop', numberValue: null },
      { questionId: fields.people, textValue: null, numberValue: 7 },
    ]),
  );
  await save('cof1', 'startup', 's1', [{ questionId: fields.people, numberValue: 8 }]);
  expect((await read('admin', 'startup', 's1')).data?.profileFields?.answers).toEqual([
    { questionId: fields.people, textValue: null, numberValue: 8 },
  ]);
});

it('refuses what does not fit, by the form and past it', async () => {
  const wrong = [
    { questionId: fields.form, textValue: 'gmbh' },
    { questionId: fields.people, numberValue: 1 },
  ];
  expect(reasonOf(await save('cof1', 'startup', 's1', wrong))).toMatchObject({ code: 'ValidationError' });
  expect(reasonOf(await save('cof1', 'startup', 's1', []))).toMatchObject({ reasons: [{ reason: 'required' }] });
  const raw = 'mutation ($input: CustomFieldValueCreateInput!) { createCustomFieldValue(input: $input) { _id } }';
  for (const [field, value] of [
    [fields.form, 'gmbh'],
    [fields.people, 'many'],
    [fields.people, '0x1f'],
    [fields.people, ' 7'],
  ]) {
    const answer = await server.ask('cof1', raw, { input: { field, value, startup: 's1' } });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError' });
  }
});

it('is closed to others, and to other people’s profiles', async () => {
  expect(reasonOf(await read('cof2', 'startup', 's1'))).toMatchObject({ code: 'NotFoundError' });
  expect((await save('cof2', 'startup', 's1', [])).errors).toBeDefined();
  const diet = [{ questionId: fields.diet, textValue: 'Vegan' }];
  expect((await save('cof1', 'user', 'cof1', diet)).errors).toBeUndefined();
  expect((await save('cof1b', 'user', 'cof1', diet)).errors).toBeDefined();
  expect((await read('cof1', 'user', 'cof1')).data?.profileFields).toMatchObject({
    mayEdit: true,
    answers: [{ textValue: 'Vegan' }],
  });
  expect((await read('cof1b', 'user', 'cof1')).data?.profileFields?.mayEdit).toBe(false);
});

it('is filled by who applies, and stays with the application', async () => {
  fields.start = await make({ name: 'Expected start', target: 'application', fieldType: 'date' });
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status) values ('t1', 'fu1', 'Spring', 'p1', 'open')`.execute(
      tx,
    );
    await sql`insert into application (tenant_id, id, startup_name, status, applicant_id, funnel_id, program_id)
      values ('t1', 'ap1', 'Newly', 'draft', 'applicant', 'fu1', 'p1')`.execute(tx);
  });
  const start = [{ questionId: fields.start, textValue: '2099-02-01' }];
  expect((await save('applicant', 'application', 'ap1', start)).errors).toBeUndefined();
  expect((await save('cof1', 'application', 'ap1', start)).errors).toBeDefined();
  expect((await read('admin', 'application', 'ap1')).data?.profileFields?.answers).toMatchObject([
    { textValue: '2099-02-01' },
  ]);
});

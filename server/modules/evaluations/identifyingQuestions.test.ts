/** What authors say of questions holds where applicants are hidden, for their files as well and for answers given before. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileAddress } from '#domain/files/fileAddress.ts';
import { hiddenFilesOf } from '#server/services/attachments/hiddenFiles.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedScoring } from './testing/seedScoring.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await sql`update application set readers_ids = '{ev1,admin}'`.execute(tx);
    await sql`insert into evaluation (tenant_id, id, title, application_id, evaluator_id, round_id, form_id, status)
      values ('t1', 'e1', 'Startup 1', 'a1', 'ev1', 'ro2', 'fe', 'pending')`.execute(tx);
    await sql`insert into question (tenant_id, id, form_id, position, label, question_type) values
      ('t1', 'school', 'fa', 3, 'Where did you study?', 'text'), ('t1', 'cv', 'fa', 4, 'Your CV', 'file'),
      ('t1', 'deck', 'fa', 5, 'Your deck', 'file')`.execute(tx);
    for (const [id, text] of [
      ['school', 'Upper Lake School'],
      ['cv', fileAddress({ id: 'at-cv', name: 'CV.pdf' })],
      ['deck', fileAddress({ id: 'at-deck', name: 'Deck.pdf' })],
    ] as const) {
      await sql`insert into form_answer (tenant_id, id, question_label, submission_id, application_id, question_id,
          position, text_value, array_value)
        values ('t1', ${`z-${id}`}, ${id}, 's1', 'a1', ${id}, 9, ${text}, '{}')`.execute(tx);
    }
  });
}, 60_000);
afterAll(() => server.close());

const mark = (id: string, value: boolean | null) =>
  server.database.withTenant('t1', (tx) => sql`update question set identifies = ${value} where id = ${id}`.execute(tx));

async function readBy(user: string): Promise<string> {
  const answer = await server.ask(
    user,
    `{ applicationForms(applicationId: "a1") { uuid answers { questionId textValue } }
      scoringSheet(evaluationId: "e1") { forms { answers { questionId textValue } } } }`,
  );
  expect(answer.errors).toBeUndefined();
  return JSON.stringify(answer.data);
}

it('shows what tells nothing, and no links', async () => {
  const read = await readBy('ev1');
  expect(read).toContain('Upper Lake School');
  expect(read).toContain('at-cv');
  expect(read).not.toContain('https://startup.test');
});

it('hides the answer to a question that is said to tell who they are, and its file', async () => {
  await mark('school', true);
  await mark('cv', true);
  const read = await readBy('ev1');
  expect(read).not.toMatch(/Upper Lake|at-cv/);
  expect(read).toContain('at-deck');
  const filesFor = async (user: string) => hiddenFilesOf(await server.contextOf(user), 's1');
  expect([...((await filesFor('ev1')) ?? [])]).toEqual(['at-cv']);
  expect(await filesFor('admin'), 'nothing is hidden from them').toBeNull();
  expect(await readBy('admin')).toMatch(/Upper Lake.*at-cv|at-cv.*Upper Lake/);
});

it('hides the file that answers a question which is asked no more, or as another kind', async () => {
  const filesFor = async () => [...((await hiddenFilesOf(await server.contextOf('ev1'), 's1')) ?? [])].toSorted();
  const { withTenant } = server.database;
  await withTenant('t1', (tx) => sql`update question set question_type = 'number' where id = 'deck'`.execute(tx));
  expect(await filesFor()).toEqual(['at-cv', 'at-deck']);
  expect(await readBy('ev1')).not.toContain('at-deck');
  await withTenant('t1', (tx) => sql`delete from question where id = 'cv'`.execute(tx));
  expect(await filesFor()).toEqual(['at-cv', 'at-deck']);
  expect(await readBy('ev1')).not.toContain('at-cv');
});

it('shows a link of which its author says that it tells nothing', async () => {
  await mark('site', false);
  expect(await readBy('ev1')).toContain('https://startup.test');
});

it('hides them also in the version that was answered before', async () => {
  const elements = JSON.stringify([
    { _id: 'school', position: 1, questionType: 'text', label: 'School', behavesAs: null, options: [] },
  ]);
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into form_version (tenant_id, id, title, form_id, number, question_count, elements, published_at)
      values ('t1', 'va', 'About you', 'fa', 1, 1, ${elements}::jsonb, now())`.execute(tx);
    await sql`update form_submission set form_version = 1 where id = 's1'`.execute(tx);
  });
  expect(await readBy('ev1')).not.toContain('Upper Lake');
});

it('is kept of the draft, of questions alone', async () => {
  const draft = `mutation ($changes: FormDraftInput!) { changeForm(formId: "fa", changes: $changes) {
    elements { _id identifies } } }`;
  const element = (_id: string, questionType: string) => ({
    _id,
    questionType,
    label: _id,
    labels: [],
    descriptions: [],
    required: false,
    options: [],
    userAddRow: false,
    treeOptions: [],
    identifies: true,
  });
  const changes = { elements: [element('new', 'text'), element('title', 'heading')] };
  const { data, errors } = await server.ask('admin', draft, { changes });
  expect(errors).toBeUndefined();
  const kept = JSON.stringify(data);
  expect(kept).toContain('{"_id":"new","identifies":true}');
  expect(kept).toContain('{"_id":"title","identifies":null}');
});

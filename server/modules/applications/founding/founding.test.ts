/** Accepting makes the startup of the answers: fields, choices, files and the organisation's own fields, as the funnel maps them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, problems, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(
    sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', 'UTC')`,
  );
}, 60_000);
afterAll(() => server.close());

const decide = `mutation ($id: ID!) { decideApplication(applicationId: $id, action: accept) { startup { _id } } }`;
const undo = 'mutation ($id: ID!) { undoDecision(applicationId: $id) { status } }';
const map = `mutation ($e: [StartupMappingInput!]!) { setStartupMapping(funnelId: "fu1", entries: $e) {
  fields { field label question isUsual offers } } }`;
const preview = `query ($id: ID!) { startupPreview(applicationId: $id) { field label question value leftOut } }`;

const options = JSON.stringify([
  { value: 'o1', labels: [{ language: 'en', value: 'Growing' }], isWriteIn: false, numericalValue: null },
  { value: 'o2', labels: [{ language: 'en', value: 'Climate tech' }], isWriteIn: false, numericalValue: null },
  { value: 'o3', labels: [{ language: 'en', value: 'Ponies' }], isWriteIn: false, numericalValue: null },
]);

async function ask(id: string, position: number, label: string, type: string, given = '[]'): Promise<void> {
  await server.rows(sql`insert into question (tenant_id, id, form_id, position, label, question_type, required, options)
    values ('t1', ${id}, 'f1', ${position}, ${label}, ${type}, false, ${given}::jsonb)`);
}

const answer = (application: string, question: string, values: { text?: string; number?: number; list?: string[] }) =>
  server.rows(sql`insert into form_answer
    (tenant_id, id, submission_id, question_id, question_label, position, text_value, number_value, array_value)
    select 't1', ${`${application}-${question}`}, id, ${question}, ${question}, 50, ${values.text ?? null},
      ${values.number ?? null}, ${values.list ?? []}::text[] from form_submission where application_id = ${application}`);

async function addFile(application: string, id: string, name: string, type: string): Promise<void> {
  await server.rows(sql`insert into attachment (tenant_id, id, name, content_type, size, storage_key, reference_type, reference_id)
    select 't1', ${id}, ${name}, ${type}, 7, ${`t1/${id}`}, 'formSubmission', id from form_submission
    where application_id = ${application}`);
}

async function fullApplication(name: string): Promise<string> {
  const id = await server.handedIn('applicant', name);
  await answer(id, 'm1', { text: 'o1' });
  await answer(id, 'm2', { list: ['o2', 'o3'] });
  await answer(id, 'm3', { text: '€ 50,000' });
  await answer(id, 'm4', { text: `/file?id=${name}-logo&name=logo.png` });
  await answer(id, 'm5', { text: `/file?id=${name}-deck&name=deck.pdf` });
  await answer(id, 'm6', { text: 'soon' });
  await answer(id, 'm7', { text: 'o2' });
  await answer(id, 'm8', { text: '10 or 12' });
  await answer(id, 'm9', { text: 'Said before it was hidden' });
  await addFile(id, `${name}-logo`, 'logo.png', 'image/png');
  await addFile(id, `${name}-deck`, 'deck.pdf', 'application/pdf');
  return id;
}

it('is edited with the funnel: what can’t fill a field is not offered, and refused with a sentence', async () => {
  await server.rows(
    sql`insert into industry (tenant_id, id, name, is_active) values ('t1', 'in1', 'Climate Tech', true)`,
  );
  await server.rows(sql`insert into custom_field (tenant_id, id, name, target, field_type, choices) values
    ('t1', 'cd', 'Incorporated on', 'startup', 'date', '[]'),
    ('t1', 'cc', 'Sector', 'startup', 'select_dropdown', '[{"value":"ct","label":"Climate tech"}]')`);
  await ask('m1', 21, 'How far are you?', 'select_radio', options);
  await ask('m2', 22, 'What do you do?', 'select_checkbox', options);
  await ask('m3', 23, 'Money so far', 'text');
  await ask('m4', 24, 'Your mark', 'file');
  await ask('m5', 25, 'Pitch deck', 'file');
  await ask('m6', 26, 'When were you founded by law?', 'text');
  await ask('m7', 27, 'Your sector', 'select_dropdown', options);
  await ask('m8', 28, 'Employees', 'text');
  await ask('m9', 29, 'City', 'text');
  await server.rows(sql`update question set dependency =
    '{"operator":"AND","statements":[{"action":"show","questionId":"q2","operator":"equals","values":["5"]}]}'::jsonb
    where id = 'm9'`);
  const refused = await server.ask('admin', map, { e: [{ field: 'logo', question: 'm3' }] });
  expect(problems(refused)).toEqual([
    expect.objectContaining({
      message: 'The answers to “Money so far” can’t fill this field. Choose a question of another kind.',
    }),
  ]);
  const kept = await server.ask('admin', map, {
    e: [
      { field: 'stage', question: 'm1' },
      { field: 'industries', question: 'm2' },
      { field: 'funding', question: 'm3' },
      { field: 'logo', question: 'm4' },
      { field: 'custom.cd', question: 'm6' },
      { field: 'custom.cc', question: 'm7' },
    ],
  });
  expect(kept.errors).toBeUndefined();
  const fields = (kept.data?.setStartupMapping?.fields ?? []) as unknown as { field: string }[];
  expect(fields.find(({ field }) => field === 'logo')).toMatchObject({ question: 'm4', offers: ['m4', 'm5'] });
  // Called as the kind of document is.
  expect(fields.find(({ field }) => field === 'document.pitch')).toMatchObject({ question: 'm5', isUsual: true });
  expect(fields.find(({ field }) => field === 'custom.cd')).toMatchObject({ label: 'Incorporated on', question: 'm6' });
});

it('is shown before deciding, with what does not fit', async () => {
  const id = await fullApplication('Mapped');
  const shown = await server.ask('admin', preview, { id });
  expect(shown.errors).toBeUndefined();
  const fields = (shown.data?.startupPreview ?? []) as unknown as { field: string; leftOut: string | null }[];
  expect(fields.map(({ field, leftOut }) => [field, leftOut])).toEqual([
    ['employeeCount', '10 or 12'],
    ['stage', null],
    ['industries', 'Ponies'],
    ['funding', null],
    ['logo', null],
    ['document.pitch', null],
    ['custom.cc', null],
    ['custom.cd', 'soon'],
  ]);
  expect(fields[1]).toMatchObject({ question: 'How far are you?', value: 'Growing' });
});

it('writes it once, and its files stay when those of the application go', async () => {
  const [{ id } = {}] = await server.rows(sql`select id from application where startup_name = 'Mapped'`);
  const decided = await server.ask('admin', decide, { id });
  expect(decided.errors).toBeUndefined();
  await server.ask('admin', decide, { id });
  const startups = await server.rows(sql`select * from startup where name = 'Mapped'`);
  expect(startups).toHaveLength(1);
  expect(startups[0]).toMatchObject({ stage: 'growing', industries_ids: ['in1'], employee_count: null, city: null });
  expect(Number(startups[0]?.funding)).toBe(50_000);
  expect(startups[0]?.logo).toMatch(/^\/api\/pictures\/.{20}/);
  const startup = startups[0]?.id;
  expect(
    await server.rows(sql`select field_id as field, value from custom_field_value where startup_id = ${startup}`),
  ).toEqual([{ field: 'cc', value: 'ct' }]);
  await server.rows(sql`delete from attachment where reference_type = 'formSubmission'`);
  const documents = await server.rows(sql`select d.name, d.category, a.storage_key as key from startup_document d
    join attachment a on a.id = d.file_id where d.startup_id = ${startup}`);
  expect(documents).toEqual([{ name: 'deck.pdf', category: 'pitch', key: 't1/Mapped-deck' }]);
  expect(await server.rows(sql`select storage_key as key from attachment where picture_key is not null`)).toEqual([
    { key: 't1/Mapped-logo' },
  ]);
});

it('is taken back with the decision', async () => {
  const id = await fullApplication('Unmapped');
  expect((await server.ask('admin', decide, { id })).errors).toBeUndefined();
  expect((await server.ask('admin', undo, { id })).errors).toBeUndefined();
  expect(await server.rows(sql`select id from startup where name = 'Unmapped'`)).toEqual([]);
  expect(await server.rows(sql`select id from attachment where storage_key = 't1/Unmapped-deck'`)).toHaveLength(1);
});

it('makes documents of one kind of the files of several questions', async () => {
  await ask('m10', 30, 'One-pager', 'file');
  await ask('m11', 31, 'Demo', 'file');
  const entries = [
    { field: 'document.pitch', question: 'm5' },
    { field: 'document.pitch', question: 'm10' },
    { field: 'document.pitch', question: 'm10' },
  ];
  const several = map.replace('question isUsual', 'question more takesSeveral isUsual');
  const kept = await server.ask('admin', several, { e: entries });
  expect(kept.errors).toBeUndefined();
  const fields = (kept.data?.setStartupMapping?.fields ?? []) as unknown as { field: string }[];
  expect(fields.find(({ field }) => field === 'document.pitch')).toMatchObject({
    question: 'm5',
    more: ['m10'],
    takesSeveral: true,
  });
  // Of other fields one question is the value.
  const twice = [
    { field: 'logo', question: 'm4' },
    { field: 'logo', question: 'm10' },
  ];
  expect((await server.ask('admin', map, { e: twice })).errors).toBeDefined();
  const id = await fullApplication('Several');
  await answer(id, 'm10', { text: '/file?id=Several-page&name=page.pdf' });
  await addFile(id, 'Several-page', 'page.pdf', 'application/pdf');
  const shown = await server.ask('admin', preview, { id });
  const documents = (shown.data?.startupPreview ?? []) as unknown as { field: string; value: string }[];
  expect(documents.filter(({ field }) => field === 'document.pitch').map(({ value }) => value)).toEqual([
    'deck.pdf',
    'page.pdf',
  ]);
  expect((await server.ask('admin', decide, { id })).errors).toBeUndefined();
  expect(
    await server.rows(sql`select d.name, d.category from startup_document d join startup s on s.id = d.startup_id
      where s.name = 'Several' order by d.name`),
  ).toEqual([
    { name: 'deck.pdf', category: 'pitch' },
    { name: 'page.pdf', category: 'pitch' },
  ]);
});

it('takes all questions that say that they are such a document, where nobody has chosen', async () => {
  await server.rows(sql`update question set behaves_as = 'document.legal' where id in ('m10', 'm11')`);
  const kept = await server.ask('admin', map.replace('question isUsual', 'question more isUsual'), { e: [] });
  const fields = (kept.data?.setStartupMapping?.fields ?? []) as unknown as { field: string }[];
  expect(fields.find(({ field }) => field === 'document.legal')).toMatchObject({ question: 'm10', more: ['m11'] });
});

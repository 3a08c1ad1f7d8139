import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PdfPages } from '#server/modules/exports/pdf/PdfPages.ts';
import { type Json, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const people = ['admin', 'mentor', 'cofounder', 'applicant', 'other'] as const;
type Person = (typeof people)[number];

let server: TestServer;
const tokens = new Map<Person, string>();

const get = (path: string, as?: Person) =>
  server.call(path, { tenant: 'red', ...(as && { headers: { authorization: `Bearer ${tokens.get(as)}` } }) });

async function ask(as: Person | null, query: string, variables: object): Promise<Json> {
  const token = as === null ? undefined : tokens.get(as);
  const { json } = await server.graphql(query, { tenant: 'red', variables, ...(token && { token }) });
  expect(json.errors).toBeUndefined();
  return json.data as Json;
}

/** What is written on the pages: in the file itself the letters are numbers of shapes. */
const write = vi.spyOn(PdfPages.prototype, 'write');

/** Whose answers the file holds is told by its name and by what is written in it. */
async function expectPdf(path: string, as: Person | undefined, title: string, lines: readonly string[]): Promise<void> {
  write.mockClear();
  const answer = await get(path, as);
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.text.startsWith('%PDF')).toBe(true);
  expect(answer.headers['content-disposition']).toContain(`''${encodeURIComponent(`${title}.pdf`)}`);
  expect(write.mock.calls.map(([line]) => line)).toEqual(expect.arrayContaining([title, ...lines]));
}

const answers = [{ questionId: 'q1', textValue: 'Bread for all' }];

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withTenant('red', async (tx) => {
    await sql`insert into form (tenant_id, id, title, status, is_shared)
      values ('red', 'f1', 'About you', 'published', true)`.execute(tx);
    await sql`insert into question (tenant_id, id, form_id, position, label, question_type, required)
      values ('red', 'q1', 'f1', 1, 'Pitch', 'text', true)`.execute(tx);
    await sql`insert into program (tenant_id, id, name, slug) values ('red', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status)
      values ('red', 'fu1', 'Spring', 'p1', 'open')`.execute(tx);
    await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id)
      values ('red', 'r1', 'Form', 'fu1', 1, 'f1')`.execute(tx);
    await sql`insert into role (tenant_id, id, name, type) values ('red', 'applicant', 'Applicant', '{Applicant}')`.execute(
      tx,
    );
    await sql`insert into "user" (tenant_id, id, first_name, email, status, validated, role_id, password_hash)
      select 'red', 'red-' || who, who, who || '@red.test', 'Active', true, 'applicant', password_hash
      from "user", unnest(array['applicant', 'other']) who where "user".id = 'red-cofounder'`.execute(tx);
  });
  for (const name of people) tokens.set(name, await server.signIn(`${name}@red.test`));
}, 60_000);
afterAll(() => {
  write.mockRestore();
  return server.close();
});

describe('what was sent to a shared form', () => {
  const base = { revision: 0, page: 'here' };
  const respondent = { name: 'Nia', email: 'nia@new.test' };
  const link = `mutation ($purpose: PublicLinkPurpose!, $id: ID!) { makePublicLink(purpose: $purpose, recordId: $id) }`;
  const keep = `mutation ($secret: String!, $base: DraftBase!, $respondent: RespondentInput!, $answers: [AnswerInput!]!) {
    saveSharedDraft(secret: $secret, base: $base, respondent: $respondent, answers: $answers) { draft revision } }`;
  const send = `mutation ($secret: String!, $respondent: RespondentInput!, $answers: [AnswerInput!]!, $draft: DraftToHandIn) {
    submitSharedForm(secret: $secret, respondent: $respondent, answers: $answers, draft: $draft) }`;
  const state = `query ($secret: String!, $draft: String!) {
    sharedDraft(secret: $secret, draft: $draft) { state isReadable answers { textValue } } }`;

  it('is read and downloaded by whoever has the secret of its draft, until it is deleted', async () => {
    const made = await ask('admin', link, { purpose: 'shareForm', id: 'f1' });
    const secret = String(made.makePublicLink).split('/').at(-1) ?? '';
    const kept = await ask(null, keep, { secret, base, respondent, answers });
    const draft = String(kept.saveSharedDraft?.draft);
    const held = { secret, draft };
    expect((await get(`/api/pdf/forms/${draft}`)).status).toBe(404);
    expect((await ask(null, state, held)).sharedDraft).toMatchObject({ state: 'open', isReadable: false });

    await ask(null, send, { secret, respondent, answers, draft: { key: draft, revision: 1, page: 'here' } });
    await expectPdf(`/api/pdf/forms/${draft}`, undefined, 'About you', ['Answered by Nia', 'Pitch', 'Bread for all']);
    expect((await ask(null, state, held)).sharedDraft).toEqual({ state: 'handedIn', isReadable: true, answers: [] });
    const print = `query ($address: String!) { printableForm(address: $address) { respondentName answers { textValue } } }`;
    expect((await ask(null, print, { address: draft })).printableForm).toEqual({
      respondentName: 'Nia',
      answers: [{ textValue: 'Bread for all' }],
    });

    const [row] = await server.database.withTenant(
      'red',
      async (tx) => (await sql<{ id: string }>`select id from form_submission where form_id = 'f1'`.execute(tx)).rows,
    );
    // A link that staff give out is another one, and ends no copy.
    await ask('admin', link, { purpose: 'printAnswers', id: row?.id });
    await expectPdf(`/api/pdf/forms/${draft}`, undefined, 'About you', ['Bread for all']);
    await server.database.withTenant('red', (tx) => sql`delete from form_submission where id = ${row?.id}`.execute(tx));
    expect((await get(`/api/pdf/forms/${draft}`)).status).toBe(404);
  });

  it('is closed once its days are over', async () => {
    const made = await ask('admin', link, { purpose: 'shareForm', id: 'f1' });
    const secret = String(made.makePublicLink).split('/').at(-1) ?? '';
    const kept = await ask(null, keep, { secret, base, respondent, answers });
    const draft = String(kept.saveSharedDraft?.draft);
    await ask(null, send, { secret, respondent, answers, draft: { key: draft, revision: 1, page: 'here' } });
    expect((await get(`/api/pdf/forms/${draft}`)).status).toBe(200);
    await server.database.withTenant('red', (tx) =>
      sql`update public_link set expires_at = now() - interval '1 minute' where purpose = 'ownAnswers'`.execute(tx),
    );
    expect((await get(`/api/pdf/forms/${draft}`)).status).toBe(404);
    expect((await ask(null, state, { secret, draft })).sharedDraft).toMatchObject({ isReadable: false });
  });

  it('is not opened by a key that its sender made up', async () => {
    const made = await ask('admin', link, { purpose: 'shareForm', id: 'f1' });
    const secret = String(made.makePublicLink).split('/').at(-1) ?? '';
    const draft = { key: 'made-up', revision: 1, page: 'here' };
    expect((await ask(null, send, { secret, respondent, answers, draft })).submitSharedForm).toBe(true);
    expect((await get('/api/pdf/forms/made-up')).status).toBe(404);
  });

  it('is nothing that a guess opens, or the link of the blank form', async () => {
    expect((await get('/api/pdf/forms/guessed')).status).toBe(404);
    const made = await ask('admin', link, { purpose: 'shareForm', id: 'f1' });
    expect((await get(`/api/pdf/forms/${String(made.makePublicLink).split('/').at(-1)}`)).status).toBe(404);
  });
});

it('gives feedback back to whoever has given it, and to nobody else', async () => {
  const input = { title: 'How was it?', form: 'f1', status: 'open', recipients: ['red-cofounder', 'red-mentor'] };
  const made = await ask(
    'admin',
    `mutation ($input: FeedbackRequestCreateInput!) { createFeedbackRequest(input: $input) { _id } }`,
    { input },
  );
  const id = String(made.createFeedbackRequest?._id);
  expect((await get(`/api/pdf/surveys/${id}`, 'cofounder')).status).toBe(404);
  const answer = `mutation ($id: ID!, $answers: [AnswerInput!]!) {
    answerFeedbackRequest(requestId: $id, rating: 8, comment: "Good", answers: $answers) { _id } }`;
  await ask('cofounder', answer, { id, answers });
  const given = `query ($id: ID!) { survey(id: $id) { given { rating comment form { title } answers { textValue } } } }`;
  expect((await ask('cofounder', given, { id })).survey?.given).toEqual({
    rating: 8,
    comment: 'Good',
    form: { title: 'About you' },
    answers: [{ textValue: 'Bread for all' }],
  });
  await expectPdf(`/api/pdf/surveys/${id}`, 'cofounder', 'How was it?', ['8', 'Good', 'Bread for all']);
  expect((await ask('mentor', given, { id })).survey).toEqual({ given: null });
  expect((await get(`/api/pdf/surveys/${id}`, 'mentor')).status).toBe(404);
  expect((await get(`/api/pdf/surveys/${id}`)).status).toBe(401);
});

it('gives applicants what they have handed in, and nobody else', async () => {
  const begun = await ask(
    'applicant',
    `mutation { startApplication(input: { startupName: "Bakely", funnel: "fu1" }) { _id } }`,
    {},
  );
  const id = String(begun.startApplication?._id);
  expect((await get(`/api/pdf/applications/${id}`, 'applicant')).status).toBe(404);
  const save = `mutation ($id: ID!, $answers: [AnswerInput!]!) {
    saveRoundForm(applicationId: $id, round: "1", answers: $answers, isComplete: true) { isSubmitted } }`;
  await ask('applicant', save, { id, answers });
  await ask('applicant', `mutation ($id: ID!) { submitApplication(applicationId: $id) { _id } }`, { id });
  await expectPdf(`/api/pdf/applications/${id}`, 'applicant', 'Bakely', ['Pitch', 'Bread for all']);
  expect((await get(`/api/pdf/applications/${id}`, 'admin')).status, 'staff export it').toBe(404);
  expect((await get(`/api/pdf/applications/${id}`, 'other')).status).toBe(404);
  expect((await get(`/api/pdf/applications/${id}`, 'mentor')).status).toBe(404);
  expect((await get(`/api/pdf/applications/${id}`)).status).toBe(401);
});

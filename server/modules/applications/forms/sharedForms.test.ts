import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, problems, secretOf, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

describe('shared forms', () => {
  const shared = `query ($secret: String!) { sharedForm(secret: $secret) { title elements { label questionType } } }`;
  const send = `mutation ($secret: String!, $answers: [AnswerInput!]!) { submitSharedForm(secret: $secret, respondent: { email: "r@x.test" }, answers: $answers) }`;

  it('are shown to everybody with the link once they are published', async () => {
    const [open, draft] = [await secretOf(server, 'shareForm', 'f1'), await secretOf(server, 'shareForm', 'f2')];
    expect((await server.ask(null, shared, { secret: open })).data?.sharedForm).toMatchObject({ title: 'About you' });
    expect((await server.ask(null, shared, { secret: draft })).data?.sharedForm).toBeNull();
    await secretOf(server, 'shareForm', 'f1');
    expect((await server.ask(null, shared, { secret: open })).data?.sharedForm, 'a new link ends the old').toBeNull();
  });

  it('say when the link was made that works, to those who may make a new one', async () => {
    const asked = '{ publicLinkMade(purpose: shareForm, recordId: "f3") }';
    await server.rows(sql`insert into form (tenant_id, id, title, kind, status, is_shared)
      values ('t1', 'f3', 'Survey', 'survey', 'published', true)`);
    const made = async (user: string) => await server.ask(user, asked);
    expect((await made('admin')).data?.publicLinkMade).toBeNull();
    await secretOf(server, 'shareForm', 'f3');
    const { data } = await made('admin');
    expect(Math.abs(Date.now() - Date.parse(textIn(data?.publicLinkMade)))).toBeLessThan(60_000);
    expect((await made('cof1')).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
    await server.rows(sql`update public_link set used_at = now() where record_id = 'f3'`);
    expect((await made('admin')).data?.publicLinkMade).toBeNull();
  });

  it('keep what was answered for those who manage forms, and can be printed by them', async () => {
    const secret = await secretOf(server, 'shareForm', 'f1');
    expect(
      (await server.ask(null, send, { secret, answers: [{ questionId: 'q1', textValue: 'Shared' }] })).data
        ?.submitSharedForm,
    ).toBe(true);
    const list = `{ formSubmissions(filter: { form: { IS: "f1" }, application: { NOT_EXISTS: true } }) { results { answers { questionId textValue } } } }`;
    expect((await server.ask('admin', list)).data?.formSubmissions?.results).toEqual([
      { answers: [{ questionId: 'q1', textValue: 'Shared' }] },
    ]);
    expect((await server.ask('mentor', list)).data?.formSubmissions?.results).toEqual([]);
    const [submission] = await server.rows(sql`select uuid from form_submission where respondent_email = 'r@x.test'`);
    const print = `query ($address: String!) { printableForm(address: $address) { form { title } answers { textValue } } }`;
    expect((await server.ask(null, print, { address: submission?.uuid })).data?.printableForm).toBeNull();
    const [{ id } = { id: '' }] = await server.rows(
      sql`select id from form_submission where respondent_email = 'r@x.test'`,
    );
    const sent = await secretOf(server, 'printAnswers', id);
    expect((await server.ask(null, print, { address: sent })).data?.printableForm?.answers).toHaveLength(1);
    expect((await server.ask('admin', print, { address: submission?.uuid })).data?.printableForm).toEqual({
      form: { title: 'About you' },
      answers: [{ textValue: 'Shared' }],
    });
  });
});

it('prints a published form blank for who edits it, shared or not, and for nobody else by its address', async () => {
  const print = `query { printableForm(address: "f1") { form { formId } answers { textValue } } }`;
  const printed = async (reader: string | null) => (await server.ask(reader, print)).data?.printableForm;
  expect(await printed('admin')).toEqual({ form: { formId: 'f1' }, answers: [] });
  expect(await printed('mentor')).toBeNull();
  expect(await printed(null)).toBeNull();
});

it('prints no form blank that is a draft or archived', async () => {
  const print = `query { printableForm(address: "f-kept") { form { formId } } }`;
  const printed = async (status: string) => {
    await server.rows(sql`update form set status = ${status} where id = 'f-kept'`);
    return (await server.ask('admin', print)).data?.printableForm;
  };
  await server.rows(sql`insert into form (tenant_id, id, title, status)
    select tenant_id, 'f-kept', 'Kept', 'draft' from form where id = 'f1'`);
  expect(await printed('draft')).toBeNull();
  expect(await printed('archived')).toBeNull();
  expect(await printed('published')).toEqual({ form: { formId: 'f-kept' } });
});

it('takes feedback once from those who were asked', async () => {
  const ask = `mutation { createFeedbackRequest(input: { title: "How was it?", form: "f1", status: open, recipients: ["mentor"] }) { _id createdBy { _id } } }`;
  const { data } = await server.ask('admin', ask);
  const id = data?.createFeedbackRequest?._id;
  expect(data?.createFeedbackRequest?.createdBy?._id).toBe('admin');
  const answer = `mutation ($id: ID!) { answerFeedbackRequest(requestId: $id, rating: 8, comment: "Good", answers: [{ questionId: "q1", textValue: "Yes" }]) { rating author { _id } } }`;
  expect(problems(await server.ask('cof1', answer, { id }))).toBe('NotFoundError');
  expect((await server.ask('mentor', answer, { id })).data?.answerFeedbackRequest).toEqual({
    rating: 8,
    author: { _id: 'mentor' },
  });
  expect(problems(await server.ask('mentor', answer, { id }))).toBe('ForbiddenError');
  const read = `query ($id: ID!) {
    feedbackResponses(requestId: $id) { results { _id rating author { _id } } }
    feedbackResults(requestId: $id) { count questions { element { _id } answered texts { text } } } }`;
  const { data: seen } = await server.ask('admin', read, { id });
  expect(seen?.feedbackResponses).toMatchObject({ results: [{ rating: 8, author: { _id: 'mentor' } }] });
  expect(seen?.feedbackResults).toMatchObject({
    count: 1,
    questions: expect.arrayContaining([{ element: { _id: 'q1' }, answered: 1, texts: [{ text: 'Yes' }] }]),
  });
  const document = `query ($id: ID!) { feedbackResponse(id: $id) { form { title } answers { questionId textValue } } }`;
  const results: unknown = seen?.feedbackResponses?.results;
  const [response] = Array.isArray(results) ? results.map((one: { readonly _id: string }) => one._id) : [];
  expect((await server.ask('admin', document, { id: response })).data?.feedbackResponse).toEqual({
    form: { title: 'About you' },
    answers: [{ questionId: 'q1', textValue: 'Yes' }],
  });
  expect((await server.ask('cof1', read, { id })).data?.feedbackResults ?? null).toBeNull();
  const ofForm = `{ feedbackResponses(formId: "f1") { totalCount results { _id } }
    feedbackResults(formId: "f1") { total questions { element { _id } answered } }
    feedbackTexts(formId: "f1", questionId: "q1") { results { text } } }`;
  expect((await server.ask('admin', ofForm)).data).toMatchObject({
    feedbackResponses: { totalCount: 1, results: [{ _id: response }] },
    feedbackResults: { total: 1, questions: expect.arrayContaining([{ element: { _id: 'q1' }, answered: 1 }]) },
    feedbackTexts: { results: [{ text: 'Yes' }] },
  });
  expect((await server.ask('cof1', ofForm)).data?.feedbackResults ?? null).toBeNull();
});

it('gives questions in the words of the requirement', async () => {
  const query = `{ question(id: "q3") { _id formId questionType validations { required min max } options { value labels { value } isWriteIn numericalValue } optionsDepth dependency { operator statements { action questionId operator values } } } }`;
  const answer = await server.ask('admin', query);
  expect(answer.data?.question).toMatchObject({
    formId: 'f1',
    questionType: 'calculated',
    validations: { required: false },
    options: [],
    dependency: null,
  });
});

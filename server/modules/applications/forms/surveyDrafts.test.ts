/** What somebody who is asked for feedback has written is there on all their devices, and nobody else's. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeAccount } from '#server/services/auth/closeAccount.ts';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
let id: string;

beforeAll(async () => {
  server = await startApplicationServer();
  const ask = `mutation { createFeedbackRequest(input: { title: "How was it?", form: "f1", status: open, recipients: ["mentor", "staff"] }) { _id } }`;
  id = textIn((await server.ask('admin', ask)).data?.createFeedbackRequest?._id);
}, 60_000);
afterAll(() => server.close());

const save = `mutation ($id: ID!, $base: DraftBase!, $text: String!) { saveSurveyDraft(requestId: $id, base: $base,
  rating: 7, comment: "So far", answers: [{ questionId: "q1", textValue: $text }]) { revision } }`;
const read = `query ($id: ID!) { survey(id: $id) { draft { revision rating comment answers { textValue } } } }`;
const keep = (user: string, revision: number, page: string, text: string) =>
  server.ask(user, save, { id, base: { revision, page }, text });
const draftOf = async (user: string) => (await server.ask(user, read, { id })).data?.survey?.draft ?? null;
const drafts = () => server.rows(sql`select holder from answer_draft`);

it('is read by its writer only', async () => {
  expect((await keep('mentor', 0, 'desk', 'Good')).data?.saveSurveyDraft).toEqual({ revision: 1 });
  expect(await draftOf('mentor')).toEqual({
    revision: 1,
    rating: 7,
    comment: 'So far',
    answers: [{ textValue: 'Good' }],
  });
  for (const user of ['admin', 'staff', 'cof1']) expect(await draftOf(user)).toBeNull();
  expect((await keep('cof1', 0, 'desk', 'Not asked')).errors).toHaveLength(1);
});

it('is not begun a second time over what another device has written', async () => {
  expect((await keep('mentor', 0, 'phone', 'Else')).errors?.[0]?.extensions?.reason).toBe('draftChanged');
  expect((await keep('mentor', 1, 'phone', 'On')).data?.saveSurveyDraft).toEqual({ revision: 2 });
});

it('is not handed in over what another device has written meanwhile', async () => {
  const answer = `mutation ($id: ID!, $base: DraftBase) { answerFeedbackRequest(requestId: $id, rating: 1, base: $base,
    answers: [{ questionId: "q1", textValue: "Not read" }]) { rating } }`;
  const base = { revision: 1, page: 'desk' };
  expect((await server.ask('mentor', answer, { id, base })).errors?.[0]?.extensions?.reason).toBe('draftChanged');
  expect(await draftOf('mentor')).toMatchObject({ revision: 2, comment: 'So far', answers: [{ textValue: 'On' }] });
});

it('is read still where the request closes while it is written, with who asks', async () => {
  const change = (status: string) =>
    server.ask(
      'admin',
      `mutation ($id: ID!) { updateFeedbackRequest(id: $id, input: { status: ${status} }) { _id } }`,
      { id },
    );
  await change('closed');
  expect((await keep('mentor', 2, 'phone', 'Late')).errors?.[0]?.extensions?.reason).toBe('feedbackClosed');
  const closed = `query ($id: ID!) { survey(id: $id) { isOpen askedBy draft { answers { textValue } } } }`;
  expect((await server.ask('mentor', closed, { id })).data?.survey).toEqual({
    isOpen: false,
    askedBy: 'Ada Admin',
    draft: { answers: [{ textValue: 'On' }] },
  });
  await change('draft');
  expect((await keep('mentor', 2, 'phone', 'Late')).errors?.[0]?.extensions?.reason).toBe('feedbackNotAsked');
  await change('open');
});

it('goes with the answer, and with the account', async () => {
  const answer = `mutation ($id: ID!) { answerFeedbackRequest(requestId: $id, rating: 8, base: { revision: 2, page: "desk" },
    answers: [{ questionId: "q1", textValue: "Yes" }]) { rating } }`;
  expect((await server.ask('mentor', answer, { id })).errors).toBeUndefined();
  expect((await keep('mentor', 2, 'phone', 'Late')).errors?.[0]?.extensions?.reason).toBe('feedbackAnswered');
  expect(await drafts()).toEqual([]);
  await keep('staff', 0, 'desk', 'Begun');
  expect(await drafts()).toEqual([{ holder: 'user:staff' }]);
  await server.database.withTenant('t1', (tx) => closeAccount(tx, 'staff'));
  expect(await drafts()).toEqual([]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, secretOf, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`update "user" set validated = true`);
}, 60_000);
afterAll(() => server?.close());
beforeEach(() => server.rows(sql`delete from notification`));

const told = () =>
  server.rows(sql`select r.user_id as person, n.message, n.url from notification_recipient r
    join notification n on n.id = r.notification_id where n.text_key = 'form.answered' order by n.id`);
const pitch = [{ questionId: 'q1', textValue: 'Good' }];

it('tells whoever asks that answers have come, once until they have read it', async () => {
  const ask = `mutation { made: createFeedbackRequest(input: {
    title: "Half-way", form: "f1", status: open, recipients: ["mentor", "cof1", "admin"] }) { _id } }`;
  const id = textIn((await server.ask('admin', ask)).data?.made?._id);
  const answer = async (user: string) => {
    const text = `mutation ($id: ID!, $answers: [AnswerInput!]!) { made: answerFeedbackRequest(requestId: $id, answers: $answers) { _id } }`;
    expect((await server.ask(user, text, { id, answers: pitch })).errors).toBeUndefined();
  };
  const news = { person: 'admin', message: 'There are new answers to Half-way', url: `/feedback/${id}/answers` };
  await answer('mentor');
  await answer('cof1');
  expect(await told()).toEqual([news]);
  await server.rows(sql`update notification_recipient set is_read = true`);
  await answer('admin');
  expect(await told(), 'nobody is told of what they have done').toHaveLength(1);
});

it('tells whoever has published a shared form, and admins where nobody is known to have', async () => {
  const secret = await secretOf(server, 'shareForm', 'f1');
  const send = async (email: string) => {
    const text = `mutation ($secret: String!, $email: String!, $answers: [AnswerInput!]!) {
      submitSharedForm(secret: $secret, respondent: { email: $email }, answers: $answers) }`;
    expect((await server.ask(null, text, { secret, email, answers: pitch })).errors).toBeUndefined();
  };
  await send('one@x.test');
  const url = '/forms/management/f1/edit/answers';
  expect(await told()).toEqual([{ person: 'admin', message: 'There are new answers to About you', url }]);
  await server.rows(sql`insert into form_version (tenant_id, id, title, form_id, number, question_count, elements, published_at, published_by_id)
    select 't1', 'fv9', title, id, 9, 0, '[]', now(), 'staff' from form where id = 'f1'`);
  await server.rows(sql`delete from notification`);
  await send('two@x.test');
  expect((await told()).map(({ person }) => person)).toEqual(['staff']);
});

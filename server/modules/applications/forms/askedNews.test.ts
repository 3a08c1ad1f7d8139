/** Whoever is asked for feedback hears of it at the bell and by mail, once, and not when they have answered. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`update "user" set validated = true, language = case id when 'mentor' then 'de' else 'en' end`);
}, 60_000);
afterAll(() => server?.close());
beforeEach(async () => {
  await server.rows(sql`delete from notification`);
  await server.rows(sql`delete from mail`);
});

const ask = async (more: Record<string, unknown>): Promise<string> => {
  const input = { title: 'Half-way', form: 'f1', status: 'open', recipients: ['mentor', 'cof1', 'admin'], ...more };
  const text = 'mutation ($input: FeedbackRequestCreateInput!) { made: createFeedbackRequest(input: $input) { _id } }';
  return textIn((await server.ask('admin', text, { input })).data?.made?._id);
};
const change = async (id: string, input: Record<string, unknown>): Promise<void> => {
  const text =
    'mutation ($id: ID!, $input: FeedbackRequestUpdateInput!) { updateFeedbackRequest(id: $id, input: $input) { _id } }';
  expect((await server.ask('admin', text, { id, input })).errors).toBeUndefined();
};
const told = async () =>
  (
    await server.rows(sql`select r.user_id as person, n.url from notification_recipient r
      join notification n on n.id = r.notification_id where n.text_key like 'form.asked%' order by r.user_id`)
  ).map(({ person, url }) => `${person} ${url}`);
const mails = () => server.rows(sql`select recipient, subject, text_body as text from mail order by recipient`);

it('at the bell and by mail, in their language, but for whoever asks', async () => {
  const id = await ask({ dueDate: '2099-05-04', message: 'Two minutes.' });
  expect(await told()).toEqual([`cof1 /survey/${id}`, `mentor /survey/${id}`]);
  const sent = await mails();
  expect(sent).toHaveLength(2);
  const subjects = sent.map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/asks for your feedback \(Half-way\), due: .*2099/));
  expect(subjects).toContainEqual(expect.stringMatching(/bittet um Ihr Feedback \(Half-way\), fällig: .*2099/));
  for (const { text } of sent) {
    expect(text).toContain('Two minutes.');
    expect(text).toContain(`/survey/${id}`);
  }
});

it('when it is opened or they come to it, and not once they have answered', async () => {
  const id = await ask({ status: 'draft', recipients: ['mentor'] });
  expect(await told()).toEqual([]);
  await change(id, { status: 'open' });
  expect(await told()).toEqual([`mentor /survey/${id}`]);
  const answer = `mutation ($id: ID!) { answerFeedbackRequest(requestId: $id, rating: 8, answers: [{ questionId: "q1", textValue: "Yes" }]) { rating } }`;
  expect((await server.ask('mentor', answer, { id })).errors).toBeUndefined();
  await change(id, { status: 'closed' });
  await server.rows(sql`delete from notification`);
  await change(id, { status: 'open', recipients: ['mentor', 'cof1'] });
  expect(await told()).toEqual([`cof1 /survey/${id}`]);
});

it('and reads of it no more once they are asked no more', async () => {
  const id = await ask({});
  await change(id, { recipients: ['mentor'] });
  expect(await told()).toEqual([`mentor /survey/${id}`]);
  await change(id, { status: 'closed' });
  expect(await told()).toEqual([]);
});

it('and of another day, with the one until now, while they have not answered', async () => {
  const id = await ask({ dueDate: '2099-05-04' });
  const answer = `mutation ($id: ID!) { answerFeedbackRequest(requestId: $id, rating: 8, answers: [{ questionId: "q1", textValue: "Yes" }]) { rating } }`;
  expect((await server.ask('cof1', answer, { id })).errors).toBeUndefined();
  await server.rows(sql`delete from mail`);
  await change(id, { dueDate: '2099-05-06' });
  await change(id, { dueDate: '2099-05-09' });
  expect(await moved()).toEqual([
    'mentor: Your feedback (Half-way) has another due day, now: May 9, 2099 · Before: May 6, 2099',
  ]);
  const [, last] = await mails();
  expect(last).toMatchObject({
    subject: 'Ihr Feedback (Half-way) hat einen anderen Termin, jetzt fällig: 9. Mai 2099',
  });
  expect(last?.text).toContain('Bisher: 6. Mai 2099');
  await change(id, { dueDate: null });
  expect(await moved()).toEqual([
    'mentor: Your feedback (Half-way) is still wanted, now without a due day: Before: May 9, 2099',
  ]);
  await change(id, { status: 'closed' });
  expect(await moved()).toEqual([]);
});

it('and not of another day where only its title is another', async () => {
  const id = await ask({ dueDate: '2099-05-04' });
  await change(id, { title: 'Half-time', dueDate: '2099-05-04' });
  expect(await moved()).toEqual([]);
});

const moved = async () =>
  (
    await server.rows(sql`select r.user_id as person, n.message from notification_recipient r
      join notification n on n.id = r.notification_id where n.text_key like 'form.moved%' order by r.user_id`)
  ).map(({ person, message }) => `${person}: ${message}`);

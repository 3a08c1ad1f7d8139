/** A draft that moved to another version: what its writer has answered and is asked no more is said, not lost. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freezeDraft } from '#server/services/forms/formVersions.ts';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const publishVersion = async (number: number): Promise<void> => {
  const at = new Date(Date.UTC(2026, 0, number));
  await server.database.withTenant('t1', (tx) => freezeDraft(tx, { formId: 'f1', number, by: 'admin', at }));
  await server.rows(sql`update form set revision = ${number} where id = 'f1'`);
};
const save = `mutation ($id: ID!, $answers: [AnswerInput!]!, $isComplete: Boolean!) {
  kept: saveRoundForm(applicationId: $id, round: "1", isComplete: $isComplete, answers: $answers) { revision } }`;
const read = `query ($id: ID!) { roundForm(applicationId: $id, round: "1") {
  formerQuestions { _id label questionType } answers { questionId textValue } } }`;

it('names the questions with what was answered, until it is handed in', async () => {
  await server.rows(sql`insert into question (id, tenant_id, form_id, label, question_type, position)
    select 'q9', tenant_id, 'f1', 'Your story', 'text', 9 from form where id = 'f1'`);
  await publishVersion(1);
  const id = await server.draftOf('applicant', 'Moved');
  const give = (isComplete: boolean, ...ids: string[]) =>
    server.ask('applicant', save, {
      id,
      isComplete,
      answers: ids.map((questionId) => ({ questionId, textValue: `About ${questionId}` })),
    });
  const found = async () => (await server.ask('applicant', read, { id })).data?.roundForm;
  expect((await give(false, 'q1', 'q9')).errors).toBeUndefined();
  expect(await found()).toMatchObject({ formerQuestions: [] });

  await server.rows(sql`delete from question where id = 'q9'`);
  await publishVersion(2);
  await server.rows(sql`update form_submission set form_version = 2 where form_id = 'f1'`);
  const told = {
    formerQuestions: [{ _id: 'q9', label: 'Your story', questionType: 'text' }],
    answers: [
      { questionId: 'q1', textValue: 'About q1' },
      { questionId: 'q9', textValue: 'About q9' },
    ],
  };
  expect(await found()).toEqual(told);
  await give(false, 'q1');
  expect(await found(), 'it is not lost with the next save').toEqual(told);
  await give(true, 'q1');
  expect(await found()).toEqual({ formerQuestions: [], answers: [{ questionId: 'q1', textValue: 'About q1' }] });
});

it('keeps what was answered to a question of another kind, until that is answered anew', async () => {
  await server.rows(sql`insert into question (id, tenant_id, form_id, label, question_type, position)
    select 'q8', tenant_id, 'f1', 'Your turnover', 'text', 8 from form where id = 'f1'`);
  await publishVersion(3);
  const id = await server.draftOf('applicant', 'Counted');
  const give = async (...answers: object[]) => {
    const { errors } = await server.ask('applicant', save, { id, isComplete: false, answers });
    expect(errors).toBeUndefined();
  };
  const readNow = `query ($id: ID!) { roundForm(applicationId: $id, round: "1") {
    formerQuestions { _id questionType } answers { questionId textValue numberValue } } }`;
  const found = async () => (await server.ask('applicant', readNow, { id })).data?.roundForm;
  await give({ questionId: 'q8', textValue: 'A little' });

  await server.rows(sql`update question set question_type = 'number' where id = 'q8'`);
  await publishVersion(4);
  await server.rows(sql`update form_submission set form_version = 4 where application_id = ${id}`);
  const told = {
    formerQuestions: [{ _id: 'q8', questionType: 'text' }],
    answers: [{ questionId: 'q8', textValue: 'A little', numberValue: null }],
  };
  expect(await found()).toEqual(told);
  await give({ questionId: 'q8', textValue: 'A little' });
  expect(await found(), 'it is not lost with the next save').toEqual(told);
  await give({ questionId: 'q8', numberValue: 12 });
  expect(await found()).toEqual({
    formerQuestions: [],
    answers: [{ questionId: 'q8', textValue: null, numberValue: 12 }],
  });
  await give();
  expect(await found(), 'what the question takes goes when it is emptied').toEqual({
    formerQuestions: [],
    answers: [],
  });
});

/** Whoever has a form open while its next version is published hands in nothing that they have not seen. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freezeDraft } from '#server/services/forms/formVersions.ts';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, secretOf, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
beforeAll(async () => {
  server = await startApplicationServer();
  await publishVersion(1);
}, 60_000);
afterAll(() => server.close());

const publishVersion = async (number: number): Promise<void> => {
  const at = new Date(Date.UTC(2026, 0, number));
  await server.database.withTenant('t1', (tx) => freezeDraft(tx, { formId: 'f1', number, by: 'admin', at }));
  await server.rows(sql`update form set revision = ${number} where id = 'f1'`);
};
const reasonOf = (answer: Awaited<ReturnType<ApplicationServer['ask']>>) => {
  const [error] = answer.errors ?? [];
  return error === undefined ? null : (error.extensions?.reason ?? error.message);
};

const round = `mutation ($id: ID!, $formVersion: Int, $isComplete: Boolean!) {
  kept: saveRoundForm(applicationId: $id, round: "1", isComplete: $isComplete, formVersion: $formVersion,
    answers: [{ questionId: "q1", textValue: "Bread" }]) { revision } }`;
const shared = `mutation ($id: String!, $formVersion: Int) {
  submitSharedForm(secret: $id, formVersion: $formVersion, respondent: { name: "Nia" },
    answers: [{ questionId: "q1", textValue: "Bread" }]) }`;
const sharedDraft = `mutation ($id: String!, $formVersion: Int) {
  saveSharedDraft(secret: $id, formVersion: $formVersion, base: { revision: 0, page: "desk" }, respondent: {},
    answers: [{ questionId: "q1", textValue: "Bread" }]) { revision } }`;
const survey = `mutation ($id: ID!, $formVersion: Int) {
  answerFeedbackRequest(requestId: $id, formVersion: $formVersion,
    answers: [{ questionId: "q1", textValue: "Bread" }]) { _id } }`;
const surveyDraft = `mutation ($id: ID!, $formVersion: Int) {
  saveSurveyDraft(requestId: $id, formVersion: $formVersion, base: { revision: 0, page: "desk" },
    answers: [{ questionId: "q1", textValue: "Bread" }]) { revision } }`;

describe('a page that was opened before the version of today', () => {
  let application: string;
  let link: string;
  let request: string;
  beforeAll(async () => {
    application = await server.draftOf('applicant', 'Outdated');
    link = await secretOf(server, 'shareForm', 'f1');
    const ask = `mutation { createFeedbackRequest(input: { title: "How was it?", form: "f1", status: open, recipients: ["mentor"] }) { _id } }`;
    request = textIn((await server.ask('admin', ask)).data?.createFeedbackRequest?._id);
    const begun = { id: application, formVersion: 1, isComplete: false };
    expect(reasonOf(await server.ask('applicant', round, begun))).toBeNull();
    await publishVersion(2);
  });

  it('goes on in its own version while its draft has not moved', async () => {
    const variables = { id: application, formVersion: 1, isComplete: false };
    expect(reasonOf(await server.ask('applicant', round, variables))).toBeNull();
  });

  it('learns of the new one once its draft has moved, before anything is kept or handed in', async () => {
    await server.rows(sql`update form_submission set form_version = 2 where form_id = 'f1'`);
    for (const isComplete of [false, true]) {
      const variables = { id: application, formVersion: 1, isComplete };
      expect(reasonOf(await server.ask('applicant', round, variables))).toBe('formChanged');
    }
    const anew = { id: application, formVersion: 2, isComplete: true };
    expect(reasonOf(await server.ask('applicant', round, anew))).toBeNull();
  });

  it.each([
    ['a draft of a shared form', sharedDraft, null, () => link],
    ['a shared form', shared, null, () => link],
    ['a draft of a survey', surveyDraft, 'mentor', () => request],
    ['a survey', survey, 'mentor', () => request],
  ] as const)('learns of the new one: %s', async (_name, mutation, user, id) => {
    expect(reasonOf(await server.ask(user, mutation, { id: id(), formVersion: 1 }))).toBe('formChanged');
    expect(reasonOf(await server.ask(user, mutation, { id: id(), formVersion: 2 }))).toBeNull();
  });
});

/** Who may give a form to people without an account. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, problems, save, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const make = `mutation ($purpose: PublicLinkPurpose!, $id: ID!, $part: ID) {
  makePublicLink(purpose: $purpose, recordId: $id, part: $part) }`;
const askedBy = (user: string, purpose: string, id: string) =>
  server.ask(user, make, { purpose, id, part: purpose === 'fillRound' ? '1' : null });

it('lets applicants give the form of their own draft to somebody without an account, who fills it', async () => {
  const id = await server.draftOf('applicant', 'Solar');
  const made = await askedBy('applicant', 'fillRound', id);
  expect(made.errors).toBeUndefined();
  const key = textIn(made.data?.makePublicLink).split('key=').at(-1);
  const answers = [{ questionId: 'q1', textValue: 'Written by a friend' }];
  const filled = await server.ask(null, save, { id, answers, isComplete: false, key });
  expect(filled.errors).toBeUndefined();
});

it('gives no link to what is handed in, to drafts of others, nor any other link to who is no staff', async () => {
  const handedIn = await server.handedIn('applicant', 'Wind');
  const draft = await server.draftOf('applicant', 'Water');
  expect(problems(await askedBy('applicant', 'fillRound', handedIn))).toBe('NotFoundError');
  expect(problems(await askedBy('cof1', 'fillRound', draft))).toBe('NotFoundError');
  expect(problems(await askedBy('applicant', 'transferLead', draft))).toBe('ForbiddenError');
  expect(problems(await askedBy('applicant', 'shareForm', 'f1'))).toBe('ForbiddenError');
});

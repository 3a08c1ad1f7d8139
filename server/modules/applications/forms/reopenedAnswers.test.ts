/** An application that is made a draft again, or whose funnel closes under its applicant, is never a dead end. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ApplicationServer,
  newcomer,
  save,
  signUp,
  startApplicationServer,
  submit,
} from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`update "user" set validated = true where id = 'applicant'`);
}, 60_000);
afterAll(() => server.close());

const answers = [{ questionId: 'q1', textValue: 'Hello' }];
const progress = `query ($id: ID) { applicationProgress(applicationId: $id) {
  isTaken waitingPlace open { answered } } }`;
const told = async (id: string) => (await server.ask('applicant', progress, { id })).data?.applicationProgress;
const set = (input: string) => server.ask('admin', `mutation { updateFunnel(id: "fu1", input: { ${input} }) { _id } }`);

it('opens the form again with what it holds, and gives its place on the waiting list away', async () => {
  const id = await server.handedIn('applicant', 'Acme');
  await server.ask('admin', 'mutation ($id: ID!) { setWaiting(applicationId: $id, waits: true) { _id } }', { id });
  const reopen = 'mutation ($id: ID!) { updateApplication(id: $id, input: { status: draft }) { _id } }';
  expect((await server.ask('admin', reopen, { id })).errors).toBeUndefined();
  expect(await told(id)).toEqual([{ isTaken: true, waitingPlace: null, open: { answered: 1 } }]);
  const better = [{ questionId: 'q1', textValue: 'Better' }];
  const kept = await server.ask('applicant', save, { id, answers: better, isComplete: true });
  expect(kept.data?.saveRoundForm).toMatchObject({ isSubmitted: true });
  expect((await server.ask('applicant', submit, { id })).errors).toBeUndefined();
});

it('keeps a form open to be changed when it is handed in after the funnel has closed', async () => {
  const id = await server.draftOf('applicant', 'Late');
  await set('status: closed');
  const late = await server.ask('applicant', save, { id, answers, isComplete: true });
  expect(late.errors?.[0]?.message).toBe('This program takes no applications at the moment');
  // Whoever goes on writing is told by the next save.
  const saveNow = save.replace('isSubmitted', 'isTaken isSubmitted');
  const draft = { id, answers, isComplete: false };
  expect((await server.ask('applicant', saveNow, draft)).data?.saveRoundForm).toMatchObject({ isTaken: false });
  await server.rows(sql`update funnel set status = 'open' where id = 'fu1'`);
  expect((await server.ask('applicant', saveNow, draft)).data?.saveRoundForm).toMatchObject({ isTaken: true });
  expect(await told(id)).toEqual([{ isTaken: true, waitingPlace: null, open: { answered: 1 } }]);
});

it('leads nobody to a form whose days are over', async () => {
  const id = await server.draftOf('applicant', 'Slow');
  await server.rows(sql`update funnel_round set closes_at = current_date - 1 where id = 'r1'`);
  expect(await told(id)).toEqual([{ isTaken: false, waitingPlace: null, open: null }]);
  expect((await server.ask(null, '{ applicationOffers { _id } }')).data?.applicationOffers).toEqual([]);
  const late = await server.ask(null, signUp, { input: newcomer });
  expect(late.errors?.[0]?.message).toBe('This program takes no applications at the moment');
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileAddress } from '#domain/files/fileAddress.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
let application: string;

const save = `mutation ($id: ID!, $answers: [AnswerInput!]!) {
  saveRoundForm(applicationId: $id, round: "1", answers: $answers, isComplete: false) { answers { textValue } } }`;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into program (tenant_id, id, name, status) values ('t1', 'p1', 'One', 'running')`.execute(tx);
    await sql`insert into form (tenant_id, id, title, kind, status) values ('t1', 'f1', 'Form', 'application', 'published')`.execute(
      tx,
    );
    await sql`insert into question (tenant_id, id, form_id, position, label, question_type) values
      ('t1', 'q1', 'f1', 1, 'Deck', 'file')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status) values ('t1', 'fu1', 'Spring', 'p1', 'open')`.execute(
      tx,
    );
    await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id) values
      ('t1', 'r1', 'Form', 'fu1', 1, 'f1')`.execute(tx);
    await sql`insert into attachment (tenant_id, id, name, content_type, size, uploaded_by_id, reference_type, reference_id) values
      ('t1', 'mine', 'deck.pdf', 'application/pdf', 5, 'applicant', null, null),
      ('t1', 'next', 'deck 2.pdf', 'application/pdf', 5, 'applicant', null, null),
      ('t1', 'theirs', 'secret.pdf', 'application/pdf', 5, 'staff', null, null),
      ('t1', 'taken', 'notes.pdf', 'application/pdf', 5, 'applicant', 'timelineEvent', 'x')`.execute(tx);
  });
  const start = 'mutation ($input: StartApplicationInput!) { startApplication(input: $input) { _id } }';
  const made = await server.ask('applicant', start, { input: { startupName: 'Newly', funnel: 'fu1' } });
  application = textIn(made.data?.startApplication?._id);
}, 60_000);
afterAll(() => server.close());

const answer = (id: string | null, who: string | null = 'applicant') =>
  server.ask(who, save, {
    id: application,
    answers: [{ questionId: 'q1', textValue: id && fileAddress({ id, name: 'deck.pdf' }) }],
  });
async function filesOf(): Promise<unknown[]> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ id: string }>`select a.id from attachment a join form_submission s on s.id = a.reference_id
      where a.reference_type = 'formSubmission' and s.application_id = ${application}`.execute(tx),
  );
  return rows.map(({ id }) => id);
}

it('keeps a file with the answers that it was handed in with, and lets go of one that is no answer any more', async () => {
  expect((await answer('mine')).errors).toBeUndefined();
  expect(await filesOf()).toEqual(['mine']);
  expect((await answer('mine')).errors).toBeUndefined();
  expect((await answer('next')).errors).toBeUndefined();
  expect(await filesOf()).toEqual(['next']);
  expect((await answer(null)).errors).toBeUndefined();
  expect(await filesOf()).toEqual([]);
});

it.each(['theirs', 'taken', 'nothing'])('takes no file that is not one’s own and free: %s', async (id) => {
  expect((await answer(id)).errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'answers.q1' }]);
  expect(await filesOf()).toEqual([]);
});

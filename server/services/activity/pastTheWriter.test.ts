/** What is written past the writer stands in the activity feed of the organisation all the same. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn } from '#server/testing/readJson.ts';

const HOUR = 3_600_000;
const start = Date.now() + 30 * HOUR;
const iso = (time: number) => new Date(time).toISOString();

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`insert into form (tenant_id, id, title, status, is_shared)
      values ('t1', 'f1', 'How was it', 'published', false)`.execute(tx);
    await sql`insert into question (tenant_id, id, form_id, position, label, question_type, required)
      values ('t1', 'q1', 'f1', 1, 'What was useful', 'text', true)`.execute(tx);
    await sql`insert into feedback_request (tenant_id, id, title, form_id, status, recipients_ids, startup_id)
      values ('t1', 'fr', 'Your quarter', 'f1', 'open', '{mentor}', 's1')`.execute(tx);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
      values ('t1', 'users', 'Users', 'users', '[]', '{"unitType": "USER"}', true, true)`.execute(tx);
    await sql`insert into metric_data_item (tenant_id, id, startup_id, metric_id, "from", "to")
      values ('t1', 'figure', 's1', 'users', '2030-02-01', '2030-02-28')`.execute(tx);
    await sql`insert into coaching_session (tenant_id, id, name, startup_id, status, start_time, end_time, coachs_ids, attendees_ids, evaluation_form_id)
      values ('t1', 'cs', 'Goals', 's1', 'planned', ${iso(start)}, ${iso(start + HOUR)}, '{mentor}', '{}', 'f1')`.execute(
      tx,
    );
    await sql`insert into coaching_invitation (tenant_id, id, session_id, status, invitees_ids)
      values ('t1', 'one', 'cs', 'pending', '{cof1}'), ('t1', 'two', 'cs', 'pending', '{cof1b}')`.execute(tx);
  });
  // The clock begins with the first time that it looks.
  await server.tick(new Date());
}, 60_000);
afterAll(() => server?.close());
beforeEach(() => server.database.withTenant('t1', (tx) => sql`delete from activity_log_entry`.execute(tx)));

async function run(user: string, text: string, variables: Record<string, unknown> = {}): Promise<void> {
  expect((await server.ask(user, text, variables)).errors).toBeUndefined();
}

/** `actor action record: changes`; nobody where it has followed by itself. */
async function feed(): Promise<string[]> {
  const text = `{ activityLogEntries(sort: [{ field: createdAt, direction: ASC }]) {
    results { actor { _id } action recordType recordName changes } } }`;
  const { data, errors } = await server.ask('admin', text);
  expect(errors).toBeUndefined();
  return listIn(data?.activityLogEntries?.results).map(
    ({ actor, action, recordType, recordName, changes }) =>
      `${actor?._id ?? '-'} ${action} ${recordType} ${recordName}: ${listIn(changes).join(' ')}`,
  );
}

const ANSWERS = [{ questionId: 'q1', textValue: 'The numbers' }];

it('says who has answered an invitation to a session, and whether they come', async () => {
  await run('cof1', 'mutation { respondToCoachingInvitation(invitationId: "one", accept: true) { _id } }');
  expect(await feed()).toEqual([
    'cof1 updated Invitation Goals: Status: Accepted',
    'cof1 updated Coaching session Goals: Attendees',
  ]);
});

it('says that an invitation has expired, and that a session was held; nobody has done that', async () => {
  await server.tick(new Date(start));
  expect(await feed()).toEqual(['- updated Invitation Goals: Status: Expired']);
  await server.tick(new Date(start + HOUR));
  expect(await feed()).toContain('- updated Coaching session Goals: Status: Held');
});

it('says who has evaluated a session, and not what they wrote', async () => {
  const give = `mutation ($answers: [AnswerInput!]!) { evaluateSession(sessionId: "cs", answers: $answers) { formTitle } }`;
  await run('mentor', give, { answers: ANSWERS });
  expect(await feed()).toEqual(['mentor created Evaluation of a session How was it: ']);
});

it('says who has given feedback, and to which request', async () => {
  const give = `mutation ($answers: [AnswerInput!]!) {
    answerFeedbackRequest(requestId: "fr", rating: 8, comment: "Between us", answers: $answers) { _id } }`;
  await run('mentor', give, { answers: ANSWERS });
  expect(await feed()).toEqual(['mentor created Feedback answer Your quarter: ']);
});

it('says who has reported figures', async () => {
  await run('cof1', 'mutation { setMetricDataValues(data: [{ metricDataId: "figure", value: 7 }]) { _id } }');
  expect((await feed()).filter((line) => line.includes('Metric'))).toEqual([
    expect.stringMatching(/^cof1 updated Metric value Acme: Value/),
  ]);
});

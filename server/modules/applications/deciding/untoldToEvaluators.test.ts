/** Whoever only judges an application learns what was decided when its applicant does. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(
    sql`insert into role (tenant_id, id, name, type) values ('t1', 'r-Evaluator', 'Evaluator', '{Evaluator}')`,
  );
  await server.rows(sql`insert into "user" (tenant_id, id, first_name, last_name, email, status, category, role_id, startups_ids, password_hash)
    select 't1', person, 'Eva', person, person || '@t1.test', 'Active', 'other', 'r-Evaluator', '{}', 'x'
    from unnest(array['eva', 'emil']) as person`);
  await server.rows(sql`insert into evaluation_assignation (tenant_id, id, evaluator_id, funnel_id)
    select 't1', 'as-' || person, person, 'fu1' from unnest(array['eva', 'emil']) as person`);
  await server.rows(sql`update funnel set assigned_evaluators_ids = '{eva,emil}' where id = 'fu1'`);
}, 60_000);
afterAll(() => server.close());

const decide = `mutation ($id: ID!, $action: DecisionAction!, $tellAt: DateTime) {
  decideApplication(applicationId: $id, action: $action, tellAt: $tellAt) { _id } }`;
const undo = 'mutation ($id: ID!) { undoDecision(applicationId: $id) { _id } }';
const tell = 'mutation ($id: ID!) { tellDecision(applicationId: $id) { _id } }';
const move =
  'mutation ($id: ID!, $status: ApplicationStatus!) { updateApplication(id: $id, input: { status: $status }) { _id } }';

const act = async (text: string, variables: Record<string, unknown>): Promise<void> => {
  expect((await server.ask('admin', text, variables)).errors).toBeUndefined();
};

const counts = ['ready_for_invitation', 'under_review', 'pending_decision', 'accepted', 'rejected', 'delay_rejected']
  .map((status) => `${status}: applications(filter: { status: { IS: ${status} } }) { totalCount }`)
  .join('\n');
const everything = `query ($id: ID!) {
  application(id: $id) { status decision decidedAt decidedBy { _id } tellAt untold undoableUntil waitingSince waitingPlace
    rejectionEmail { _id } startup { _id } round { _id } activities { kind fromStatus toStatus } notes { _id } }
  ${counts}
  decided: applications(filter: { decision: { EXISTS: true } }) { totalCount }
  byStatus: applications(sort: [{ field: status, direction: ASC }, { field: startupName, direction: ASC }]) { results { startupName } }
  byDecision: applications(sort: [{ field: decidedAt, direction: ASC }, { field: startupName, direction: ASC }]) { results { startupName } }
}`;

async function seen(id: string): Promise<string> {
  const answer = await server.ask('eva', everything, { id });
  expect(answer.errors).toBeUndefined();
  return JSON.stringify(answer);
}

const bell = async (user: string, id: string) =>
  (
    await server.rows(sql`select n.text_key as text from notification_recipient r join notification n
      on n.tenant_id = r.tenant_id and n.id = r.notification_id where r.user_id = ${user} and n.url like ${`%${id}%`}
      and n.text_key in ('application.approvalApplication', 'application.denialApplication')`)
  ).map(({ text }) => text);

it.each(['accept', 'reject', 'delay_reject'])(
  '%s: the same is read before and after, until it is told',
  async (action) => {
    for (const from of ['ready_for_invitation', 'pending_decision']) {
      const id = await server.handedIn('applicant', `${action} ${from}`);
      if (from !== 'ready_for_invitation') await act(move, { id, status: from });
      const before = await seen(id);
      expect(before).toContain(from === 'pending_decision' ? '"status":"under_review"' : `"status":"${from}"`);
      await act(decide, { id, action });
      expect(await seen(id)).toBe(before);
      await act(undo, { id });
      expect(await seen(id)).toBe(before);
      await server.rows(sql`delete from application where id = ${id}`);
    }
  },
);

it('is read and told once the applicant knows, but not told to whoever knows the applicant', async () => {
  const id = await server.handedIn('applicant', 'Told');
  await server.rows(sql`insert into evaluation (tenant_id, id, title, application_id, evaluator_id, status, is_closed)
    values ('t1', 'aside', 'Told', ${id}, 'emil', 'declined', true)`);
  await act(decide, { id, action: 'accept' });
  // Whoever looks after the funnel reads it at once.
  const status = 'query ($id: ID!) { application(id: $id) { status untold } }';
  expect((await server.ask('mentor', status, { id })).data?.application).toEqual({ status: 'accepted', untold: true });
  await act(tell, { id });
  expect(JSON.parse(await seen(id)).data.application).toMatchObject({ status: 'accepted', decision: 'accept' });
  expect(await bell('eva', id)).toEqual(['application.approvalApplication']);
  expect(await bell('emil', id)).toEqual([]);
});

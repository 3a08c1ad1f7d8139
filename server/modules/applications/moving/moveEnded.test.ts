/** Nobody reads of the next round after the answer, nor of an application that is none any more. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
let people = 0;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position) values
    ('t1', 'r2', 'Interview', 'fu1', 2)`);
  await server.rows(sql`update "user" set validated = true where id = 'applicant'`);
}, 60_000);
afterAll(() => server.close());

const decide = `mutation ($id: ID!, $action: DecisionAction!) { decideApplication(applicationId: $id, action: $action) { _id } }`;
const tell = 'mutation ($id: ID!) { tellDecision(applicationId: $id) { _id } }';
const update = `mutation ($id: ID!, $input: ApplicationUpdateInput!) { updateApplication(id: $id, input: $input) { _id } }`;
const remove = 'mutation ($id: ID!) { deleteApplication(id: $id) }';

const act = async (text: string, variables: Record<string, unknown>): Promise<void> => {
  expect((await server.ask('admin', text, variables)).errors).toBeUndefined();
};
const waiting = (id: string) => server.rows(sql`select 1 from mail where id like ${`moved/${id}/%`}`);
const bell = (id: string) =>
  server.rows(sql`select r.user_id as who from notification_recipient r
    join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
    where not r.is_read and n.text_key = 'application.moved' and n.url like ${`%${id}%`} and r.user_id = 'applicant'`);

/** An application whose applicant is about to be written that it has moved on. */
async function moved(): Promise<string> {
  people += 1;
  const id = await server.handedIn('applicant', `Moved ${people}`);
  await act(update, { id, input: { round: 'r2' } });
  expect(await waiting(id)).toHaveLength(1);
  expect(await bell(id)).toHaveLength(1);
  return id;
}

it.each(['accept', 'reject', 'delay_reject'])('does not leave once it is decided: %s', async (action) => {
  const id = await moved();
  await act(decide, { id, action });
  expect(await waiting(id)).toEqual([]);
  // The decision is told later: what they can read says nothing of it until then.
  expect(await bell(id)).toHaveLength(1);
});

it('is no news beside the answer', async () => {
  const id = await moved();
  await act(decide, { id, action: 'reject' });
  await act(tell, { id });
  expect(await bell(id)).toEqual([]);
});

it('does not leave once the application is a draft again, or gone', async () => {
  const again = await moved();
  await act(update, { id: again, input: { status: 'draft' } });
  expect([await waiting(again), await bell(again)]).toEqual([[], []]);
  const gone = await moved();
  await act(remove, { id: gone });
  expect([await waiting(gone), await bell(gone)]).toEqual([[], []]);
});

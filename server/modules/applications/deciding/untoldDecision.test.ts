/** Until an applicant is told, all that they can read is what it was before the decision. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(
    sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', 'UTC')`,
  );
}, 60_000);
afterAll(() => server.close());

const decide = `mutation ($id: ID!, $action: DecisionAction!) { decideApplication(applicationId: $id, action: $action) { _id } }`;
const undo = 'mutation ($id: ID!) { undoDecision(applicationId: $id) { _id } }';
const tell = 'mutation ($id: ID!) { tellDecision(applicationId: $id) { _id } }';
const move =
  'mutation ($id: ID!, $status: ApplicationStatus!) { updateApplication(id: $id, input: { status: $status }) { _id } }';
const wait = 'mutation ($id: ID!) { setWaiting(applicationId: $id, waits: true) { _id } }';

const act = async (text: string, variables: Record<string, unknown>): Promise<void> => {
  expect((await server.ask('admin', text, variables)).errors).toBeUndefined();
};

const everything = `query ($id: ID!) {
  application(id: $id) { status toldStatus decision decidedAt waitingSince waitingPlace startup { _id } round { _id }
    activities { kind fromStatus toStatus } notes { _id } meetings { _id } submissions { _id } }
  handedIn: applications(filter: { status: { IS: ready_for_invitation } }) { totalCount }
  told: applications(filter: { toldStatus: { IS: ready_for_invitation } }) { totalCount }
  applicationProgress(applicationId: $id) { status steps { name state } open { name } isTaken hearsBy startup waitingPlace interview { startTime } }
}`;

/** What the applicant reads, and what is said to be closed to them. */
async function seen(id: string): Promise<string> {
  const answer = await server.ask('applicant', everything, { id });
  expect(answer.errors).toBeUndefined();
  const bell = await server.rows(sql`select n.text_key from notification_recipient r join notification n
    on n.tenant_id = r.tenant_id and n.id = r.notification_id where r.user_id = 'applicant' and n.url like ${`%${id}%`}`);
  return JSON.stringify({ ...answer, bell });
}

it.each([
  ['accept', 'accepted'],
  ['reject', 'rejected'],
  ['delay_reject', 'delay_rejected'],
])('%s: the same is read before and after, until it is told', async (action, status) => {
  for (const from of ['ready_for_invitation', 'ready_for_meeting', 'under_review', 'pending_decision']) {
    const id = await server.handedIn('applicant', `${action} ${from}`);
    if (from !== 'ready_for_invitation') await act(move, { id, status: from });
    const before = await seen(id);
    await act(decide, { id, action });
    expect(await server.rows(sql`select status from application where id = ${id}`)).toEqual([{ status }]);
    expect(await seen(id)).toBe(before);
    await act(undo, { id });
    expect(await seen(id)).toBe(before);
    await server.rows(sql`delete from application where id = ${id}`);
  }
});

it('keeps its place on the waiting list for its applicant, also when it is decided anew, and when that is taken back', async () => {
  const id = await server.handedIn('applicant', 'Waiting');
  await act(wait, { id });
  const before = await seen(id);
  expect(before).toContain('"waitingPlace":1');
  for (const action of ['reject', 'accept', 'reject']) {
    await act(decide, { id, action });
    expect(await seen(id)).toBe(before);
  }
  await act(move, { id, status: 'ready_for_invitation' });
  expect(await seen(id)).toBe(before);
  await act(decide, { id, action: 'reject' });
  await act(tell, { id });
  expect(JSON.parse(await seen(id)).data).toMatchObject({
    application: { status: 'rejected', toldStatus: 'rejected', decision: 'reject' },
    applicationProgress: [{ status: 'rejected', waitingPlace: null }],
  });
});

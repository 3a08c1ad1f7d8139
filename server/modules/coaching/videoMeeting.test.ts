import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { JOBS_CHANNEL } from '#server/platform/jobs/jobQueue.ts';
import { entityWriter } from '#server/start/product.ts';
import { textIn } from '#server/testing/readJson.ts';
import { type ConnectedServer, startConnectedServer } from '#server/testing/startConnectedServer.ts';

let connected: ConnectedServer;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const startTime = new Date(Date.now() + 48 * 3_600_000).toISOString();

beforeAll(async () => {
  connected = await startConnectedServer();
  await connected.connect('mentor', 'ZOOM');
  await connected.connect('mentor', 'TEAMS');
  await connected.connect('admin', 'ZOOM');
  await connected.connect('cof1', 'ZOOM');
}, 120_000);
afterAll(() => connected.close());
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  connected.api.calls.length = 0;
  connected.api.failures = 0;
  connected.api.delayMs = 0;
  // A coach is at one place at a time; what a test has planned is of no concern to the next.
  return connected.server.database.withTenant('t1', (tx) =>
    sql`update coaching_session set status = 'cancelled'`.execute(tx),
  );
});

async function plan(input: Record<string, unknown>): Promise<string> {
  const create = 'mutation ($input: CoachingSessionCreateInput!) { createCoachingSession(input: $input) { _id } }';
  const session = {
    name: 'Pitch',
    startup: 's1',
    coachs: ['staff', 'mentor'],
    startTime,
    expectedDuration: 45,
    ...input,
  };
  const { data, errors } = await connected.server.ask('staff', create, { input: session });
  expect(errors).toBeUndefined();
  return textIn(data?.createCoachingSession?._id);
}

async function linkOf(id: string): Promise<unknown> {
  const query = 'query ($id: ID!) { coachingSession(id: $id) { meetingLink } }';
  return (await connected.server.ask('staff', query, { id })).data?.coachingSession?.meetingLink;
}

async function change(id: string, input: Record<string, unknown>): Promise<void> {
  const update =
    'mutation ($id: ID!, $input: CoachingSessionUpdateInput!) { updateCoachingSession(id: $id, input: $input) { _id } }';
  expect((await connected.server.ask('staff', update, { id, input })).errors).toBeUndefined();
}

/** The jobs of a session, in their order. */
function jobsOf(id: string) {
  return connected.server.database.withSystem(async (tx) => {
    const { rows } = await sql<{ host: string; link: string | null }>`
      select user_id as host, payload #>> '{made,link}' as link from job
      where payload ->> 'sessionId' = ${id} order by created_at`.execute(tx);
    return rows;
  });
}

/** A first try has failed; the next one is not begun before it is told to. */
async function failedOnce(input: Record<string, unknown>): Promise<string> {
  const asked = connected.api.calls.length;
  connected.api.failures = 1;
  const id = await plan(input);
  await expect.poll(() => connected.api.calls.length, { timeout: 10_000 }).toBe(asked + 1);
  const later = sql`update job set next_attempt_at = now() + interval '1 hour'
    where finished_at is null and last_error is not null`;
  const put = () => connected.server.database.withSystem((tx) => later.execute(tx));
  await expect.poll(async () => (await put()).numAffectedRows, { timeout: 5000 }).toBe(1n);
  return id;
}

function makeAdmin(status: string) {
  return connected.server.database.withTenant('t1', (tx) =>
    sql`update "user" set status = ${status} where id = 'admin'`.execute(tx),
  );
}

function tryAgain(): Promise<void> {
  return connected.server.database.withSystem(async (tx) => {
    await sql`update job set next_attempt_at = now() where finished_at is null`.execute(tx);
    await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(tx);
  });
}

/** Every job has come to its end: nothing more will be written. */
async function settled(): Promise<void> {
  const open = () =>
    connected.server.database.withSystem(async (tx) => {
      const { rows } = await sql`select 1 from job where finished_at is null and failed_at is null`.execute(tx);
      return rows.length;
    });
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
}

it('writes the link of a Zoom meeting that is made in the name of the coach who has connected it', async () => {
  const id = await plan({ videoProvider: 'Zoom' });
  await expect.poll(() => linkOf(id), { timeout: 10_000 }).toMatch(/^https:\/\/zoom\.example\/j\//);
  expect(connected.api.calls.map(({ what }) => what)).toEqual(['POST /v2/users/me/meetings']);
  expect(JSON.parse(connected.api.calls[0]?.body ?? '')).toEqual({
    topic: 'Pitch',
    type: 2,
    start_time: startTime.replace(/\.\d+Z$/, 'Z'),
    duration: 45,
    timezone: 'UTC',
  });
});

it('writes the link of a Teams meeting', async () => {
  const id = await plan({ videoProvider: 'Teams' });
  await expect.poll(() => linkOf(id), { timeout: 10_000 }).toMatch(/^https:\/\/teams\.example\/l\//);
  expect(connected.api.calls.map(({ what }) => what)).toEqual(['POST /v1.0/me/onlineMeetings/createOrGet']);
  expect(JSON.parse(connected.api.calls[0]?.body ?? '')).toEqual({
    externalId: id,
    subject: 'Pitch',
    startDateTime: startTime,
    endDateTime: new Date(Date.parse(startTime) + 45 * 60_000).toISOString(),
  });
});

it('leaves a link alone that was typed, and sessions without a service or a connected coach', async () => {
  const typed = await plan({ startTime: inDays(3), videoProvider: 'Zoom', meetingLink: 'https://meet.example/own' });
  const none = await plan({});
  const unconnected = await plan({ startTime: inDays(4), videoProvider: 'Zoom', coachs: ['staff'] });
  await settled();
  expect(await linkOf(typed)).toBe('https://meet.example/own');
  expect(await linkOf(none)).toBeNull();
  expect(await linkOf(unconnected)).toBeNull();
  expect(connected.api.calls).toEqual([]);
});

it('makes one meeting, though the first try failed and the session was moved meanwhile', async () => {
  const id = await failedOnce({ videoProvider: 'Zoom' });
  await change(id, { startTime: new Date(Date.parse(startTime) + 3_600_000).toISOString() });
  await tryAgain();
  await expect.poll(() => linkOf(id), { timeout: 15_000 }).toMatch(/^https:\/\/zoom\.example/);
  await settled();
  expect(connected.api.calls).toHaveLength(2);
  expect(await jobsOf(id)).toHaveLength(1);
});

it('waits longer for a meeting than people wait for a calendar', async () => {
  connected.api.delayMs = 3500;
  connected.api.asked = 0;
  const id = await plan({ videoProvider: 'Zoom' });
  await expect.poll(() => linkOf(id), { timeout: 15_000 }).toMatch(/^https:\/\/zoom\.example/);
  await settled();
  expect(connected.api.asked).toBe(connected.api.calls.length);
});

it('goes on with the coach who holds the session by then', async () => {
  const id = await failedOnce({ videoProvider: 'Zoom', coachs: ['mentor'] });
  await change(id, { coachs: ['admin'] });
  await tryAgain();
  await expect.poll(() => linkOf(id), { timeout: 15_000 }).toMatch(/^https:\/\/zoom\.example/);
  await settled();
  expect((await jobsOf(id)).map(({ host }) => host)).toEqual(['mentor', 'admin']);
  expect(connected.api.calls).toHaveLength(2);
});

it('asks no service for a coach whose sessions are held by others by then', async () => {
  const id = await failedOnce({ videoProvider: 'Zoom', coachs: ['mentor'] });
  await change(id, { coachs: ['staff'] });
  await tryAgain();
  await settled();
  expect(connected.api.calls).toHaveLength(1);
  expect(await linkOf(id)).toBeNull();
});

it('passes over coaches who are not active, and those who may not change the session', async () => {
  await makeAdmin('Archived');
  const id = await plan({ videoProvider: 'Zoom', coachs: ['cof1', 'admin', 'mentor'] });
  await expect.poll(() => linkOf(id), { timeout: 10_000 }).toMatch(/^https:\/\/zoom\.example/);
  await settled();
  await makeAdmin('Active');
  expect((await jobsOf(id)).map(({ host }) => host)).toEqual(['mentor']);
  expect(connected.api.calls).toHaveLength(1);
});

it('uses the connection of nobody who was archived after the session was planned', async () => {
  const id = await failedOnce({ videoProvider: 'Zoom', coachs: ['admin'] });
  await makeAdmin('Archived');
  await tryAgain();
  await settled();
  await makeAdmin('Active');
  expect(connected.api.calls).toHaveLength(1);
  expect(await linkOf(id)).toBeNull();
});

it('makes no second meeting when only its link could not be written down', async () => {
  const writing = vi.spyOn(entityWriter, 'update').mockRejectedValueOnce(new Error('no connection'));
  const id = await plan({ videoProvider: 'Zoom' });
  await expect.poll(() => writing.mock.calls.length, { timeout: 10_000 }).toBe(1);
  // Kept with the job: a process that begins anew finds it too.
  expect(await jobsOf(id)).toEqual([{ host: 'mentor', link: expect.stringMatching(/^https:\/\/zoom\.example/) }]);
  await expect.poll(() => linkOf(id), { timeout: 20_000 }).toMatch(/^https:\/\/zoom\.example/);
  await settled();
  expect(connected.api.calls).toHaveLength(1);
});

it('tells the coach when it failed for good', async () => {
  connected.api.failures = 1;
  const id = await plan({ videoProvider: 'Zoom' });
  await expect.poll(() => connected.api.calls.length, { timeout: 10_000 }).toBe(1);
  connected.api.failures = 1;
  const last = sql`update job set attempts = 4, next_attempt_at = now() where finished_at is null and failed_at is null`;
  await expect
    .poll(async () => (await connected.server.database.withSystem((tx) => last.execute(tx))).numAffectedRows, {
      timeout: 5000,
    })
    .toBe(1n);
  await settled();
  expect(await linkOf(id)).toBeNull();
  const { rows } = await connected.server.database.withTenant('t1', (tx) =>
    sql<{ message: string; url: string }>`select n.message, n.url from notification n
      join notification_recipient r on r.notification_id = n.id and r.user_id = 'mentor'
      where n.message like 'No video link%'`.execute(tx),
  );
  expect(rows).toEqual([{ message: expect.stringContaining('the session Pitch'), url: `/coaching/session/${id}` }]);
});

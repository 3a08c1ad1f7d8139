import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { entityWriter } from '#server/modules/entityModules.ts';
import { textIn } from '#server/testing/readJson.ts';
import { type ConnectedServer, startConnectedServer } from '#server/testing/startConnectedServer.ts';

let connected: ConnectedServer;

const startTime = new Date(Date.now() + 48 * 3_600_000).toISOString();

beforeAll(async () => {
  connected = await startConnectedServer();
  await connected.connect('mentor', 'ZOOM');
  await connected.connect('mentor', 'TEAMS');
}, 120_000);
afterAll(() => connected.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  connected.api.calls.length = 0;
  connected.api.failures = 0;
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
  expect(JSON.parse(connected.api.calls[0]?.body ?? '')).toEqual({
    subject: 'Pitch',
    startDateTime: startTime,
    endDateTime: new Date(Date.parse(startTime) + 45 * 60_000).toISOString(),
  });
});

it('leaves a link alone that was typed, and sessions without a service or a connected coach', async () => {
  const typed = await plan({ videoProvider: 'Zoom', meetingLink: 'https://meet.example/own' });
  const none = await plan({});
  const unconnected = await plan({ videoProvider: 'Zoom', coachs: ['staff'] });
  await settled();
  expect(await linkOf(typed)).toBe('https://meet.example/own');
  expect(await linkOf(none)).toBeNull();
  expect(await linkOf(unconnected)).toBeNull();
  expect(connected.api.calls).toEqual([]);
});

it('makes one meeting, though the first try failed and the session was changed meanwhile', async () => {
  connected.api.failures = 1;
  const id = await plan({ videoProvider: 'Zoom' });
  await expect.poll(() => connected.api.calls.length, { timeout: 10_000 }).toBe(1);
  const soon = sql`update job set next_attempt_at = now() where finished_at is null`;
  await connected.server.database.withSystem((tx) => soon.execute(tx));
  await expect.poll(() => linkOf(id), { timeout: 15_000 }).toMatch(/^https:\/\/zoom\.example/);
  const rename = 'mutation ($id: ID!) { updateCoachingSession(id: $id, input: { name: "Pitch again" }) { _id } }';
  await connected.server.ask('staff', rename, { id });
  await settled();
  expect(connected.api.calls).toHaveLength(2);
});

it('makes no second meeting when only its link could not be written down', async () => {
  const writing = vi.spyOn(entityWriter, 'update').mockRejectedValueOnce(new Error('no connection'));
  const id = await plan({ videoProvider: 'Zoom' });
  await expect.poll(() => writing.mock.calls.length, { timeout: 10_000 }).toBe(1);
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

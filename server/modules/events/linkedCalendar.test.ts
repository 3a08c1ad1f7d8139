import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetBusyTimes } from '#server/platform/connections/linkedCalendar.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
import { type ConnectedServer, startConnectedServer } from '#server/testing/startConnectedServer.ts';

let connected: ConnectedServer;

const HOUR = 3_600_000;
const base = Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR;
const at = (minutes: number) => new Date(base + minutes * 60_000).toISOString();
const span = (from: number, to: number) => ({ startTime: at(from), endTime: at(to) });
const update =
  'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }';
const book = 'mutation ($id: ID!, $time: DateTime!) { bookEventSlot(eventId: $id, startTime: $time) { _id } }';
const meet = `mutation ($application: ID!, $time: DateTime!) {
  bookApplicationMeeting(applicationId: $application, hostId: "mentor", startTime: $time) { _id } }`;

beforeAll(async () => {
  connected = await startConnectedServer({
    seed: async (tx) => {
      await sql`insert into program_mentor_availability (tenant_id, id, location, user_id, start_time, end_time, is_public)
        values ('t1', 'd1', 'Video call', 'mentor', ${at(0)}, ${at(120)}, false)`.execute(tx);
      await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
      await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids)
        values ('t1', 'fu1', 'Spring', 'p1', 'open', '{staff}')`.execute(tx);
      await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status, readers_ids, funnel_admins_ids, is_lead)
        values ('t1', 'a', 'Newly', 'fu1', 'p1', 'ready_for_meeting', '{staff}', '{staff}', false)`.execute(tx);
      await sql`update "user" set validated = true`.execute(tx);
    },
  });
}, 120_000);
afterAll(() => connected.close());
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  Object.assign(connected.api, { busy: [], failures: 0, delayMs: 0, asked: 0 });
  connected.api.calls.length = 0;
  forgetBusyTimes('t1', 'mentor');
  // A host is at one place at a time; what a test has booked is of no concern to the next.
  await connected.server.database.withTenant('t1', async (tx) => {
    await sql`update one_on_one_event set status = 'EVENT_CANCELLED'`.execute(tx);
    await sql`update application_meeting set status = 'meeting_canceled'`.execute(tx);
  });
  await connected.server.ask('mentor', 'mutation { disconnectIntegration(integration: GOOGLE) { _id } }');
  await connected.server.ask('mentor', 'mutation { disconnectIntegration(integration: MICROSOFT) { _id } }');
});

/** An event of the mentor with two hours, half an hour each. */
async function sessions(input: Record<string, unknown> = {}): Promise<string> {
  const made = await connected.server.ask('mentor', 'mutation { createIncubatorEvent { _id } }');
  const id = textIn(made.data?.createIncubatorEvent?._id);
  const dates = { oneOnOneDates: [{ start: at(0), end: at(120) }], startTime: at(0), endTime: at(120) };
  const plan = { eventType: 'ONE_ON_ONE', duration: 30, status: 'published', location: { text: 'Library' } };
  const { errors } = await connected.server.ask('mentor', update, { id, input: { ...dates, ...plan, ...input } });
  expect(errors).toBeUndefined();
  return id;
}

async function freeSessions(id: string): Promise<string[]> {
  const query = 'query ($id: ID!) { freeEventSlots(eventId: $id) { startTime } }';
  const { data, errors } = await connected.server.ask('cof1', query, { id });
  expect(errors).toBeUndefined();
  return listIn(data?.freeEventSlots).map(({ startTime }) => textIn(startTime));
}

async function freeMeetings(): Promise<string[]> {
  const { data } = await connected.server.ask('staff', '{ freeMeetingSlots(hostId: "mentor") { startTime } }');
  return listIn(data?.freeMeetingSlots).map(({ startTime }) => textIn(startTime));
}

it.each(['GOOGLE', 'MICROSOFT'] as const)('leaves out when the host is busy by the %s calendar', async (calendar) => {
  const id = await sessions();
  expect(await freeSessions(id)).toEqual([at(0), at(30), at(60), at(90)]);
  await connected.connect('mentor', calendar);
  connected.api.busy = [span(40, 60), span(100, 110)];
  expect(await freeSessions(id)).toEqual([at(0), at(60)]);
  expect(await freeMeetings()).toEqual([at(0), at(60)]);
});

it('looks past the calendar where the event says so', async () => {
  const id = await sessions({ ignoreHostsLinkedCalendar: true });
  await connected.connect('mentor', 'GOOGLE');
  connected.api.busy = [span(0, 120)];
  expect(await freeSessions(id)).toEqual([at(0), at(30), at(60), at(90)]);
  expect(connected.api.calls).toEqual([]);
});

it('takes no booking at such a time', async () => {
  const id = await sessions();
  await connected.connect('mentor', 'GOOGLE');
  connected.api.busy = [span(0, 30)];
  const refused = await connected.server.ask('cof1', book, { id, time: at(0) });
  expect(refused.errors?.[0]?.extensions?.reason).toBe('timeTaken');
  expect((await connected.server.ask('cof1', book, { id, time: at(30) })).errors).toBeUndefined();
});

it('asks no calendar for those who could not book such a time anyway', async () => {
  const meeting = async (application: string, time: string) =>
    (await connected.server.ask('staff', meet, { application, time })).errors?.[0]?.extensions?.reason ?? 'none';
  const notice = { meetingRegistrationHasNoticePeriod: true, periodValue: 9, periodUnit: 'DAY' };
  const late = await sessions({ registrationNoticePeriod: notice });
  await connected.connect('mentor', 'GOOGLE');
  connected.api.busy = [span(0, 120)];
  const refused = await connected.server.ask('cof1', book, { id: late, time: at(0) });
  expect(refused.errors?.[0]?.extensions?.reason).toBe('registrationLate');
  expect(await meeting('unknown', at(30))).toBe('none');
  expect(await meeting('a', at(500))).toBe('timeTaken');
  expect(connected.api.asked).toBe(0);
  expect(await meeting('a', at(60))).toBe('timeTaken');
  expect(connected.api.asked).toBe(1);
});

it('asks the calendar of nobody whose hours the reader does not see', async () => {
  await connected.connect('staff', 'GOOGLE');
  const { data } = await connected.server.ask('mentor', '{ freeMeetingSlots(hostId: "staff") { startTime } }');
  expect(data?.freeMeetingSlots).toEqual([]);
  expect(connected.api.asked).toBe(0);
});

it('asks once a minute, for nothing but when', async () => {
  const id = await sessions();
  await connected.connect('mentor', 'MICROSOFT');
  await freeSessions(id);
  await freeSessions(id);
  expect(connected.api.calls.map(({ what }) => what)).toEqual(['GET /v1.0/me/calendarView']);
  expect(connected.api.calls[0]?.query.get('$select')).toBe('start,end,showAs');
});

it('offers every time where the calendar does not answer, and says so once in the log, without the token', async () => {
  const id = await sessions();
  await connected.connect('mentor', 'GOOGLE');
  const tokens = await connected.tokensOf('mentor', 'GOOGLE');
  connected.api.failures = 1;
  expect(await freeSessions(id)).toHaveLength(4);
  expect(await freeSessions(id)).toHaveLength(4);
  const lines = vi.mocked(process.stderr.write).mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([expect.stringMatching(/GOOGLE calendar of mentor could not be read.*answered 503/)]);
  expect(lines.join()).not.toContain(tokens?.accessToken);
});

it.each([
  ['a session', () => sessions().then((id) => () => connected.server.ask('cof1', book, { id, time: at(30) }))],
  ['a meeting', async () => () => connected.server.ask('staff', meet, { application: 'a', time: at(60) })],
])('keeps nobody else waiting while the calendar is asked whether %s can be booked', async (_what, prepare) => {
  const ask = await prepare();
  await connected.connect('mentor', 'GOOGLE');
  connected.api.delayMs = 1500;
  const asking = ask();
  await expect.poll(() => connected.api.asked, { timeout: 1400, interval: 10 }).toBe(1);
  // The embedded database has one connection: a transaction that is open would have it until the answer is there.
  await connected.server.ask('staff', '{ mySessions { _id } }');
  expect(connected.api.calls).toEqual([]);
  await asking;
  expect(connected.api.calls).toHaveLength(1);
});

it('does not wait longer than three seconds', async () => {
  const id = await sessions();
  await connected.connect('mentor', 'GOOGLE');
  connected.api.delayMs = 5000;
  const begun = Date.now();
  expect(await freeSessions(id)).toHaveLength(4);
  expect(Date.now() - begun).toBeLessThan(4000);
});

it('refreshes a token that has ended, also before the time it was said to', async () => {
  const id = await sessions();
  await connected.connect('mentor', 'GOOGLE');
  connected.api.busy = [span(0, 90)];
  const before = await connected.tokensOf('mentor', 'GOOGLE');
  await connected.changeTokens('mentor', 'GOOGLE', { accessToken: 'ended', expiresAt: 0 });
  expect(await freeSessions(id)).toEqual([at(90)]);
  const after = await connected.tokensOf('mentor', 'GOOGLE');
  expect(after?.refreshToken).not.toBe(before?.refreshToken);
  forgetBusyTimes('t1', 'mentor');
  await connected.changeTokens('mentor', 'GOOGLE', { accessToken: 'taken back' });
  expect(await freeSessions(id)).toEqual([at(90)]);
});

it('is connected no longer when the provider refuses to refresh', async () => {
  const id = await sessions();
  await connected.connect('mentor', 'GOOGLE');
  connected.api.busy = [span(0, 90)];
  await connected.changeTokens('mentor', 'GOOGLE', { refreshToken: 'taken back', expiresAt: 0 });
  expect(await freeSessions(id)).toHaveLength(4);
  const { data } = await connected.server.ask('mentor', '{ user(id: "mentor") { linkedCalendar } }');
  expect(data?.user?.linkedCalendar).toBeNull();
  expect(await connected.tokensOf('mentor', 'GOOGLE')).toBeNull();
});

it('leaves a connection alone whose tokens were sealed with another key', async () => {
  const id = await sessions();
  await connected.connect('mentor', 'GOOGLE');
  connected.api.busy = [span(0, 90)];
  await connected.server.database.withTenant('t1', (tx) =>
    sql`update service_connection set sealed_tokens = ${'A'.repeat(200)}`.execute(tx),
  );
  expect(await freeSessions(id)).toHaveLength(4);
  const { data } = await connected.server.ask('mentor', '{ user(id: "mentor") { linkedCalendar } }');
  expect(data?.user?.linkedCalendar).toBe('Google');
});

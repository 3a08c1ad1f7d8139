/** What a startup has asked for is spoken for until it is answered: its hours can't be asked for twice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listIn } from '#server/testing/readJson.ts';
import { meetingRequests } from '../testing/meetingRequests.ts';
import { type MeetingServer, startMeetingServer } from '../testing/startMeetingServer.ts';

let held: MeetingServer;
const { set, ask, answer, made } = meetingRequests(() => held.server);
beforeAll(async () => {
  held = await startMeetingServer();
  await set({ active: true, maximumRequests: 9, maximumPerMentor: 9 });
  await held.server.database.withTenant('t1', (tx) =>
    sql`insert into hour_allocation (tenant_id, id, name, startup_id, minutes_allocated)
      values ('t1', 'h1', 'Quarter', 's1', 60)`.execute(tx),
  );
}, 120_000);
afterAll(() => held?.close());

const refusal = async (minutes: number) => (await ask('cof1', minutes)).errors?.[0];

const offered = async () => {
  const { data } = await held.server.ask('cof1', '{ bookableTimes(personId: "mentor") { isAwaited } }');
  return listIn(data?.bookableTimes).map(({ isAwaited }) => isAwaited);
};
const counted = async () => {
  const { data } = await held.server.ask('cof1', '{ hourAllocations { results { minutesAwaited } } }');
  return listIn(data?.hourAllocations?.results).map(({ minutesAwaited }) => minutesAwaited);
};

it('refuses more than is left beside what waits, and says why and what to do; what is declined or withdrawn is there again', async () => {
  expect(await counted()).toEqual([0]);
  const first = await made('cof1', 0);
  expect(await offered()).not.toContain(true);
  const second = await made('cof1', 30);
  // What is left of the hours is asked for: the page says so, and offers nothing that would be refused.
  expect(await counted()).toEqual([60]);
  expect(await offered()).not.toContain(false);
  expect(await refusal(60)).toMatchObject({
    message: expect.stringMatching(/^Only 0 minutes .+ 60 minutes are in requests .+ Withdraw one of these/),
    extensions: { reason: 'hoursAwaited' },
  });
  expect((await answer('mentor', first, 'DECLINE')).errors).toBeUndefined();
  expect(await counted()).toEqual([30]);
  expect(await offered()).not.toContain(true);
  const third = await made('cof1', 60);
  expect((await refusal(90))?.extensions?.reason).toBe('hoursAwaited');
  expect((await answer('cof1', third, 'DECLINE')).errors).toBeUndefined();
  const fourth = await made('cof1', 90);
  // One that lapses gives its hours back too, and what is accepted takes them for good.
  expect((await answer('mentor', second, 'ACCEPT')).errors).toBeUndefined();
  expect((await refusal(120))?.extensions?.reason).toBe('hoursAwaited');
  await held.server.database.withTenant('t1', (tx) =>
    sql`update meeting_request set answer_by = now() - interval '1 hour' where id = ${fourth}`.execute(tx),
  );
  await held.server.tick(new Date(Date.now() - 60_000));
  await held.server.tick(new Date());
  await made('cof1', 120);
});

it('a time that was free until the hours were cut is refused for want of hours, not as taken', async () => {
  const set = (minutes: number) =>
    held.server.database.withTenant('t1', (tx) =>
      sql`update hour_allocation set minutes_allocated = ${minutes} where id = 'h1'`.execute(tx),
    );
  await set(600);
  const times = await held.server.ask('cof1', '{ bookableTimes(personId: "mentor") { startTime } }');
  const [time] = listIn(times.data?.bookableTimes);
  await set(10);
  const text =
    'mutation ($time: DateTime!) { requestMeeting(input: { personId: "mentor", startTime: $time }) { _id } }';
  const { errors } = await held.server.ask('cof1', text, { time: time?.startTime });
  expect(errors?.[0]?.extensions?.reason).toBe('hoursUsedUp');
  const none = await held.server.ask('cof1', text, { time: '2099-01-01T03:00:00.000Z' });
  expect(none.errors?.[0]?.extensions?.reason).toBe('timeTaken');
});

it('leaves other startups alone', async () => {
  expect((await ask('cof2', 150)).errors).toBeUndefined();
});

it('takes no yes after the day by which it was to be answered, though the clock has not called it off yet', async () => {
  await held.server.database.withTenant('t1', (tx) =>
    sql`update hour_allocation set minutes_allocated = 6000 where id = 'h1'`.execute(tx),
  );
  const late = await made('cof1', 180);
  await held.server.database.withTenant('t1', (tx) =>
    sql`update meeting_request set answer_by = now() - interval '5 seconds' where id = ${late}`.execute(tx),
  );
  expect((await answer('mentor', late, 'ACCEPT')).errors?.[0]?.extensions?.reason).toBe('requestExpired');
  expect((await answer('mentor', late, 'DECLINE')).errors).toBeUndefined();
});

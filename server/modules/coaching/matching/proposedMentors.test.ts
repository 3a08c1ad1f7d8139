import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

const HOUR = 3_600_000;
const tomorrow = Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR;
const at = (minutes: number) => new Date(tomorrow + minutes * 60_000).toISOString();
const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
const set = (settings: object) =>
  rows(sql`update incubator set mentor_matching = ${JSON.stringify({ active: true, ...settings })}::jsonb`);

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`insert into industry (tenant_id, id, name) values ('t1', 'health', 'Health'), ('t1', 'food', 'Food')`.execute(
      tx,
    );
    await sql`insert into program_mentor_availability (tenant_id, id, location, user_id, start_time, end_time, is_public, session_length)
      values ('t1', 'd1', 'Library', 'mentor', ${at(0)}, ${at(240)}, true, 30)`.execute(tx);
    await sql`update "user" set validated = true`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await set({});
  await rows(sql`delete from meeting_request`);
  await rows(sql`update "user" set industries_ids = '{health}', country = 'Portugal' where id = 'mentor'`);
  await rows(sql`update startup set industries_ids = '{health,food}', country = null`);
});

const proposed = async (user: string, startup: string) =>
  (
    await server.ask(
      user,
      `query ($id: ID!) { proposedMentors(startupId: $id) { _id industries country nextFree isFull } }`,
      {
        id: startup,
      },
    )
  ).data?.proposedMentors;
const ask = (user: string, minutes: number) =>
  server.ask(user, `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { _id } }`, {
    input: { personId: 'mentor', startTime: at(minutes), message: 'Our prices' },
  });
const refusal = async (user: string, minutes: number) => (await ask(user, minutes)).errors?.[0]?.extensions?.reason;
const startupOf = async (user: string) =>
  String((await rows(sql`select startups_ids[1] as id from "user" where id = ${user}`))[0]?.id);

it('proposes mentors with free hours who share an industry, and says which', async () => {
  const startup = await startupOf('cof1');
  expect(await proposed('admin', startup)).toEqual([
    { _id: 'mentor', industries: ['Health'], country: null, nextFree: at(0), isFull: false },
  ]);
  await rows(sql`update "user" set industries_ids = '{}' where id = 'mentor'`);
  expect(await proposed('admin', startup)).toEqual([]);
  await rows(sql`update startup set country = ' portugal'`);
  expect(await proposed('cof1', startup)).toMatchObject([{ _id: 'mentor', industries: [], country: 'Portugal' }]);
});

it('says nothing of a startup that the reader does not see', async () => {
  const other = await startupOf('cof2');
  expect(await proposed('cof1', other)).toBeUndefined();
});

it('keeps to the number of requests that a mentor may have open', async () => {
  await set({ maximumPerMentor: 1 });
  expect((await ask('cof2', 0)).errors).toBeUndefined();
  expect(await refusal('cof2', 60)).toBe('mentorRequestsMany');
  expect(await proposed('admin', await startupOf('cof1'))).toMatchObject([{ isFull: true }]);
});

it('lets founders ask only who fits where the organisation has it so', async () => {
  await set({ mode: 'fitting' });
  await rows(sql`update "user" set industries_ids = '{}' where id = 'mentor'`);
  expect(await refusal('cof2', 0)).toBe('mentorDoesNotFit');
  await rows(sql`update "user" set industries_ids = '{food}' where id = 'mentor'`);
  expect(await refusal('cof2', 0)).toBeUndefined();
});

const seen = async (user: string) =>
  (await server.ask(user, '{ meetingRequestTerms(mentorId: "mentor") { isFull isUnfit } }')).data?.meetingRequestTerms;

it('says beforehand what a founder who asks would be refused for', async () => {
  await set({ mode: 'fitting', maximumPerMentor: 1 });
  expect(await seen('cof2')).toEqual({ isFull: false, isUnfit: false });
  await rows(sql`update "user" set industries_ids = '{}' where id = 'mentor'`);
  expect(await seen('cof2')).toEqual({ isFull: false, isUnfit: true });
  expect(await seen('admin'), 'who asks for no startup of their own').toEqual({ isFull: false, isUnfit: false });
  await set({ maximumPerMentor: 1 });
  expect((await ask('cof2', 0)).errors).toBeUndefined();
  expect(await seen('cof2')).toEqual({ isFull: true, isUnfit: false });
  expect(await refusal('cof2', 60)).toBe('mentorRequestsMany');
});

it('leaves the places of a mentor to founders of startups whom they do not look after', async () => {
  await set({ maximumPerMentor: 1 });
  const own = await startupOf('cof1');
  await rows(sql`update "user" set assigned_startups_ids = array[${own}] where id = 'mentor'`);
  expect((await ask('cof1', 0)).errors).toBeUndefined();
  expect(await seen('cof2'), 'whom the request of the mentor’s own startup leaves the place').toMatchObject({
    isFull: false,
  });
  expect(await proposed('admin', await startupOf('cof2'))).toMatchObject([{ isFull: false }]);
  expect(await refusal('cof2', 60)).toBeUndefined();
  expect((await ask('cof1', 120)).errors, 'beyond the number: they look after the startup').toBeUndefined();
  expect(await seen('cof1')).toEqual({ isFull: false, isUnfit: false });
});

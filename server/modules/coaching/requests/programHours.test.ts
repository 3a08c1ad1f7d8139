/** Hours that somebody has for the startups of one program are offered to nobody else (issue 14, point 3). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
const HOUR = 3_600_000;
const tomorrow = Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR;
const at = (hours: number) => new Date(tomorrow + hours * HOUR).toISOString();

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches, mentor_matching)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb, '{"active": true, "maximumRequests": 9}')`.execute(
      tx,
    );
    await sql`insert into program (tenant_id, id, name, slug) values
      ('t1', 'pa', 'Climate', 'climate'), ('t1', 'pb', 'Health', 'health')`.execute(tx);
    await sql`update startup set program_id = 'pa' where tenant_id = 't1' and id = 's1'`.execute(tx);
    await sql`insert into program_mentor_availability (tenant_id, id, location, user_id, start_time, end_time, is_public, session_length, program_id)
      values ('t1', 'd1', 'Library', 'mentor', ${at(0)}, ${at(1)}, true, 60, null),
        ('t1', 'd2', 'Library', 'mentor', ${at(2)}, ${at(3)}, true, 60, 'pa'),
        ('t1', 'd3', 'Library', 'mentor', ${at(4)}, ${at(5)}, true, 60, 'pb')`.execute(tx);
    await sql`update "user" set validated = true`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const offered = async () => {
  const { data, errors } = await server.ask('cof1', '{ bookableTimes(personId: "mentor") { startTime } }');
  expect(errors).toBeUndefined();
  return listIn(data?.bookableTimes).map(({ startTime }) => textIn(startTime));
};
const request = (hours: number) =>
  server.ask('cof1', 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { status } }', {
    input: { personId: 'mentor', startTime: at(hours), message: 'Prices' },
  });

it('offers what is for everybody and for the own program', async () => {
  expect(await offered()).toEqual([at(0), at(2)]);
});

it('takes no request for a time of another program', async () => {
  expect((await request(4)).errors?.[0]?.extensions?.reason).toBe('timeTaken');
  expect((await request(2)).errors).toBeUndefined();
});

it('offers the hours of the other program once the startup is in it, and no weekly ones of the first', async () => {
  const move = 'mutation { updateStartup(id: "s1", input: { program: "pb" }) { _id } }';
  expect((await server.ask('admin', move)).errors).toBeUndefined();
  expect(await offered()).toEqual([at(0), at(4)]);
  await server.database.withTenant('t1', (tx) =>
    sql`insert into recurring_availability (tenant_id, id, availability_id, user_id, weekday, start_time, end_time, recurrence, is_public, program_id, session_length)
      values ('t1', 'w1', 'Daily', 'mentor', 'MONDAY', '00:00', '23:59', 'DAILY', true, 'pa', 60)`.execute(tx),
  );
  expect(await offered()).toEqual([at(0), at(4)]);
});

it('stands beside the week that somebody edits, and stays when that is saved', async () => {
  const week = { timezone: 'UTC', days: [], exceptions: [], isPublic: true };
  const save = `mutation ($input: MyAvailabilityInput!) { saveMyAvailability(input: $input) { days { ranges { startTime } } besides { startTime } } }`;
  const { data, errors } = await server.ask('mentor', save, { input: week });
  expect(errors).toBeUndefined();
  expect(listIn(data?.saveMyAvailability?.besides).length).toBeGreaterThan(0);
});

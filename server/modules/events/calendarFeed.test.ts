import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let token: string;
let userId: string;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('admin@red.test');
  userId = (await graphql('{ currentUser { _id } }')).currentUser?._id as unknown as string;
  await server.database.withTenant('red', async (tx) => {
    await sql`update incubator set switches = '{"oneOnOneEvents": true}'`.execute(tx);
    await sql`insert into startup (tenant_id, id, name) values ('red', 's1', 'Acme')`.execute(tx);
    await sql`insert into place (tenant_id, id, name, address) values ('red', 'aula', 'Aula', '2nd floor')`.execute(tx);
    await sql`insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, status, start_time, place_id, location)
      values ('red', 'c1', 'Prices, and who pays them', 's1', ${[userId]}, 'planned', ${tomorrow}, 'aula', 'At the back'),
        ('red', 'c2', 'Somebody else’s', 's1', '{}', 'planned', ${tomorrow}, null, null)`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

const graphql = async (query: string) => (await server.graphql(query, { tenant: 'red', token })).json.data ?? {};
const make = async () => String((await graphql('mutation { createCalendarFeed }')).createCalendarFeed);
const read = (path: string, tenant = 'red') => server.call(path, { tenant });

it('shows a person’s own appointments, and nobody else’s, to whoever has the address', async () => {
  const path = await make();
  const { status, headers, text } = await read(path);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' });
  expect(text).toMatch(/^BEGIN:VCALENDAR/);
  expect(text).toContain('SUMMARY:Prices\\, and who pays them');
  expect(text).toContain('UID:coachingsession-c1@cohort');
  expect(text).toContain('LOCATION:Aula\\, 2nd floor · At the back');
  expect(text).not.toContain('Somebody');
  expect((await read(path, 'blue')).status).toBe(404);
});

it('has the conversations of events that somebody holds', async () => {
  const later = new Date(Date.parse(tomorrow) + 6 * 3_600_000).toISOString();
  await server.database.withTenant('red', async (tx) => {
    await sql`insert into incubator_event (tenant_id, id, title, status, event_type)
      values ('red', 'e1', 'Office hours', 'published', 'ONE_ON_ONE')`.execute(tx);
    await sql`insert into one_on_one_event (tenant_id, id, event_id, host_id, booked_by_id, start_time, end_time, place_id, location)
      values ('red', 'o1', 'e1', ${userId}, 'red-cofounder', ${later}, ${later}::timestamptz + interval '20 minutes', 'aula', 'https://meet.test/1')`.execute(
      tx,
    );
  });
  const { text } = await read(await make());
  const entry = text.split('BEGIN:VEVENT').find((part) => part.includes('UID:oneononeevent-o1@cohort'));
  expect(entry).toMatch(/SUMMARY:Office hours – /);
  expect(entry).toContain('LOCATION:Aula\\, 2nd floor · https://meet.test/1');
});

/** Organisations are read anew after a second. */
async function switchSessions(isOn: boolean): Promise<void> {
  await server.database.withTenant('red', (tx) =>
    sql`update incubator set switches = jsonb_build_object('oneOnOneEvents', ${isOn}::boolean)`.execute(tx),
  );
  await expect
    .poll(async () => (await graphql('{ oneOnOneEvents { totalCount } }')).oneOnOneEvents, { timeout: 5000 })
    .toEqual({ totalCount: isOn ? expect.any(Number) : 0 });
}

it.each([
  ['holds', 'o1'],
  ['has booked', 'o2'],
])('has those that somebody %s though the organisation books none any more', async (_side, id) => {
  const later = new Date(Date.parse(tomorrow) + 8 * 3_600_000).toISOString();
  await server.database.withTenant('red', async (tx) => {
    await sql`insert into one_on_one_event (tenant_id, id, event_id, host_id, booked_by_id, start_time, end_time)
      values ('red', 'o2', 'e1', 'red-cofounder', ${userId}, ${later}, ${later}::timestamptz + interval '20 minutes')
      on conflict do nothing`.execute(tx);
  });
  await switchSessions(false);
  const calendar = await graphql(
    `{ myCalendar(from: "${new Date().toISOString()}", to: "${new Date(Date.now() + 3 * 86_400_000).toISOString()}") { id } }`,
  );
  expect(calendar.myCalendar).toContainEqual({ id: `OneOnOneEvent/${id}` });
  expect((await read(await make())).text).toContain(`UID:oneononeevent-${id}@cohort`);
  await switchSessions(true);
});

it('carries a higher sequence once an appointment was moved, the one that the mails about it carry (RFC 5545 §3.8.7.4)', async () => {
  const path = await make();
  const sequenceOf = async () => {
    const entry = (await read(path)).text.split('BEGIN:VEVENT').find((part) => part.includes('coachingsession-c1@'));
    return Number(/SEQUENCE:(\d+)/.exec(entry ?? '')?.[1]);
  };
  const before = await sequenceOf();
  const later = new Date(Date.parse(tomorrow) + 3_600_000).toISOString();
  await graphql(`mutation { updateCoachingSession(id: "c1", input: { startTime: "${later}" }) { _id } }`);
  const version = await server.database.withTenant('red', async (tx) => {
    const { rows } = await sql<{ version: number }>`select version from coaching_session where id = 'c1'`.execute(tx);
    return rows[0]?.version;
  });
  expect(await sequenceOf()).toBeGreaterThan(before);
  expect(await sequenceOf()).toBe(version);
});

it('is one address at a time: a new one ends the one before, and stopping ends all', async () => {
  const [first, second] = [await make(), await make()];
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect((await graphql('{ calendarFeed { since } }')).calendarFeed?.since).toEqual(expect.any(String));
  await graphql('mutation { endCalendarFeed { since } }');
  expect((await read(second)).status).toBe(404);
  expect((await graphql('{ calendarFeed { since } }')).calendarFeed).toEqual({ since: null });
});

it('opens nothing for a secret that is made up, nor of somebody who may not sign in any more', async () => {
  expect((await read('/api/calendar/made-up.ics')).status).toBe(404);
  const path = await make();
  await server.database.withTenant('red', (tx) =>
    sql`update "user" set status = 'Inactive' where id = ${userId}`.execute(tx),
  );
  expect((await read(path)).status).toBe(404);
});

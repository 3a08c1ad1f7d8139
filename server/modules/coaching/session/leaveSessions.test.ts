/** Whoever belongs to a startup no more is expected at its sessions no more; those who look after others are asked about. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;
const ahead = '2099-03-04T15:00:00.000Z';

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`update "user" set validated = true, startups_ids = case when id in ('cof1', 'cof1b') then '{s1}' else startups_ids end`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server?.close());

const rows = async (statement: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> =>
  server.database.withTenant('t1', async (tx) => (await statement.execute(tx)).rows as Record<string, unknown>[]);

const people = 'mutation ($id: ID!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { _id } }';
const update = async (id: string, input: Readonly<Record<string, unknown>>) =>
  expect((await server.ask('admin', people, { id, input })).errors).toBeUndefined();
const attendees = async () =>
  Object.fromEntries(
    (await rows(sql`select id, attendees_ids as who from coaching_session order by id`)).map(({ id, who }) => [
      id,
      who,
    ]),
  );
/** With whom sessions are from now on, as those read who stay. */
const words = async () => {
  const found =
    await rows(sql`select distinct (text_values ->> 'name') || ': ' || coalesce('− ' || (text_values ->> 'left'), '') || coalesce(' + ' || nullif(text_values ->> 'joined', '[]'), '') as line
    from notification where text_key = 'startup.meetingChanged' and text_values ? 'left' order by 1`);
  return found.map(({ line }) => line);
};
const told = async () => {
  const found = await rows(sql`with gone as (delete from notification_recipient returning user_id, notification_id)
    select g.user_id || ': ' || n.text_key || coalesce(' ' || (n.text_values ->> 'count'), '') as line
    from gone g join notification n on n.id = g.notification_id order by 1`);
  return found.map(({ line }) => line);
};

beforeEach(async () => {
  await rows(sql`delete from coaching_session`);
  await update('cof1', { startups: ['s1'] });
  await update('cof1b', { startups: ['s1'] });
  await rows(sql`insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, attendees_ids, status, start_time, end_time) values
    ('t1', 'both', 'Prices', 's1', '{mentor}', '{cof1,cof1b}', 'planned', ${ahead}, '2099-03-04T16:00:00.000Z'),
    ('t1', 'alone', 'Goals', 's1', '{mentor}', '{cof1}', 'planned', '2099-03-05T15:00:00.000Z', '2099-03-05T16:00:00.000Z'),
    ('t1', 'over', 'Kick-off', 's1', '{mentor}', '{cof1}', 'planned', '2020-03-05T15:00:00.000Z', '2020-03-05T16:00:00.000Z'),
    ('t1', 'other', 'Birch', 's2', '{mentor}', '{cof1}', 'planned', '2099-03-06T15:00:00.000Z', '2099-03-06T16:00:00.000Z')`);
  await rows(sql`insert into coaching_invitation (tenant_id, id, session_id, status, invitees_ids) values
    ('t1', 'i1', 'both', 'pending', '{cof1,cof1b}'), ('t1', 'i2', 'alone', 'pending', '{cof1}')`);
  await told();
});

it('the others come alone, and come where nobody else was to; what is over, or of another startup, stays', async () => {
  await update('cof1', { startups: [] });
  expect(await attendees()).toEqual({ alone: ['cof1b'], both: ['cof1b'], other: ['cof1'], over: ['cof1'] });
  const said = await told();
  expect(said).toContain('cof1b: startup.meetingJoined');
  expect(said).toContain('cof1: startup.meetingLeft');
  const [joined] = await rows(sql`select message from notification where text_key = 'startup.meetingJoined'`);
  expect(joined?.message).toMatch(/^You are now expected at the session Goals: .+ · No longer coming: Cora One$/);
  expect(await words()).toEqual(['Goals: − ["Cora One"] + ["Carl"]', 'Prices: − ["Cora One"]']);
  expect(await rows(sql`select id, status, invitees_ids as who from coaching_invitation order by id`)).toEqual([
    { id: 'i1', status: 'pending', who: ['cof1b'] },
    { id: 'i2', status: 'cancelled', who: ['cof1'] },
  ]);
});

it('what they have asked a mentor for is asked for by the others, or called off where nobody is left', async () => {
  await rows(sql`delete from meeting_request`);
  await rows(sql`insert into meeting_request (tenant_id, id, message, mentor_id, startup_id, requested_by_id, status, awaits, appointment_state, start_time, end_time)
    values ('t1', 'r1', 'Prices', 'mentor', 's1', 'cof1', 'pending', 'mentor', 'MEETING_REQUESTED', '2099-04-04T15:00:00Z', '2099-04-04T15:30:00Z')`);
  const request = () => rows(sql`select requested_by_id as by, status from meeting_request`);
  await update('cof1', { startups: [] });
  expect(await request()).toEqual([{ by: 'cof1b', status: 'pending' }]);
  const said = await told();
  expect(said).toContain('mentor: request.handedOver');
  expect(said).toContain('cof1b: request.yoursNow');
  expect(
    await rows(
      sql`select message from notification where text_key in ('request.handedOver', 'request.yoursNow') order by 1`,
    ),
  ).toEqual([
    {
      message: expect.stringMatching(
        /^Cora One has left\. The request for a meeting with Mia Mentor is now yours: .+2099/,
      ),
    },
    {
      message: expect.stringMatching(
        /^Cora One has left\. The request for a meeting with you is now made by Carl .+2099/,
      ),
    },
  ]);
  await update('cof1b', { startups: [] });
  expect(await request()).toEqual([{ by: 'cof1b', status: 'meeting_canceled' }]);
  expect(await told()).toContain('mentor: request.ended');
});

it('what somebody has asked for who left since is agreed on with the others, and told to nobody else', async () => {
  await rows(sql`delete from meeting_request`);
  await rows(sql`insert into meeting_request (tenant_id, id, message, mentor_id, startup_id, requested_by_id, status, awaits, appointment_state, start_time, end_time)
    values ('t1', 'r2', 'Prices', 'mentor', 's1', 'cof1', 'pending', 'mentor', 'MEETING_REQUESTED', '2099-05-04T15:00:00Z', '2099-05-04T15:30:00Z')`);
  await update('cof1', { startups: [] });
  await told();
  const accept = 'mutation { answerMeetingRequest(requestId: "r2", answer: ACCEPT) { session { attendeeIds } } }';
  const { data, errors } = await server.ask('mentor', accept);
  expect(errors).toBeUndefined();
  expect(data?.answerMeetingRequest?.session?.attendeeIds).toEqual(['cof1b']);
  const said = await told();
  expect(said).toContain('cof1b: startup.meetingScheduled');
  expect(said.filter((line) => String(line).startsWith('cof1:'))).toEqual([]);
});

it('nobody comes where the others have something else then, and leaving is not refused', async () => {
  await rows(
    sql`update coaching_session set attendees_ids = '{cof1b}', start_time = '2099-03-05T15:30:00Z', end_time = '2099-03-05T16:30:00Z', coachs_ids = '{coach}' where id = 'other'`,
  );
  await update('cof1', { startups: [] });
  expect((await attendees()).alone).toEqual([]);
});

it('what waits for a mentor who is taken off is called off, where founders could not ask them now', async () => {
  const request = () => rows(sql`select status from meeting_request`);
  const takenOff = async (active: boolean) => {
    await rows(sql`update incubator set mentor_matching = ${JSON.stringify({ active })}::jsonb`);
    await rows(sql`delete from meeting_request`);
    await rows(sql`insert into meeting_request (tenant_id, id, message, mentor_id, startup_id, requested_by_id, status, awaits, appointment_state, start_time, end_time)
      values ('t1', 'r3', 'Prices', 'mentor', 's1', 'cof1', 'pending', 'mentor', 'MEETING_REQUESTED', '2099-06-04T15:00:00Z', '2099-06-04T15:30:00Z')`);
    await update('mentor', { assignedStartups: ['s1', 's2'] });
    await told();
    await update('mentor', { assignedStartups: ['s2'] });
  };
  await takenOff(true);
  expect(await request()).toEqual([{ status: 'pending' }]);
  await takenOff(false);
  expect(await request()).toEqual([{ status: 'meeting_canceled' }]);
  expect(await told()).toEqual(expect.arrayContaining(['mentor: request.ended', 'cof1: request.ended']));
});

it('whoever takes a mentor off a startup reads how many sessions are planned with them', async () => {
  await update('mentor', { assignedStartups: ['s1', 's2'] });
  await told();
  await update('mentor', { assignedStartups: ['s2'] });
  expect(await told()).toEqual([
    'admin: sessions.stillPlannedWith 2',
    'cof1: startup.coachLeftPlanned',
    'cof1b: startup.coachLeftPlanned',
    'mentor: startup.unassignedPlanned',
  ]);
  const [admin] = await rows(sql`select url, message from notification where text_key = 'sessions.stillPlannedWith'`);
  expect(admin?.message).toMatch(/ still has planned sessions with .+ \(2\)$/);
  expect(JSON.parse(new URL(String(admin?.url), 'http://t1').searchParams.get('f') ?? '')).toEqual({
    status: ['planned'],
    startup: ['s1'],
    coachs: ['mentor'],
  });
  const [founder] = await rows(sql`select message from notification where text_key = 'startup.coachLeftPlanned'`);
  expect(founder?.message).toMatch(
    / no longer looks after .+\. These sessions stay planned: Prices \(.+\) and Goals \(Thu, Mar 5, .+\)$/,
  );
  const [own] = await rows(sql`select url, message from notification where text_key = 'startup.unassignedPlanned'`);
  expect(own?.message).toMatch(/^You no longer look after Acme\. These sessions with you stay planned: Prices \(/);
  expect(decodeURIComponent(String(own?.url))).toContain('"startup":["s1"]');
});

it('whoever lets a coach sign in no more reads how many sessions are planned with them', async () => {
  const setStatus = async (status: string) => {
    const text = `mutation { updateUser(id: "mentor", input: { status: ${status} }) { _id } }`;
    expect((await server.ask('admin', text)).errors).toBeUndefined();
  };
  await setStatus('Inactive');
  const [admin] = await rows(sql`select url, message from notification where text_key = 'sessions.stillPlanned'`);
  expect(admin?.message).toBe('Mia Mentor: sessions that are planned still: 3');
  expect(decodeURIComponent(String(admin?.url))).toContain('"coachs":["mentor"]');
  await setStatus('Active');
});

/** What mails do to the calendars of both sides of a session that is booked of an event. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EventServer, startEventServer } from '../testing/eventServer.ts';

let server: EventServer;
let event: string;
let hour = 8;
const HOUR = 3_600_000;
const day = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 24 * HOUR;
const at = (hours: number) => new Date(day + hours * HOUR).toISOString();

beforeAll(async () => {
  server = await startEventServer();
}, 60_000);
afterAll(() => server?.close());
beforeEach(async () => {
  hour += 1;
  event = await server.event({
    ...{ title: 'Office hours', status: 'published', eventType: 'ONE_ON_ONE', duration: 30, hosts: ['staff'] },
    ...{ oneOnOneDates: [{ start: at(hour), end: at(hour + 1) }], location: { text: 'Lab' } },
  });
  await mails();
  await server.run(
    'cof1',
    'mutation ($id: ID!, $time: DateTime!) { bookEventSlot(eventId: $id, startTime: $time) { _id } }',
    {
      id: event,
      time: at(hour),
    },
  );
});

/** Since it was last asked: `cora@t1.test REQUEST 1 Lab`, and by which UIDs calendars know what they are about. */
async function mails() {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ to: string; calendar: string | null }>`
      delete from mail returning recipient as to, calendar_text as calendar`.execute(tx),
  );
  const of = (calendar: string | null, name: string) =>
    new RegExp(`^${name}[:;](.+?)\r?$`, 'm').exec(calendar ?? '')?.[1] ?? '-';
  const lines = rows.map(
    ({ to, calendar }) => `${to} ${of(calendar, 'METHOD')} ${of(calendar, 'SEQUENCE')} ${of(calendar, 'LOCATION')}`,
  );
  const uids = rows.flatMap(({ calendar }) => (calendar === null ? [] : of(calendar, 'UID')));
  return { lines: lines.sort(), uids: [...new Set(uids)] };
}

const session = async () => {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ id: string }>`select id from one_on_one_event where event_id = ${event}`.execute(tx),
  );
  return `oneononeevent-${rows[0]?.id}@cohort`;
};

it('puts it into both calendars, and takes it out of both when it is given back', async () => {
  const uid = await session();
  expect(await mails()).toEqual({ lines: ['cora@t1.test REQUEST 1 Lab', 'sam@t1.test REQUEST 1 Lab'], uids: [uid] });
  await server.run('cof1', 'mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { _id } }', { id: event });
  expect(await mails()).toEqual({ lines: ['cora@t1.test CANCEL 2 Lab', 'sam@t1.test CANCEL 2 -'], uids: [uid] });
});

it('takes it out of both when whoever booked is taken off the event', async () => {
  const uid = await session();
  await mails();
  const remove = `mutation ($id: ID!) { removeFromIncubatorEvent(eventId: $id, people: ["cof1"]) { _id } }`;
  await server.run('admin', remove, { id: event });
  expect(await mails()).toEqual({ lines: ['cora@t1.test CANCEL 2 Lab', 'sam@t1.test CANCEL 2 -'], uids: [uid] });
});

it('moves it with the event to another place, and at the time that was agreed on', async () => {
  const uid = await session();
  await mails();
  await server.change(event, { location: { text: 'Hall' } });
  expect(await mails()).toEqual({ lines: ['cora@t1.test REQUEST 2 Hall', 'sam@t1.test REQUEST 2 Hall'], uids: [uid] });
});

it('takes it out of both when the event is called off', async () => {
  const uid = await session();
  await mails();
  await server.change(event, { status: 'cancelled' });
  expect(await mails()).toEqual({ lines: ['cora@t1.test CANCEL 3 Lab', 'sam@t1.test CANCEL 3 Lab'], uids: [uid] });
});

it('says who came once the session has begun, whatever the event itself says of its time', async () => {
  await server.change(event, { startTime: null, endTime: null });
  const say =
    'mutation ($id: ID!, $came: [ID!]!) { setEventAttendance(eventId: $id, came: $came, missed: []) { _id } }';
  const { rows: registrations } = await server.database.withTenant('t1', (tx) =>
    sql<{ id: string }>`select id from event_attendee where event_id = ${event} and registrant_id = 'cof1'`.execute(tx),
  );
  const said = { id: event, came: registrations.map(({ id }) => id) };
  const early = await server.ask('admin', say, said);
  expect(early.errors?.[0]?.extensions?.reason).toBe('attendanceEarly');
  await server.database.withTenant('t1', (tx) =>
    sql`update one_on_one_event set start_time = now() - interval '1 hour', end_time = now() - interval '30 minutes'
      where event_id = ${event}`.execute(tx),
  );
  expect((await server.ask('admin', say, said)).errors).toBeUndefined();
  const states = await server.database.withTenant('t1', (tx) =>
    sql<{ status: string }>`select status from one_on_one_event where event_id = ${event}`.execute(tx),
  );
  expect(states.rows).toEqual([{ status: 'ATTENDED' }]);
});

it('takes it out of both when the whole event is deleted', async () => {
  const uid = await session();
  await mails();
  await server.run('admin', 'mutation ($id: ID!) { deleteIncubatorEvent(id: $id) }', { id: event });
  expect(await mails()).toEqual({ lines: ['cora@t1.test CANCEL 3 Lab', 'sam@t1.test CANCEL 3 Lab'], uids: [uid] });
});

it('is called by the new title of its event in both calendars', async () => {
  const uid = await session();
  await mails();
  await server.change(event, { title: 'Office day' });
  expect(await mails()).toEqual({ lines: ['cora@t1.test REQUEST 2 Lab', 'sam@t1.test REQUEST 2 Lab'], uids: [uid] });
});

/** Booked sessions of a published event that loses their host, or the dates in which they lie. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listIn } from '#server/testing/readJson.ts';
import { type EventServer, startEventServer } from '../testing/eventServer.ts';

let server: EventServer;
let event: string;
/** Each event has hours of its own: hosts hold one conversation at a time. */
let hour = 0;
const HOUR = 3_600_000;
const day = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 24 * HOUR;
const at = (hours: number) => new Date(day + hours * HOUR).toISOString();
const between = (from: number, to: number) => ({ start: at(from), end: at(to) });

beforeAll(async () => {
  server = await startEventServer();
}, 60_000);
afterAll(() => server?.close());
beforeEach(async () => {
  hour += 10;
  event = await server.event({
    ...{ title: 'Clinic', status: 'published', eventType: 'ONE_ON_ONE', duration: 30, hosts: ['staff', 'mentor'] },
    ...{ startTime: null, endTime: null, oneOnOneDates: [between(hour, hour + 2)] },
  });
  await book('cof1', 'staff', hour);
  await book('cof2', 'mentor', hour + 1.5);
  await server.told();
});

const book = (person: string, host: string, time: number) =>
  server.run(
    person,
    'mutation ($id: ID!, $time: DateTime!, $host: ID!) { bookEventSlot(eventId: $id, startTime: $time, hostId: $host) { _id } }',
    { id: event, time: at(time), host },
  );

const booked = async () => {
  const rows = await server.rows<{ line: string }>(sql`select booked_by_id || ' ' || host_id as line
    from one_on_one_event where event_id = ${event} order by 1`);
  return rows.map(({ line }) => line);
};
const places = async () =>
  (
    await server.rows<{ coming: string[]; seats: number }>(
      sql`select participants_ids as coming, no_of_bookings as seats from incubator_event where id = ${event}`,
    )
  )[0];

const lost = async (input: object, user = 'admin') =>
  (
    await server.ask(
      user,
      'query ($id: ID!, $change: PlannedEventChange!) { eventSessionsLost(eventId: $id, change: $change) { person host startTime } }',
      { id: event, change: { input } },
    )
  ).data?.eventSessionsLost;

it('a host who is taken off holds none any more: both sides are told, here and in their calendars', async () => {
  expect(await lost({ hosts: ['staff'] })).toEqual([
    { person: 'Dana Two', host: 'Mia Mentor', startTime: at(hour + 1.5) },
  ]);
  expect(await lost({ hosts: ['staff', 'mentor', 'admin'] })).toEqual([]);
  expect(await lost({ title: 'Other' })).toEqual([]);
  // Called off as a whole it takes all of them.
  const all = ['Cora One', 'Dana Two'];
  for (const status of ['cancelled', 'draft']) {
    expect(listIn(await lost({ status })).map(({ person }) => person)).toEqual(all);
  }
  expect(await lost({ hosts: ['staff'] }, 'cof1'), 'who may not change it').toBeUndefined();
  await server.change(event, { hosts: ['staff'] });
  expect(await booked()).toEqual(['cof1 staff']);
  expect(await places()).toEqual({ coming: ['cof1'], seats: 1 });
  expect(await server.told()).toEqual([
    'cof2 event.sessionLost',
    'mail dana@t1.test CANCEL',
    'mail mia@t1.test CANCEL',
    'mentor event.hostingEnded',
    'mentor event.sessionGivenBack',
  ]);
});

it('names the session that is cancelled, and its host', async () => {
  await server.change(event, { hosts: ['staff'] });
  const [row] = await server.rows<object>(sql`select m.text_values ->> 'at' as at, m.text_values ->> 'host' as host
    from notification m where m.text_key = 'event.sessionLost' and m.url = ${`/events/${event}`}`);
  expect(row).toEqual({ at: at(hour + 1.5), host: 'Mia Mentor' });
});

it('dates that move take the sessions with them that lie outside; one that still lies within stays', async () => {
  const oneOnOneDates = [between(hour + 1, hour + 3)];
  expect(await lost({ oneOnOneDates })).toHaveLength(1);
  await server.change(event, { oneOnOneDates });
  expect(await booked()).toEqual(['cof2 mentor']);
  const told = await server.told();
  expect(told.filter((line) => !line.includes('event.changed') && !line.includes('REQUEST'))).toEqual([
    'cof1 event.sessionLost',
    'mail cora@t1.test CANCEL',
    'mail sam@t1.test CANCEL',
    'staff event.sessionGivenBack',
  ]);
  await book('cof1', 'staff', hour + 2);
  expect(await booked()).toEqual(['cof1 staff', 'cof2 mentor']);
});

it('what has begun stays as it is', async () => {
  await server.rows(sql`update one_on_one_event set start_time = now() - interval '1 hour', end_time = now() - interval '30 minutes'
    where event_id = ${event} and host_id = 'mentor'`);
  expect(await lost({ hosts: ['staff'] })).toEqual([]);
  await server.change(event, { hosts: ['staff'] });
  expect(await booked()).toEqual(['cof1 staff', 'cof2 mentor']);
});

it('of an event that is a draft again, whoever has lost a session so is asked for another time when it is published', async () => {
  await server.change(event, { status: 'draft' });
  await server.change(event, { hosts: ['staff'] });
  await server.told();
  await server.change(event, { status: 'published' });
  expect(await booked()).toEqual(['cof1 staff']);
  expect(await places()).toEqual({ coming: ['cof1'], seats: 1 });
  expect(await server.told()).toContain('cof2 event.heldAgainSessions');
});

it('an event that becomes one for a group holds no conversations any more', async () => {
  expect(await lost({ eventType: 'WORKSHOP' })).toHaveLength(2);
  await server.change(event, { eventType: 'WORKSHOP' });
  expect(await booked()).toEqual([]);
  expect(await server.told()).toEqual(expect.arrayContaining(['cof1 event.sessionLost', 'cof2 event.sessionLost']));
});

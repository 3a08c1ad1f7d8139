/** Conversations of an event with two hosts: who reads with whom, who says who came, and what is not undone any more. */
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
    ...{
      title: 'Office hours',
      status: 'published',
      eventType: 'ONE_ON_ONE',
      duration: 30,
      hosts: ['staff', 'mentor'],
    },
    ...{ oneOnOneDates: [{ start: at(hour), end: at(hour + 1) }] },
  });
  await server.database.withSystem((tx) => sql`delete from mail`.execute(tx));
  await book('cof1', 'staff');
  await book('cof2', 'mentor');
});

const book = (person: string, host: string) =>
  server.run(
    person,
    'mutation ($id: ID!, $time: DateTime!, $host: ID!) { bookEventSlot(eventId: $id, startTime: $time, hostId: $host) { _id } }',
    { id: event, time: at(hour), host },
  );

const begin = () =>
  server.database.withTenant('t1', (tx) =>
    sql`update one_on_one_event set start_time = now() - interval '1 hour', end_time = now() - interval '30 minutes'
      where event_id = ${event}`.execute(tx),
  );

interface Registration {
  readonly id: string;
  readonly person: string;
  readonly status: string;
}

const registrations = async (): Promise<readonly Registration[]> => {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<Registration>`select id, registrant_id as person, status from event_attendee
      where event_id = ${event} order by registrant_id`.execute(tx),
  );
  return rows;
};
const states = async () => (await registrations()).map(({ person, status }) => `${person} ${status}`);

/** Says of everybody whether they came, as a page would that lists all of them. */
async function say(host: string, came: readonly string[]) {
  const all = await registrations();
  const of = (isIn: boolean) => all.filter(({ person }) => came.includes(person) === isIn).map(({ id }) => id);
  await server.run(
    host,
    'mutation ($id: ID!, $came: [ID!]!, $missed: [ID!]!) { setEventAttendance(eventId: $id, came: $came, missed: $missed) { _id } }',
    { id: event, came: of(true), missed: of(false) },
  );
}

const sessionStates = async () => {
  const rows = await server.rows<{ line: string }>(
    sql`select booked_by_id || ' ' || status as line from one_on_one_event where event_id = ${event} order by 1`,
  );
  return rows.map(({ line }) => line);
};

it('a host says who came to their own conversations, and nothing of those of the others', async () => {
  await begin();
  await say('staff', ['cof1']);
  expect(await states()).toEqual(['cof1 ATTENDED', 'cof2 REGISTERED']);
  await say('mentor', ['cof2']);
  expect(await states()).toEqual(['cof1 ATTENDED', 'cof2 ATTENDED']);
  expect(await sessionStates(), 'what they have booked').toEqual(['cof1 ATTENDED', 'cof2 ATTENDED']);
});

it('no host says so of the conversations of others by the state of a registration either', async () => {
  await begin();
  await say('mentor', ['cof1']);
  const all = await registrations();
  const idOf = (person: string) => all.find((one) => one.person === person)?.id;
  const set = (reader: string, person: string, status: string) =>
    server.ask(
      reader,
      'mutation ($id: ID!, $status: EventRegistrationStatus!) { updateEventAttendee(id: $id, input: { status: $status }) { _id } }',
      { id: idOf(person), status },
    );
  const refused = await set('staff', 'cof2', 'ATTENDED');
  expect(refused.errors?.[0]?.extensions?.reason).toBe('attendanceOfOthers');
  expect((await set('staff', 'cof2', 'REGISTERED')).errors?.[0]?.extensions?.reason).toBe('attendanceOfOthers');
  expect(await states()).toEqual(['cof1 REGISTERED', 'cof2 NO_SHOW']);
  expect((await set('staff', 'cof1', 'ATTENDED')).errors).toBeUndefined();
  expect((await set('admin', 'cof2', 'ATTENDED')).errors, 'an organiser who holds none').toBeUndefined();
  expect(await states()).toEqual(['cof1 ATTENDED', 'cof2 ATTENDED']);
});

it('nobody leaves a conversation that has begun, or of which it is said who came', async () => {
  await begin();
  const leave = () =>
    server.ask('cof1', 'mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { _id } }', { id: event });
  expect((await leave()).errors?.[0]?.extensions?.reason).toBe('registrationBegun');
  await say('staff', []);
  expect((await leave()).errors?.[0]?.extensions?.reason).toBe('registrationBegun');
  expect(await states()).toEqual(['cof1 NO_SHOW', 'cof2 REGISTERED']);
});

it('each side reads in mail and calendar whom they meet, and when', async () => {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ to: string; subject: string; calendar: string }>`
      select recipient as to, subject, calendar_text as calendar from mail order by recipient`.execute(tx),
  );
  const titles = rows.map(({ to, calendar }) => `${to} ${/^SUMMARY:(.+?)\r?$/m.exec(calendar)?.[1]}`);
  expect(titles).toEqual([
    'cora@t1.test Office hours – Sam Staff',
    'dana@t1.test Office hours – Mia Mentor',
    'mia@t1.test Office hours – Dana Two',
    'sam@t1.test Office hours – Cora One',
  ]);
  const minute = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const [cora] = rows;
  expect(cora?.subject).toMatch(/^Office hours: You are registered: .* · Sam Staff$/);
  expect(cora?.subject).toContain(minute.format(new Date(at(hour))));
});

it('whoever takes the attendance reads with whom each has spoken', async () => {
  const asked = await server.ask(
    'mentor',
    'query ($id: ID!) { incubatorEvent(id: $id) { attendees { registrantName sessionHost sessionHostName } } }',
    { id: event },
  );
  expect(asked.data?.incubatorEvent?.attendees).toEqual(
    expect.arrayContaining([
      { registrantName: 'Cora One', sessionHost: 'staff', sessionHostName: 'Sam Staff' },
      { registrantName: 'Dana Two', sessionHost: 'mentor', sessionHostName: 'Mia Mentor' },
    ]),
  );
});

it('says in the bell, too, which conversation is called off and takes place after all', async () => {
  const read = async () => {
    const news = await server.rows<{ line: string }>(sql`with n as (delete from notification_recipient returning *)
      select concat_ws(' ', n.user_id, m.text_key, m.text_values ->> 'at', m.text_values ->> 'host') as line
      from n join notification m on m.id = n.notification_id`);
    return news.map(({ line }) => line).sort();
  };
  await read();
  const time = at(hour);
  await server.change(event, { status: 'cancelled' });
  expect(await read()).toEqual([
    `cof1 event.cancelled ${time} Sam Staff`,
    `cof2 event.cancelled ${time} Mia Mentor`,
    `mentor event.cancelled ${time} Dana Two`,
    `staff event.cancelled ${time} Cora One`,
  ]);
  await server.change(event, { status: 'published' });
  expect(await read()).toEqual([
    `cof1 event.heldAgain ${time} Sam Staff`,
    `cof2 event.heldAgain ${time} Mia Mentor`,
    `mentor event.hostingAgain ${time} Dana Two`,
    `staff event.hostingAgain ${time} Cora One`,
  ]);
});

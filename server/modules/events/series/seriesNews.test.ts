/** What is told of several dates of a series at once is one message to each who is told of more than one of them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EventServer, registering, startEventServer } from '../testing/eventServer.ts';

let server: EventServer;
beforeAll(async () => {
  server = await startEventServer();
}, 60_000);
afterAll(() => server.close());

const times = { startTime: '2099-03-19T09:00:00.000Z', endTime: '2099-03-19T10:30:00.000Z', timezone: 'Europe/Paris' };
const repeat =
  'mutation ($id: ID!, $repetition: EventRepetition!) { repeatIncubatorEvent(eventId: $id, repetition: $repetition) }';
const extend =
  'mutation ($id: ID!, $extension: SeriesExtension!) { extendIncubatorEventSeries(eventId: $id, extension: $extension) }';
const following =
  'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEventSeries(id: $id, input: $input) { _id } }';
const weekly = { frequency: 'WEEKLY', count: 3 };

/** A series of three dates; nothing that was said of it before is heard of. */
async function series(input: Record<string, unknown>): Promise<string> {
  const id = await server.event({ title: 'Breakfast', ...times, hosts: ['staff', 'mentor'], ...input });
  await server.run('admin', repeat, { id, repetition: weekly });
  await server.told();
  return id;
}

const mails = async () => {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ to: string; subject: string; text: string; calendar: string | null }>`
      select recipient as to, subject, text_body as text, calendar_text as calendar from mail order by recipient`.execute(
      tx,
    ),
  );
  return rows;
};
const linesOf = (text: string | undefined) =>
  (text ?? '')
    .replace(/\s/g, (space) => (space === '\n' ? space : ' '))
    .split('\n')
    .filter((line) => line.includes(', 2099'));
const daysIn = (calendar: string | null | undefined) =>
  [...(calendar ?? '').matchAll(/DTSTART:(\d{8})/g)].map(([, day]) => day);

it('of those that are added', async () => {
  const id = await series({ status: 'published', location: { text: 'Old harbour' } });
  await server.run('admin', extend, { id, extension: { count: 3 } });
  const [mail, ...others] = await mails();
  expect(others).toHaveLength(1);
  // As it is said here: an overview of the same day knows by that that it was said.
  const [bell] = await server.rows<{ message: string }>(sql`select message from notification_recipient limit 1`);
  expect(mail?.subject).toBe(bell?.message);
  expect(mail?.subject).toMatch(/^You host the event Breakfast on 3 dates, the first one: Thursday, April 9, 2099/);
  expect(mail?.text).toContain('You host the event Breakfast on 3 dates\n');
  expect(daysIn(mail?.calendar)).toEqual(['20990409', '20990416', '20990423']);
  expect(mail?.calendar?.match(/METHOD:PUBLISH/g)).toHaveLength(1);
  expect(linesOf(mail?.text)).toEqual([
    'Thursday, April 9, 2099, 8:00 – 9:30 AM UTC · Old harbour',
    'Thursday, April 16, 2099, 8:00 – 9:30 AM UTC · Old harbour',
    'Thursday, April 23, 2099, 8:00 – 9:30 AM UTC · Old harbour',
  ]);
  expect(await server.told()).toEqual([
    'mail mia@t1.test PUBLISH',
    'mail sam@t1.test PUBLISH',
    'mentor event.hostingDates',
    'staff event.hostingDates',
  ]);
});

it('of those that a draft is published with, and of a single one as ever', async () => {
  const id = await series({});
  await server.run('admin', following, { id, input: { status: 'published' } });
  const [mail] = await mails();
  expect(daysIn(mail?.calendar)).toEqual(['20990319', '20990326', '20990402']);
  expect(await server.told()).toHaveLength(4);
  await server.run('admin', extend, { id, extension: { count: 1 } });
  expect(await server.told()).toContain('staff event.hosting');
});

it('of those that somebody hosts from now on', async () => {
  const id = await series({ status: 'published', hosts: ['staff'] });
  await server.run('admin', following, { id, input: { hosts: ['staff', 'mentor'] } });
  const told = await server.told();
  expect(told.filter((line) => line.startsWith('mentor '))).toEqual(['mentor event.hostingDates']);
  expect(told.filter((line) => line.startsWith('mail mia'))).toEqual(['mail mia@t1.test PUBLISH']);
});

/** Those who are registered for all dates of a series. */
async function register(id: string, people: readonly string[]): Promise<readonly string[]> {
  const dates = await server.rows<{ id: string }>(
    sql`select id from incubator_event where series = ${id} order by start_time`,
  );
  for (const { id: date } of dates) for (const person of people) await server.run(person, registering, { id: date });
  await server.told();
  return dates.map((date) => date.id);
}

it('of those that somebody hosts no more: out of their calendar in one part', async () => {
  const id = await series({ status: 'published', hosts: ['staff'] });
  await server.run('admin', following, { id, input: { hosts: ['mentor'] } });
  const ended = (await mails()).find(({ to }) => to === 'sam@t1.test');
  expect(ended?.subject).toMatch(
    /^You no longer host the event Breakfast on 3 dates, the first one: Thursday, March 19/,
  );
  expect(ended?.calendar?.match(/STATUS:CANCELLED/g)).toHaveLength(3);
  expect(ended?.calendar).toContain('METHOD:PUBLISH');
  expect(ended?.calendar).not.toContain('ATTENDEE');
  const sequences = [...(ended?.calendar ?? '').matchAll(/SEQUENCE:(\d+)/g)].map(([, sequence]) => Number(sequence));
  expect(Math.min(...sequences)).toBeGreaterThan(0);
  expect(daysIn(ended?.calendar)).toEqual(['20990319', '20990326', '20990402']);
  expect(await server.told()).toEqual([
    'mail mia@t1.test PUBLISH',
    'mail sam@t1.test PUBLISH',
    'mentor event.hostingDates',
    'staff event.hostingEndedDates',
  ]);
});

it('of those that move, to whoever hosts them and whoever comes to more than one', async () => {
  const id = await series({ status: 'published', hosts: ['staff'] });
  const [, second = ''] = await register(id, ['cof1']);
  await server.run('cof2', registering, { id: second });
  await server.told();
  const input = { startTime: '2099-03-19T10:00:00.000Z', endTime: '2099-03-19T11:30:00.000Z' };
  await server.run('admin', following, { id, input });
  const [read] = await server.rows<{ message: string; pages: unknown }>(sql`
    select r.message, n.text_values -> 'pages' as pages from notification_recipient r
    join notification n on n.id = r.notification_id where r.user_id = 'cof1'`);
  expect(read?.message).toMatch(
    /^3 dates of the event Breakfast have changed, the first one: Thursday, March 19, 2099/,
  );
  expect(read?.pages).toHaveLength(3);
  expect(await server.told()).toEqual([
    'cof1 event.changedDates',
    'cof2 event.changed',
    'mail cora@t1.test PUBLISH',
    'mail dana@t1.test REQUEST',
    'mail sam@t1.test PUBLISH',
    'staff event.changedDates',
  ]);
});

it('of those that are called something else, by mail', async () => {
  const id = await series({ status: 'published', hosts: ['staff'] });
  await server.run('admin', following, { id, input: { title: 'Brunch' } });
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^3 dates of the event have a new title: Brunch, the first one: Thursday, March 19/);
  expect(mail?.calendar?.match(/SUMMARY:Brunch/g)).toHaveLength(3);
  expect(await server.told()).toEqual(['mail sam@t1.test PUBLISH']);
});

it('of those that are called off, and are held after all: what is unread of the one goes with the other', async () => {
  const id = await series({ status: 'published', hosts: ['staff'] });
  await register(id, ['cof1']);
  await server.run('admin', following, { id, input: { status: 'cancelled' } });
  const off = (await mails()).find(({ to }) => to === 'sam@t1.test');
  expect(off?.subject).toMatch(/^3 dates of the event Breakfast were cancelled, the first one: Thursday, March 19/);
  expect(off?.calendar?.match(/STATUS:CANCELLED/g)).toHaveLength(3);
  const unread = () =>
    server.rows<{ key: string }>(sql`select n.text_key as key from notification_recipient r
    join notification n on n.id = r.notification_id where r.user_id in ('cof1', 'staff') order by r.user_id`);
  expect(await unread()).toEqual([{ key: 'event.cancelledDates' }, { key: 'event.cancelledDates' }]);
  await server.run('admin', following, { id, input: { status: 'published' } });
  expect(await unread()).toEqual([{ key: 'event.heldAgainDates' }, { key: 'event.hostingAgainDates' }]);
  expect((await server.told()).filter((line) => line.startsWith('mail'))).toEqual([
    'mail cora@t1.test PUBLISH',
    'mail cora@t1.test PUBLISH',
    'mail sam@t1.test PUBLISH',
    'mail sam@t1.test PUBLISH',
  ]);
});

it('of those that were drafts still, when all of a series are published: what stands already stays as it is', async () => {
  const id = await series({ hosts: ['staff'] });
  const [, second = ''] = await register(id, []);
  await server.change(second, { status: 'published' });
  await server.told();
  const versions = () => server.rows(sql`select version, updated_at from incubator_event where id = ${second}`);
  const before = await versions();
  await server.run('admin', following, { id, input: { status: 'published' } });
  expect(await versions()).toEqual(before);
  const [mail] = await mails();
  expect(daysIn(mail?.calendar)).toEqual(['20990319', '20990402']);
  expect(await server.told()).toEqual(['mail sam@t1.test PUBLISH', 'staff event.hostingDates']);
});

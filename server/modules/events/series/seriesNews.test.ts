/** Several dates of a series that are published at once are one message to whoever hosts them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EventServer, startEventServer } from '../testing/eventServer.ts';

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
const daysIn = (calendar: string | null | undefined) =>
  [...(calendar ?? '').matchAll(/DTSTART:(\d{8})/g)].map(([, day]) => day);

it('of those that are added', async () => {
  const id = await series({ status: 'published' });
  await server.run('admin', extend, { id, extension: { count: 3 } });
  const [mail, ...others] = await mails();
  expect(others).toHaveLength(1);
  expect(mail?.subject).toMatch(/^You host the event Breakfast on 3 dates, the first one: Thursday, April 9, 2099/);
  expect(daysIn(mail?.calendar)).toEqual(['20990409', '20990416', '20990423']);
  expect(mail?.calendar?.match(/METHOD:PUBLISH/g)).toHaveLength(1);
  expect(mail?.text).toMatch(/April 16, 2099[\s\S]*April 23, 2099/);
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

/** Whoever comes to something, or holds it, is reminded of it a day before, once, and of what it has become. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everySwitchOn } from '#server/testing/entityServer.ts';
import { type EventServer, startEventServer } from '../testing/eventServer.ts';

let server: EventServer;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const day = Math.ceil(Date.now() / DAY) * DAY + 9 * DAY;
const at = (hours: number) => new Date(day + hours * HOUR).toISOString();

beforeAll(async () => {
  server = await startEventServer();
  const switches = JSON.stringify(everySwitchOn);
  await rows(sql`insert into incubator (tenant_id, id, name, slug, switches)
    values ('t1', 't1', 'Test', 't1', ${switches}::jsonb)`);
  // The clock begins with the first time that it looks.
  await server.tick(new Date(day - 3 * DAY));
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [
    'notification_recipient',
    'one_on_one_event',
    'application_meeting',
    'incubator_event',
    'clock_done',
  ]) {
    await rows(sql`delete from ${sql.ref(table)}`);
  }
  await rows(sql`delete from mail`);
});

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
/** Everything was made long ago. */
const settled = async () => {
  for (const table of ['one_on_one_event', 'application_meeting', 'incubator_event']) {
    await rows(sql`update ${sql.ref(table)} set created_at = ${at(-30 * 24)}::timestamptz`);
  }
  await server.database.withSystem((tx) => sql`delete from mail`.execute(tx));
};
async function remindersAt(hours: number, said?: 'said'): Promise<string[]> {
  await server.tick(new Date(day + hours * HOUR));
  const { rows: mails } = await server.database.withSystem((tx) =>
    sql<{ to: string; subject: string }>`delete from mail returning recipient as to, subject`.execute(tx),
  );
  return mails
    .filter(({ subject }) => /begins soon|is planned/.test(subject))
    .map(({ to, subject }) => `${to}: ${subject.replace(/ (begins soon|is planned).*/, said ? ' $1' : '')}`)
    .sort();
}

it('names an event to those who are registered and to its hosts, once', async () => {
  const event = await server.event({ title: 'Pitch night', status: 'published', startTime: at(30), endTime: at(31) });
  await server.run('cof1', 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id } }', { id: event });
  await settled();
  expect(await remindersAt(5)).toEqual([]);
  expect(await remindersAt(7)).toEqual(['cora@t1.test: Pitch night', 'sam@t1.test: Pitch night']);
  expect(await remindersAt(8)).toEqual([]);
});

it('names a booked conversation to both sides, its host the first of a day only', async () => {
  const event = await server.event({
    ...{ title: 'Office hours', status: 'published', eventType: 'ONE_ON_ONE', duration: 30, hosts: ['staff'] },
    ...{ oneOnOneDates: [{ start: at(40), end: at(42) }] },
  });
  const book = 'mutation ($id: ID!, $time: DateTime!) { bookEventSlot(eventId: $id, startTime: $time) { _id } }';
  await server.run('cof1', book, { id: event, time: at(40) });
  await server.run('cof2', book, { id: event, time: at(41) });
  await settled();
  const found = await remindersAt(17.5);
  expect(found).toHaveLength(3);
  expect(found.filter((line) => line.startsWith('sam@'))).toEqual([expect.stringMatching(/Office hours – Cora/)]);
  expect(found.filter((line) => line.startsWith('cora@'))).toEqual([expect.stringMatching(/Office hours – Sam/)]);
});

it('names an interview to the applicant and to whom they meet, and anew when it is moved', async () => {
  await rows(
    sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate') on conflict do nothing`,
  );
  await rows(
    sql`insert into funnel (tenant_id, id, name, program_id, status) values ('t1', 'fu', 'Spring', 'p1', 'open') on conflict do nothing`,
  );
  await rows(sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status, applicant_id)
    values ('t1', 'ap', 'Acme', 'fu', 'p1', 'under_review', 'applicant') on conflict do nothing`);
  const meeting = (id: string, status: string) => sql`insert into application_meeting
    (tenant_id, id, title, application_id, status, start_time, host_id)
    values ('t1', ${id}, 'Interview', 'ap', ${status}, ${at(50)}::timestamptz, 'staff')`;
  await rows(meeting('m1', 'meeting_scheduled'));
  await rows(meeting('m2', 'meeting_canceled'));
  await settled();
  const both = await remindersAt(27);
  expect(both).toHaveLength(2);
  expect(both.every((line) => line.endsWith(': Interview – Acme'))).toBe(true);
  await rows(sql`update application_meeting set start_time = ${at(60)}::timestamptz where id = 'm1'`);
  expect(await remindersAt(37)).toHaveLength(2);
  expect(await remindersAt(38)).toEqual([]);
});

it('says nothing of what was made within the last day', async () => {
  const event = await server.event({ title: 'At once', status: 'published', startTime: at(90), endTime: at(91) });
  await settled();
  await rows(sql`update incubator_event set created_at = ${at(80)}::timestamptz where id = ${event}`);
  expect(await remindersAt(82)).toEqual([]);
});

describe('as the organisation has it', () => {
  const has = (reminders: object | null) =>
    rows(sql`update incubator set reminders = ${reminders === null ? null : JSON.stringify(reminders)}::jsonb`);
  afterAll(() => has(null));
  const noticesOf = async () => {
    const found = await rows(sql`select r.user_id || ' ' || n.notification_type || ' ' || n.text_key as line
      from notification_recipient r join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
      where n.text_key like '%.reminder' order by 1`);
    return found.map(({ line }) => String(line));
  };
  const begin = async (hours: number) => {
    const event = await server.event({
      title: 'Pitch',
      status: 'published',
      startTime: at(hours),
      endTime: at(hours + 1),
    });
    await server.run('cof1', 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id } }', { id: event });
    await settled();
    return event;
  };

  it('at each of several times, at the last one alone where several have passed, and not at times that are chosen afterwards', async () => {
    await has({ appointments: ['H2', 'H48', 'H72'] });
    await begin(190);
    expect(await remindersAt(190 - 40)).toHaveLength(2);
    expect(await remindersAt(190 - 30)).toEqual([]);
    await has({ appointments: ['H2', 'H168'] });
    expect(await remindersAt(190 - 20)).toEqual([]);
    expect(await remindersAt(190 - 1)).toHaveLength(2);
    expect(await remindersAt(190 - 0.5)).toEqual([]);
  });

  it('by the means that are on, hosts as staff, and taken back while unread when it is called off', async () => {
    await has({ byMail: false });
    const event = await begin(230);
    expect(await remindersAt(230 - 20)).toEqual([]);
    expect(await noticesOf()).toEqual([
      'cof1 meetingScheduled event.reminder',
      'staff meetingScheduledStaff event.reminder',
    ]);
    await rows(sql`update incubator_event set end_time = ${at(240)}::timestamptz where id = ${event}`);
    await server.change(event, { status: 'cancelled' });
    expect(await noticesOf()).toEqual([]);
    await has({ byNotification: false });
    await begin(270);
    expect(await remindersAt(270 - 20)).toHaveLength(2);
    expect(await noticesOf()).toEqual([]);
  });

  it('says only of what is a day away that it begins soon', async () => {
    await has({ appointments: ['H24', 'H72'] });
    await begin(450);
    expect(await remindersAt(450 - 71, 'said')).toEqual([
      'cora@t1.test: Pitch is planned',
      'sam@t1.test: Pitch is planned',
    ]);
    expect(await remindersAt(450 - 23.9, 'said')).toEqual([
      'cora@t1.test: Pitch begins soon',
      'sam@t1.test: Pitch begins soon',
    ]);
  });
});

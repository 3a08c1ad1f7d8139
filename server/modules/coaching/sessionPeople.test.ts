import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx: Tx) => {
    await seedPeople(tx);
    await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id, assigned_startups_ids)
      values ('t1', 'coach', 'Max', 'max@t1.test', 'Active', 'network', 'r-Mentor', '{s1}')`.execute(tx);
    await sql`update "user" set validated = true`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

async function planned(name: string, startTime: string): Promise<string> {
  const make = 'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id } }';
  const people = { coachs: ['mentor'], attendees: ['cof1'] };
  const { data, errors } = await server.ask('admin', make, {
    input: { name, startup: 's1', ...people, startTime, endTime: startTime.replace(':00:', ':45:') },
  });
  expect(errors).toBeUndefined();
  return textIn(data?.made?._id);
}

async function change(id: string, input: Record<string, unknown>): Promise<void> {
  const text =
    'mutation ($id: ID!, $input: CoachingSessionUpdateInput!) { updateCoachingSession(id: $id, input: $input) { _id } }';
  expect((await server.ask('admin', text, { id, input })).errors).toBeUndefined();
}

/** What somebody's calendar is sent about a session, oldest first: what is to be done, and in which place of the order. */
async function sentTo(person: string, name: string): Promise<{ method: string; sequence: number }[]> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{
      method: string;
      text: string;
    }>`select m.calendar_method as method, m.calendar_text as text from mail m join "user" u on u.email = m.recipient
      where u.id = ${person} and m.subject like ${`%${name}%`} order by m.created_at, m.id`.execute(tx),
  );
  return rows.map(({ method, text }) => ({ method, sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]) }));
}

/** What the last mail about a session says. */
async function lastMail(person: string, name: string): Promise<string | undefined> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ text: string }>`select m.text_body as text from mail m join "user" u on u.email = m.recipient
      where u.id = ${person} and m.subject like ${`%${name}%`} order by m.created_at desc, m.id desc limit 1`.execute(
      tx,
    ),
  );
  return rows[0]?.text;
}

/** What somebody is told of a session, in the order of the alphabet. */
async function told(person: string, name: string): Promise<string[]> {
  const query =
    '{ all: paginatedNotifications(pageSize: 100) { notifications { notification { notificationType message } } } }';
  const { data } = await server.ask(person, query);
  const rows = JSON.parse(JSON.stringify(data?.all?.notifications ?? [])) as {
    notification: { notificationType: string; message: string };
  }[];
  return rows
    .filter(({ notification }) => notification.message.includes(name))
    .map(({ notification }) => notification.notificationType)
    .sort();
}

it('ends in the calendar of whoever is no longer expected, and begins in that of whoever comes instead', async () => {
  const id = await planned('Handover', '2030-06-10T09:00:00Z');
  await change(id, { coachs: ['coach'], attendees: ['cof1b'] });
  for (const gone of ['mentor', 'cof1']) {
    const mails = await sentTo(gone, 'Handover');
    expect(mails.map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    expect(mails[1]?.sequence).toBeGreaterThan(mails[0]?.sequence ?? Number.NaN);
  }
  for (const come of ['coach', 'cof1b']) {
    expect((await sentTo(come, 'Handover')).map(({ method }) => method)).toEqual(['REQUEST']);
  }
  expect(await told('cof1', 'Handover')).toEqual(['meetingDeleted', 'meetingScheduled']);
  expect(await told('mentor', 'Handover')).toEqual(['meetingDeletedStaff', 'meetingScheduledStaff']);
  expect(await told('cof1b', 'Handover')).toEqual(['meetingScheduled']);
  expect(await told('coach', 'Handover')).toEqual(['meetingScheduledStaff']);
});

it('is told as a new one to whoever joins while it is moved, and as changed to the others', async () => {
  const id = await planned('Moving', '2030-06-11T09:00:00Z');
  await change(id, {
    attendees: ['cof1', 'cof1b'],
    startTime: '2030-06-11T11:00:00Z',
    endTime: '2030-06-11T11:45:00Z',
  });
  expect((await sentTo('cof1b', 'Moving')).map(({ method }) => method)).toEqual(['REQUEST']);
  expect((await sentTo('cof1', 'Moving')).map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST']);
  expect(await told('cof1b', 'Moving')).toEqual(['meetingScheduled']);
  expect(await told('cof1', 'Moving')).toEqual(['meetingChanged', 'meetingScheduled']);
});

it('is news where only its room is another', async () => {
  const id = await planned('Upstairs', '2030-06-12T09:00:00Z');
  await server.database.withTenant('t1', (tx) =>
    sql`insert into place (tenant_id, id, name) values ('t1', 'room', 'Room 2')`.execute(tx),
  );
  await change(id, { place: 'room' });
  expect(await sentTo('cof1', 'Upstairs')).toHaveLength(2);
  expect(await told('cof1', 'Upstairs')).toEqual(['meetingChanged', 'meetingScheduled']);
  expect(await lastMail('cof1', 'Upstairs')).toContain('Where: Room 2');
});

it('says what it was until now where it is told that it is another', async () => {
  const id = await planned('Shifted', '2030-06-12T13:00:00Z');
  await change(id, { startTime: '2030-06-13T13:00:00Z', endTime: '2030-06-13T13:45:00Z' });
  expect(await lastMail('cof1', 'Shifted')).toContain('Before: Wednesday, June 12 at');
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ message: string }>`select message from notification where text_key = 'startup.meetingChanged'
      and message like '%Shifted%'`.execute(tx),
  );
  expect(rows[0]?.message).toContain('Before: Wednesday, June 12 at');
});

it('leaves the calendars when its time is taken away, and comes back with another', async () => {
  const id = await planned('Later', '2030-06-13T09:00:00Z');
  await change(id, { startTime: null, endTime: null });
  await change(id, { startTime: '2030-06-14T09:00:00Z', endTime: '2030-06-14T09:45:00Z' });
  expect((await sentTo('cof1', 'Later')).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL', 'REQUEST']);
});

it('is called by its new name in calendars and on timelines, and is nobody’s news', async () => {
  const id = await planned('Pricng', '2099-08-04T10:00:00.000Z');
  const [made] = await sentTo('cof1', 'Pricng');
  await change(id, { name: 'Pricing' });
  const [renamed, ...more] = await sentTo('cof1', 'Pricing');
  expect(renamed?.method).toBe('REQUEST');
  expect(renamed?.sequence).toBeGreaterThan(made?.sequence ?? Number.NaN);
  expect(more).toEqual([]);
  expect(await told('cof1', 'Pricing')).toEqual([]);
  const shown = `{ page: startupEvents(startupId: "s1", eventType: ["coachingSession"]) { results { ... on TimelineEvent { session { name } } } } }`;
  expect(JSON.stringify((await server.ask('admin', shown)).data)).toContain('"Pricing"');
  await change(id, { name: 'Prices', location: 'Library' });
  expect(await sentTo('cof1', 'Prices'), 'moved as well: one mail says both').toHaveLength(1);
});

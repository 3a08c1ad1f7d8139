/** What hosts, and those who wait for a place, read of an event that is published, moved and called off. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EventServer, inHours, startEventServer } from './testing/eventServer.ts';

let server: EventServer;
beforeAll(async () => {
  server = await startEventServer();
}, 60_000);
afterAll(() => server?.close());
beforeEach(() => told());

interface Mailed {
  readonly to: string;
  readonly subject: string;
  readonly method: string;
  readonly sequence: number;
  readonly uid: string;
}

/** Since it was last asked: who has which news, and the mails with what they do to a calendar. */
async function told(): Promise<{ readonly news: readonly string[]; readonly mails: readonly Mailed[] }> {
  const news = await server.database.withTenant('t1', (tx) =>
    sql<{ line: string }>`with n as (delete from notification_recipient returning *)
      select n.user_id || ' ' || m.notification_type || ' ' || m.text_key as line from n
        join notification m on m.id = n.notification_id order by 1`.execute(tx),
  );
  const mails = await server.database.withSystem((tx) =>
    sql<{ to: string; subject: string; calendar: string | null }>`
      delete from mail returning recipient as to, subject, calendar_text as calendar`.execute(tx),
  );
  const of = (calendar: string | null, name: string) =>
    new RegExp(`^${name}[:;](.+?)\r?$`, 'm').exec(calendar ?? '')?.[1] ?? '-';
  const read = mails.rows.map(({ to, subject, calendar }) => ({
    ...{ to, subject, method: of(calendar, 'METHOD') },
    ...{ sequence: Number(of(calendar, 'SEQUENCE')), uid: of(calendar, 'UID') },
  }));
  const sorted = read.sort((one, other) => one.to.localeCompare(other.to));
  return { news: news.rows.map(({ line }) => line), mails: sorted };
}

const mailTo = async (to: string) => (await told()).mails.filter((mail) => mail.to === to);

it('goes to its hosts with one appointment that is made, moved and taken away again', async () => {
  const id = await server.event({ title: 'Demo day', status: 'published' });
  const [made] = await mailTo('sam@t1.test');
  await server.change(id, { startTime: inHours(48), endTime: inHours(49) });
  const [moved] = await mailTo('sam@t1.test');
  await server.change(id, { status: 'cancelled' });
  const [gone] = await mailTo('sam@t1.test');
  expect([made?.method, moved?.method, gone?.method]).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
  expect(made?.subject).toContain('You host the event Demo day');
  expect(new Set([made?.uid, moved?.uid, gone?.uid])).toEqual(new Set([`incubatorevent-${id}@cohort`]));
  expect(moved?.sequence).toBeGreaterThan(made?.sequence ?? Number.NaN);
  expect(gone?.sequence).toBeGreaterThan(moved?.sequence ?? Number.NaN);
});

it('is given to another host: who holds it from now on has the appointment, and from the other it goes', async () => {
  const id = await server.event({ title: 'Demo day', status: 'published', hosts: ['staff'] });
  await told();
  await server.change(id, { hosts: ['admin'] });
  const { news, mails } = await told();
  expect(news).toContain('staff meetingDeleted event.hostingEnded');
  expect(mails.map(({ to, method }) => `${method} ${to}`)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^REQUEST (ada|admin)@/), 'CANCEL sam@t1.test']),
  );
});

it('is moved and given to another host by one write: they learn once that it is theirs', async () => {
  const id = await server.event({ title: 'Demo day', status: 'published', hosts: ['admin'] });
  await told();
  await server.change(id, { hosts: ['admin', 'staff'], startTime: inHours(48), endTime: inHours(49) });
  const { news, mails } = await told();
  expect(news.filter((line) => line.startsWith('staff'))).toEqual(['staff meetingScheduledStaff event.hosting']);
  expect(mails.map(({ to, method }) => `${to} ${method}`)).toEqual(['ada@t1.test REQUEST', 'sam@t1.test REQUEST']);
});

it('tells nobody of other hosts once it is over', async () => {
  const id = await server.event({ title: 'Last week', status: 'published', hosts: ['staff'] });
  await server.change(id, { startTime: inHours(-48), endTime: inHours(-47) });
  await told();
  await server.change(id, { hosts: ['admin'] });
  expect(await told()).toEqual({ news: [], mails: [] });
});

it('gives the appointment to whoever publishes it and hosts it, and tells them nothing else', async () => {
  await server.event({ status: 'published', hosts: ['admin', 'staff'] });
  const { news, mails } = await told();
  expect(news).toEqual(['staff meetingScheduledStaff event.hosting']);
  expect(mails.map(({ to, method }) => `${to} ${method}`)).toEqual(['ada@t1.test REQUEST', 'sam@t1.test REQUEST']);
});

it('is written once to who hosts it and has a place as well', async () => {
  const id = await server.event({ status: 'published', hosts: ['cof1'] });
  await server.run('cof1', 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id } }', { id });
  await told();
  await server.change(id, { location: { text: 'Hall' } });
  expect(await mailTo('cora@t1.test')).toHaveLength(1);
  await server.change(id, { status: 'cancelled' });
  expect((await mailTo('cora@t1.test')).map(({ method }) => method)).toEqual(['CANCEL']);
});

it('of conversations goes to a host with each that is booked, not as a whole', async () => {
  const id = await server.event({ status: 'published', eventType: 'ONE_ON_ONE', duration: 20 });
  expect((await told()).mails).toEqual([]);
  await server.change(id, { location: { text: 'Hall' } });
  expect((await told()).mails).toEqual([]);
});

it('tells who waits for a place when it is moved, without an appointment', async () => {
  const id = await server.event({ title: 'Demo day', status: 'published', capacity: 1 });
  await server.run('cof1', 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id } }', { id });
  await server.run('cof2', 'mutation ($id: ID!) { waitForIncubatorEvent(eventId: $id) { _id } }', { id });
  await told();
  const startTime = inHours(48);
  await server.change(id, { startTime, endTime: inHours(49) });
  const { news, mails } = await told();
  expect(news).toContain('cof2 meetingChanged event.changedWaiting');
  const mine = mails.filter(({ to }) => to === 'dana@t1.test');
  expect(mine).toEqual([expect.objectContaining({ method: '-', subject: expect.stringContaining('still') })]);
  expect(mine[0]?.subject).toContain(String(new Date(startTime).getUTCFullYear()));
});

it('says when and where it was until now to who comes and who hosts it', async () => {
  const id = await server.event({ title: 'Demo day', status: 'published', hosts: ['staff'] });
  await server.run('cof1', 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id } }', { id });
  await server.change(id, { startTime: inHours(48), endTime: inHours(49) });
  await server.change(id, { location: { text: 'Hall' } });
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{
      message: string;
    }>`select message from notification where text_key = 'event.changed' and url = ${`/events/${id}`}
      order by created_at, id`.execute(tx),
  );
  const said = rows.map(({ message }) => message.split(' · ').slice(1).join(' · '));
  const [before, place] = [expect.stringMatching(/^Before: \w+day, /), 'Where: Hall'];
  expect(said).toEqual([before, before, place, place]);
});

it('tells nobody who waits for a place when it is moved into the past', async () => {
  const id = await server.event({ title: 'Demo day', status: 'published', capacity: 1 });
  await server.run('cof1', 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id } }', { id });
  await server.run('cof2', 'mutation ($id: ID!) { waitForIncubatorEvent(eventId: $id) { _id } }', { id });
  await told();
  await server.change(id, { startTime: inHours(-3), endTime: inHours(-2) });
  const { news, mails } = await told();
  expect(mails.map(({ to }) => to)).not.toContain('dana@t1.test');
  expect(news.filter((line) => line.startsWith('cof2'))).toEqual([]);
});

it('is called by its new title in the calendars of its hosts and of who comes, and is nobody’s news', async () => {
  const id = await server.event({ title: 'Demo day', status: 'published', hosts: ['staff'] });
  await server.run('cof1', 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id } }', { id });
  const before = await told();
  await server.change(id, { title: 'Demo night' });
  const { news, mails } = await told();
  expect(news).toEqual([]);
  expect(mails.map(({ to, method }) => `${to} ${method}`)).toEqual(['cora@t1.test REQUEST', 'sam@t1.test REQUEST']);
  expect(mails.every(({ subject }) => subject.includes('Demo night'))).toBe(true);
  const sequence = Math.max(...before.mails.map((mail) => mail.sequence));
  expect(mails.every((mail) => mail.sequence > sequence)).toBe(true);
  await server.change(id, { title: 'Demo morning', startTime: inHours(48), endTime: inHours(49) });
  expect((await told()).mails, 'moved as well: one mail says both').toHaveLength(2);
});

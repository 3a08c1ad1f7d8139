import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listIn, textIn } from '#server/testing/readJson.ts';
import { type EventServer, startEventServer } from '../testing/eventServer.ts';

let server: EventServer;
const HOUR = 3_600_000;
const day = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 24 * HOUR;
const at = (hours: number, minutes = 0) => new Date(day + hours * HOUR + minutes * 60_000).toISOString();
const book = 'mutation ($id: ID!, $time: DateTime!) { bookEventSlot(eventId: $id, startTime: $time) { _id } }';

beforeAll(async () => {
  server = await startEventServer();
}, 60_000);
afterAll(() => server?.close());

const write = (text: ReturnType<typeof sql>) => server.database.withTenant('t1', (tx) => text.execute(tx));

/** What stands in somebody's calendar on that day: `MEETING 09:30-10:00 Office hours – Sam Staff @ Lab`. */
async function calendar(user: string): Promise<string[]> {
  const query =
    'query ($from: DateTime!, $to: DateTime!) { myCalendar(from: $from, to: $to) { kind title start end location url } }';
  const data = await server.run(user, query, { from: at(0), to: at(24) });
  return listIn(data?.myCalendar)
    .filter(({ kind }) => textIn(kind) !== 'TASK')
    .map(({ kind, title, start, end, location }) => {
      const [from, to] = [start, end].map((time) => textIn(time).slice(11, 16));
      return `${textIn(kind)} ${from}-${to} ${textIn(title)}${location ? ` @ ${textIn(location)}` : ''}`;
    });
}

it('shows a session that is booked to who books and who holds it, at its own time and place', async () => {
  const id = await server.event({
    ...{ title: 'Office hours', status: 'published', eventType: 'ONE_ON_ONE', duration: 30, hosts: ['staff'] },
    ...{ startTime: at(9), endTime: at(11), oneOnOneDates: [{ start: at(9), end: at(11) }], location: { text: 'Lab' } },
  });
  await server.run('cof1', book, { id, time: at(9, 30) });
  expect(await calendar('cof1')).toEqual(['MEETING 09:30-10:00 Office hours – Sam Staff @ Lab']);
  expect(await calendar('staff')).toEqual([
    'EVENT 09:00-11:00 Office hours @ Lab',
    'MEETING 09:30-10:00 Office hours – Cora One @ Lab',
  ]);
  expect(await calendar('cof2')).toEqual([]);
  await server.run('cof1', 'mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { _id } }', { id });
  expect(await calendar('cof1')).toEqual([]);
  await server.run('cof1', book, { id, time: at(10) });
  await server.change(id, { status: 'cancelled' });
  expect([...(await calendar('cof1')), ...(await calendar('staff'))]).toEqual([]);
});

it('shows an interview to the applicant and its host, until it is called off', async () => {
  await write(sql`insert into program (tenant_id, id, name, status) values ('t1', 'p1', 'Spring', 'active')`);
  await write(
    sql`insert into funnel (tenant_id, id, name, status, program_id) values ('t1', 'f1', 'Spring', 'open', 'p1')`,
  );
  await write(sql`insert into application (tenant_id, id, startup_name, status, applicant_id, funnel_id)
    values ('t1', 'app1', 'Newly', 'under_review', 'applicant', 'f1')`);
  await write(sql`insert into application_meeting (tenant_id, id, title, application_id, status, start_time, duration_minutes, host_id, location)
    values ('t1', 'm1', 'First talk', 'app1', 'meeting_scheduled', ${at(13)}::timestamptz, 45, 'mentor', 'Room 4')`);
  const talk = 'MEETING 13:00-13:45 First talk – Newly @ Room 4';
  expect(await calendar('applicant')).toEqual([talk]);
  expect(await calendar('mentor')).toEqual([talk]);
  expect(await calendar('cof1')).toEqual([]);
  await write(sql`update application_meeting set status = 'meeting_canceled'`);
  expect([...(await calendar('applicant')), ...(await calendar('mentor'))]).toEqual([]);
});

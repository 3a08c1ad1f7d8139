import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn } from '#server/testing/readJson.ts';

/** A mentor meets a startup that they do not look after: its file and its people are closed to them. */
let server: EntityServer;
const start = '2099-03-04T15:00:00.000Z';

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id)
      values ('t1', 'other', 'Max', 'max@t1.test', 'Active', 'network', 'r-Mentor')`.execute(tx);
    await sql`update "user" set validated = true`.execute(tx);
    await sql`insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, attendees_ids, status, start_time, end_time)
      values ('t1', 'c1', 'Our prices', 's2', '{mentor}', '{cof2,cof1}', 'planned', ${start}, '2099-03-04T16:00:00.000Z'),
        ('t1', 'c2', 'Goals of Birch', 's2', '{mentor}', '{cof2}', 'planned', '2099-03-05T15:00:00.000Z', '2099-03-05T16:00:00.000Z')`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server?.close());

const SESSION =
  '{ coachingSession(id: "c1") { startupName attendeeNames startup { _id } attendees { _id } } startup(id: "s2") { _id } }';

it('whoever holds a session reads with which startup and whom, and nothing else of them', async () => {
  const { data } = await server.ask('mentor', SESSION);
  expect(data?.coachingSession).toMatchObject({
    startupName: 'Birch',
    attendeeNames: ['Dana Two', 'Cora One'],
    startup: null,
  });
  expect(data?.startup).toBeNull();
  const { data: list } = await server.ask('mentor', '{ coachingSessions { results { startupName } } }');
  expect(list?.coachingSessions?.results).toEqual([{ startupName: 'Birch' }, { startupName: 'Birch' }]);
});

it('who comes to it and who organises reads the same; nobody else reads of it', async () => {
  for (const reader of ['cof2', 'cof1', 'admin']) {
    expect((await server.ask(reader, SESSION)).data?.coachingSession).toMatchObject({
      startupName: 'Birch',
      attendeeNames: ['Dana Two', 'Cora One'],
    });
  }
  for (const reader of ['other', 'cof1b', 'applicant']) {
    expect((await server.ask(reader, SESSION)).data?.coachingSession).toBeNull();
  }
});

it('names the startup in the calendar, once', async () => {
  const calendar = '{ myCalendar(from: "2099-03-01T00:00:00.000Z", to: "2099-03-30T00:00:00.000Z") { title } }';
  const { data } = await server.ask('mentor', calendar);
  expect(listIn(data?.myCalendar).map(({ title }) => title)).toEqual(['Our prices – Birch', 'Goals of Birch']);
});

it('names it in the appointment that goes to their own calendars', async () => {
  const text = `mutation { updateCoachingSession(id: "c1", input: { startTime: "2099-03-06T15:00:00.000Z" }) { _id } }`;
  expect((await server.ask('admin', text)).errors).toBeUndefined();
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ text: string }>`select calendar_text as text from mail where recipient = 'mia@t1.test'`.execute(tx),
  );
  expect(rows.map(({ text }) => /SUMMARY:(.*)/.exec(text)?.[1]?.trim())).toEqual(['Our prices – Birch']);
});

it('gives what is agreed on to those who come, whose profiles are closed to whoever holds it, and all of them read all of it', async () => {
  const add = `mutation ($name: String!, $person: ID!) {
    createActionItem(input: { session: "c1", name: $name, person: $person, dueDate: "2099-03-10" }) { _id } }`;
  for (const [name, person] of [
    ['Send the contract', 'mentor'],
    ['Ask ten customers', 'cof2'],
  ]) {
    expect((await server.ask('mentor', add, { name, person })).errors).toBeUndefined();
  }
  const read = '{ coachingSession(id: "c1") { actionItems { name personName } } }';
  for (const reader of ['mentor', 'cof2', 'cof1', 'admin']) {
    expect((await server.ask(reader, read)).data?.coachingSession?.actionItems, reader).toEqual([
      { name: 'Send the contract', personName: 'Mia Mentor' },
      { name: 'Ask ten customers', personName: 'Dana Two' },
    ]);
  }
});

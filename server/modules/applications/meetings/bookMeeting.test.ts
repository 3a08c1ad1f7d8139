import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

/** PostgreSQL with several connections: on the embedded database nothing happens at once. */
let postgres: TestPostgres;
let server: EntityServer;

const HOUR = 3_600_000;
const tomorrow = Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR;
const at = (minutes: number) => new Date(tomorrow + minutes * 60_000).toISOString();
const free = 'query ($host: ID!) { freeMeetingSlots(hostId: $host) { startTime endTime } }';
const book = `mutation ($application: ID!, $host: ID!, $time: DateTime!) {
  bookApplicationMeeting(applicationId: $application, hostId: $host, startTime: $time, location: "Room 4") {
    _id status startTime durationMinutes location host { _id } application { _id } } }`;

async function seed(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
  await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values
    ('t1', 'fu1', 'Spring', 'p1', 'open', '{staff}')`.execute(tx);
  await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status, applicant_id, readers_ids, funnel_admins_ids, is_lead)
    values ('t1', 'a1', 'Newly', 'fu1', 'p1', 'ready_for_meeting', 'applicant', '{staff}', '{staff}', false),
      ('t1', 'a2', 'Other', 'fu1', 'p1', 'ready_for_meeting', null, '{staff}', '{staff}', false)`.execute(tx);
  // Two hours of the mentor tomorrow, half an hour each; one of them is taken by a coaching session.
  await sql`insert into program_mentor_availability (tenant_id, id, location, user_id, start_time, end_time, is_public)
    values ('t1', 'd1', 'Video call', 'mentor', ${at(0)}, ${at(120)}, false)`.execute(tx);
  await sql`insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, start_time, end_time)
    values ('t1', 'c1', 'Weekly', 's1', '{mentor}', ${at(30)}, ${at(60)})`.execute(tx);
  await sql`update "user" set validated = true`.execute(tx);
}

async function freeTimes(user = 'staff'): Promise<string[]> {
  const { data, errors } = await server.ask(user, free, { host: 'mentor' });
  expect(errors).toBeUndefined();
  return listIn(data?.freeMeetingSlots).map(({ startTime }) => textIn(startTime));
}

beforeAll(async () => {
  postgres = await openTestPostgres();
  server = await startEntityServer(seed, 'UTC', () => openPostgresDatabase(postgres.url, { poolSize: 6 }));
}, 120_000);
afterAll(async () => {
  await server?.close();
  await postgres?.close();
});

describe('scheduling a meeting about an application', () => {
  it('offers the people who have said when they have time, at times when they expect nobody else', async () => {
    const { data } = await server.ask('staff', '{ meetingHosts { _id fullName } }');
    expect(data?.meetingHosts).toEqual([{ _id: 'mentor', fullName: 'Mia Mentor' }]);
    expect(await freeTimes()).toEqual([at(0), at(60), at(90)]);
  });

  it('leaves out when the applicant has something else, and refuses it', async () => {
    const run = (text: ReturnType<typeof sql>) => server.database.withTenant('t1', (tx) => text.execute(tx));
    await run(sql`insert into application_meeting (tenant_id, id, title, application_id, host_id, status, start_time, duration_minutes)
      values ('t1', 'other', 'Other', 'a1', 'admin', 'meeting_scheduled', ${at(60)}, 30)`);
    const text = 'query ($id: ID) { freeMeetingSlots(hostId: "mentor", applicationId: $id) { startTime } }';
    const times = async (id: string) =>
      listIn((await server.ask('staff', text, { id })).data?.freeMeetingSlots).map(({ startTime }) =>
        textIn(startTime),
      );
    expect(await times('a1')).toEqual([at(0), at(90)]);
    expect(await times('a2')).toEqual([at(0), at(60), at(90)]);
    const { errors } = await server.ask('staff', book, { application: 'a1', host: 'mentor', time: at(60) });
    expect(errors?.[0]?.extensions?.reason).toBe('guestBusy');
    await run(sql`delete from application_meeting where id = 'other'`);
  });

  it('gives a time to one of those who ask at once', async () => {
    const answers = await Promise.all(
      ['staff', 'admin', 'staff', 'admin'].map((user, index) =>
        server.ask(user, book, { application: index % 2 ? 'a1' : 'a2', host: 'mentor', time: at(90) }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers) if (errors) expect(errors[0]?.extensions?.code).toBe('ConflictError');
    expect(await freeTimes()).toEqual([at(0), at(60)]);
  });

  it('gives a room to one of two who want it at once, ten times; the other is told so', async () => {
    const run = (text: ReturnType<typeof sql>) => server.database.withTenant('t1', (tx) => text.execute(tx));
    await run(sql`insert into place (tenant_id, id, name, address) values ('t1', 'aula', 'Aula', '2nd floor')`);
    await run(sql`insert into program_mentor_availability (tenant_id, id, location, user_id, start_time, end_time, is_public)
      values ('t1', 'd2', 'Here', 'staff', ${at(0)}, ${at(120)}, false)`);
    const inRoom = (application: string, host: string) =>
      server.ask(
        'admin',
        `mutation { bookApplicationMeeting(applicationId: "${application}", hostId: "${host}", startTime: "${at(60)}", place: "aula") {
          place { name } } }`,
      );
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([inRoom('a1', 'mentor'), inRoom('a2', 'staff')]);
      const refused = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions?.reason) ?? []);
      expect(refused).toEqual(['roomTakenThen']);
      const kept = answers.find(({ errors }) => !errors)?.data?.bookApplicationMeeting;
      expect(kept).toEqual({ place: { name: 'Aula' } });
      if (round < 9) await run(sql`delete from application_meeting where start_time = ${at(60)}`);
    }
    const inCalendar = `{ myCalendar(from: "${at(0)}", to: "${at(120)}") { location } }`;
    const seen = await Promise.all(['mentor', 'staff'].map((host) => server.ask(host, inCalendar)));
    expect(JSON.stringify(seen.map(({ data }) => data))).toContain('Aula, 2nd floor');
    const mails = await run(sql`select calendar_text as text from mail where calendar_text like '%LOCATION:Aula%'`);
    expect(mails.rows.length).toBeGreaterThan(0);
    await run(sql`delete from application_meeting where start_time = ${at(60)}`);
    await run(sql`delete from program_mentor_availability where id = 'd2'`);
    await run(sql`delete from mail`);
  });

  it('keeps it and tells the applicant, here and by mail, with the time', async () => {
    const { data, errors } = await server.ask('staff', book, { application: 'a1', host: 'mentor', time: at(0) });
    expect(errors).toBeUndefined();
    expect(data?.bookApplicationMeeting).toMatchObject({
      status: 'meeting_scheduled',
      startTime: at(0),
      durationMinutes: 30,
      location: 'Room 4',
      host: { _id: 'mentor' },
      application: { _id: 'a1' },
    });
    const own = await server.ask('applicant', '{ applicationMeetings { results { startTime } } }');
    expect(listIn(own.data?.applicationMeetings?.results).map(({ startTime }) => startTime)).toContain(at(0));
    const { mails, notices } = await server.database.withTenant('t1', async (tx) => ({
      mails: (
        await sql<{
          subject: string;
          body: string;
        }>`select subject, text_body as body from mail where recipient = 'abe@t1.test'
          order by created_at desc limit 1`.execute(tx)
      ).rows,
      notices: (
        await sql<{ type: string; url: string }>`select n.notification_type as type, n.url from notification n
          join notification_recipient r on r.notification_id = n.id and r.user_id = 'applicant'`.execute(tx)
      ).rows,
    }));
    expect(notices).toContainEqual({ type: 'meetingScheduled', url: '/application/a1/meeting' });
    expect(mails[0]?.subject).toContain('A meeting was scheduled for the application of Newly');
    expect(mails[0]?.subject).toContain(String(new Date(at(0)).getUTCFullYear()));
    expect(mails[0]?.body).toContain('/application/a1/meeting');
  });

  it('refuses a time that is none, and people who do not run the funnel', async () => {
    const odd = await server.ask('staff', book, { application: 'a1', host: 'mentor', time: at(30) });
    expect(odd.errors?.[0]?.extensions?.code).toBe('ConflictError');
    for (const user of ['applicant', 'cof1', 'mentor']) {
      const { errors } = await server.ask(user, book, { application: 'a1', host: 'mentor', time: at(60) });
      expect(errors).toBeDefined();
    }
    expect((await server.ask('applicant', free, { host: 'mentor' })).errors).toBeDefined();
    expect(await freeTimes()).toEqual([at(60)]);
  });
});

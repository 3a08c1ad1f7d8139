import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

/** PostgreSQL with several connections: on the embedded database nothing happens at once. */
let postgres: TestPostgres;
let server: EntityServer;

const HOUR = 3_600_000;
const base = Math.ceil(Date.now() / HOUR) * HOUR;
const at = (minutes: number) => new Date(base + minutes * 60_000).toISOString();
const first = at(24 * 60);
const second = at(24 * 60 + 25);
const update = `mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }`;
const book = `mutation ($id: ID!, $time: DateTime!) { bookEventSlot(eventId: $id, startTime: $time) { _id noOfBookings } }`;
const cancel = 'mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { _id } }';

/** An event of two sessions tomorrow, 20 minutes each with a break of five. */
async function sessions(input: Record<string, unknown> = {}): Promise<string> {
  const made = await server.ask('mentor', 'mutation { createIncubatorEvent { _id } }');
  const id = textIn(made.data?.createIncubatorEvent?._id);
  const dates = {
    oneOnOneDates: [{ start: first, end: at(24 * 60 + 45) }],
    startTime: first,
    endTime: at(24 * 60 + 45),
  };
  const plan = { eventType: 'ONE_ON_ONE', duration: 20, timeslotIncrement: 5, location: { text: 'Library' } };
  const changed = await server.ask('mentor', update, {
    id,
    input: { status: 'published', ...dates, ...plan, ...input },
  });
  expect(changed.errors).toBeUndefined();
  return id;
}

async function freeTimes(user: string, id: string): Promise<string[]> {
  const { data } = await server.ask(user, 'query ($id: ID!) { freeEventSlots(eventId: $id) { startTime } }', { id });
  return listIn(data?.freeEventSlots).map(({ startTime }) => textIn(startTime));
}

async function refusal(user: string, id: string, time: string): Promise<string | undefined> {
  const { errors } = await server.ask(user, book, { id, time });
  if (errors) expect(errors[0]?.extensions?.code).toBe('ConflictError');
  return errors?.[0]?.message;
}

beforeAll(async () => {
  postgres = await openTestPostgres();
  server = await startEntityServer(seedPeople, 'UTC', () => openPostgresDatabase(postgres.url, { poolSize: 6 }));
}, 120_000);
// A host is at one place at a time; what a test has booked is of no concern to the next.
const forgetBookings = () =>
  server.database.withTenant('t1', (tx) => sql`update one_on_one_event set status = 'EVENT_CANCELLED'`.execute(tx));
afterEach(forgetBookings);
afterAll(async () => {
  await server?.close();
  await postgres?.close();
});

describe('booking a session', () => {
  it('registers with time and place, for oneself, the host and one’s startup', async () => {
    const id = await sessions();
    expect(await freeTimes('cof1', id)).toEqual([first, second]);
    expect((await server.ask('cof1', book, { id, time: second })).data?.bookEventSlot?.noOfBookings).toBe(1);
    const query = `query ($id: ID!) {
      eventAttendees(filter: { event: { IS: $id } }) { results { status registrant { _id } bookingDetails { startTime endTime location sessionId } } }
      oneOnOneEvents(filter: { event: { IS: $id } }) { results { _id startTime host { _id } bookedBy { _id } startup { _id } } }
    }`;
    for (const user of ['cof1', 'mentor']) {
      const { data, errors } = await server.ask(user, query, { id });
      expect(errors).toBeUndefined();
      const [session] = listIn(data?.oneOnOneEvents?.results);
      expect(session).toMatchObject({
        startTime: second,
        host: { _id: 'mentor' },
        bookedBy: { _id: 'cof1' },
        startup: { _id: 's1' },
      });
      const bookingDetails = {
        startTime: second,
        endTime: at(24 * 60 + 45),
        location: 'Library',
        sessionId: session?._id,
      };
      expect(data?.eventAttendees?.results).toEqual([
        { status: 'REGISTERED', registrant: { _id: 'cof1' }, bookingDetails },
      ]);
    }
    expect((await server.ask('cof2', query, { id })).data?.eventAttendees?.results).toEqual([]);
  });

  it('is refused to who has an appointment then, which is told as theirs, and shown beforehand', async () => {
    const id = await sessions();
    await server.database.withTenant('t1', (tx) =>
      sql`insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, attendees_ids, status, start_time, end_time)
        values ('t1', 'elsewhere', 'Weekly', 's1', '{coach}', '{cof1}', 'planned', ${first}, ${at(24 * 60 + 15)})`.execute(
        tx,
      ),
    );
    const offered = async (user: string) => {
      const text = 'query ($id: ID!) { freeEventSlots(eventId: $id) { startTime isOwnTaken } }';
      return (await server.ask(user, text, { id })).data?.freeEventSlots;
    };
    expect(await offered('cof1')).toEqual([
      { startTime: first, isOwnTaken: true },
      { startTime: second, isOwnTaken: false },
    ]);
    expect(await offered('cof2')).toMatchObject([{ isOwnTaken: false }, { isOwnTaken: false }]);
    const { errors } = await server.ask('cof1', book, { id, time: first });
    expect(errors?.[0]?.extensions?.reason).toBe('selfBusy');
    expect(errors?.[0]?.message).toMatch(/^You already have an appointment then: .*cancel that one first\.$/);
    expect(await refusal('cof1', id, second)).toBeUndefined();
    await server.database.withTenant('t1', (tx) =>
      sql`delete from coaching_session where id = 'elsewhere'`.execute(tx),
    );
  });

  it('with two hosts at once is had with one of them', async () => {
    const id = await sessions({ hosts: ['mentor', 'staff'] });
    const withHost = `mutation ($id: ID!, $time: DateTime!, $host: ID!) { bookEventSlot(eventId: $id, startTime: $time, hostId: $host) { _id } }`;
    const other = await sessions({ hosts: ['staff'] });
    const answers = await Promise.all([
      server.ask('cof1', withHost, { id, time: first, host: 'mentor' }),
      server.ask('cof1', withHost, { id: other, time: first, host: 'staff' }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers) if (errors) expect(errors[0]?.extensions?.reason).toBe('selfBusy');
  });

  it('keeps the entry that it puts into calendars, as its mail does, for who books and who holds it', async () => {
    const id = await sessions({ conferenceData: { url: 'https://meet.test/1', solution: 'Zoom' } });
    // Mails go to confirmed addresses only.
    await server.database.withTenant('t1', (tx) =>
      sql`update "user" set validated = true where id = 'cof1'`.execute(tx),
    );
    await server.ask('cof1', book, { id, time: second });
    const query = `query ($id: ID!) { incubatorEvent(id: $id) { attendees { bookingDetails { sessionId externalCalendarEventId
      externalCalendarEvent { id summary referenceType referenceId contextType contextId start end location conferenceProvider attendees organizer } } } } }`;
    for (const user of ['cof1', 'mentor']) {
      const { data, errors } = await server.ask(user, query, { id });
      expect(errors).toBeUndefined();
      const [attendee] = listIn(data?.incubatorEvent?.attendees);
      const { sessionId, externalCalendarEventId, externalCalendarEvent } = Object(attendee?.bookingDetails);
      expect(externalCalendarEventId).toBe(`oneononeevent-${String(sessionId)}@cohort`);
      expect(externalCalendarEvent).toMatchObject({
        id: externalCalendarEventId,
        referenceType: 'IncubatorEvent',
        referenceId: id,
        contextType: 'OneOnOneEvent',
        contextId: sessionId,
        start: second,
        end: at(24 * 60 + 45),
        location: 'https://meet.test/1',
        conferenceProvider: 'Zoom',
        attendees: ['Mia Mentor', 'Cora One'],
      });
    }
    const mails = await server.database.withTenant(
      't1',
      async (tx) =>
        (
          await sql<{
            calendar: string;
          }>`select calendar_text as calendar from mail where calendar_text is not null`.execute(tx)
        ).rows,
    );
    expect(JSON.stringify(mails)).toMatch(/UID:oneononeevent-[\w-]+@cohort/);
  });

  it('takes the session away from everybody else until it is cancelled', async () => {
    const id = await sessions();
    await server.ask('cof1', book, { id, time: first });
    expect(await freeTimes('cof2', id)).toEqual([second]);
    expect(await refusal('cof2', id, first)).toMatch(/already booked/);
    expect((await server.ask('cof1', cancel, { id })).errors).toBeUndefined();
    expect(await freeTimes('cof2', id)).toEqual([first, second]);
    expect(await refusal('cof2', id, first)).toBeUndefined();
  });

  it('gives a session to one of those who ask at once, and to one person one session', async () => {
    const id = await sessions();
    const people = ['cof1', 'cof2', 'cof1b', 'staff', 'admin'];
    const answers = await Promise.all(people.map((user) => server.ask(user, book, { id, time: first })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await forgetBookings();
    const other = await sessions();
    const both = await Promise.all([first, second].map((time) => server.ask('cof1', book, { id: other, time })));
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await freeTimes('cof2', other)).toHaveLength(1);
  });
});

describe('a session is refused', () => {
  it('when one has one already, and at a time that is none', async () => {
    const id = await sessions();
    await server.ask('cof1', book, { id, time: first });
    expect(await refusal('cof1', id, second)).toMatch(/already booked a session/);
    expect(await refusal('cof2', id, at(24 * 60 + 10))).toMatch(/no session at this time/);
    expect(await refusal('cof2', await sessions({ eventType: 'WORKSHOP', holdsHosts: false }), first)).toMatch(
      /no session at this time/,
    );
  });

  it('when it has begun or begins sooner than the event wants to know', async () => {
    const running = {
      oneOnOneDates: [{ start: at(-120), end: at(120) }],
      startTime: at(-120),
      endTime: at(120),
      duration: 60,
    };
    const id = await sessions({ ...running, timeslotIncrement: 0 });
    expect(await refusal('cof1', id, at(-120))).toMatch(/too late/);
    expect(await freeTimes('cof1', id)).not.toContain(at(-120));
    const notice = { meetingRegistrationHasNoticePeriod: true, periodValue: 2, periodUnit: 'DAY' };
    const late = await sessions({ registrationNoticePeriod: notice });
    expect(await refusal('cof1', late, first)).toMatch(/too late/);
    expect(await freeTimes('cof1', late)).toEqual([]);
  });

  it.each([[{ capacity: 1 }], [{ numberOfSessions: 1 }]])('when no more are to be held: %j', async (limit) => {
    const id = await sessions(limit);
    await server.ask('cof1', book, { id, time: first });
    expect(await refusal('cof2', id, second)).toMatch(/full/);
    expect(await freeTimes('cof2', id)).toEqual([]);
  });

  it('of drafts, of events one does not see, to applicants and visitors', async () => {
    const draft = await sessions({ status: 'draft' });
    const hidden = await sessions({ visibleToRoles: ['Mentor'] });
    for (const id of [draft, hidden]) {
      expect((await server.ask('cof1', book, { id, time: first })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
      const query = 'query ($id: ID!) { freeEventSlots(eventId: $id) { startTime } }';
      expect((await server.ask('cof1', query, { id })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
    }
    const id = await sessions();
    const refused = await server.ask('applicant', book, { id, time: first });
    expect(refused.errors?.[0]?.extensions?.code).toBe('ForbiddenError');
    expect((await server.ask(null, book, { id, time: first })).errors).toHaveLength(1);
    expect(await freeTimes('cof1', id)).toEqual([first, second]);
  });

  it('without a time', async () => {
    const id = await sessions();
    const register = 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id } }';
    expect((await server.ask('cof1', register, { id })).errors?.[0]?.message).toMatch(/Book one of the sessions/);
  });
});

it('sessions of an event that is cancelled are cancelled', async () => {
  const id = await sessions();
  await server.ask('cof1', book, { id, time: first });
  await server.ask('mentor', update, { id, input: { status: 'cancelled' } });
  const query = 'query ($id: ID!) { oneOnOneEvents(filter: { event: { IS: $id } }) { results { status } } }';
  const { data } = await server.ask('cof1', query, { id });
  expect(data?.oneOnOneEvents?.results).toEqual([{ status: 'EVENT_CANCELLED' }]);
});

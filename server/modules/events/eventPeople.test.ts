import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
import { attending } from './testing/eventServer.ts';

/** PostgreSQL with several connections: on the embedded database nothing happens at once. */
let postgres: TestPostgres;
let server: EntityServer;

const CROWD = 24;
const crowd = Array.from({ length: CROWD }, (_, index) => `c${index}`);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const update =
  'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }';
const register = 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { noOfBookings } }';
const wait = 'mutation ($id: ID!) { waitForIncubatorEvent(eventId: $id) { noOfBookings noOfWaiting } }';
const cancel = 'mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { noOfBookings noOfWaiting } }';
const place = 'query ($id: ID!) { eventWaitingPlace(eventId: $id) }';
const inviting = `mutation ($id: ID!, $invitees: EventInvitees!, $message: String) {
  inviteToIncubatorEvent(eventId: $id, invitees: $invitees, message: $message) { coming waiting already } }`;
const removing = `mutation ($id: ID!, $people: [ID!]!, $message: String) {
  removeFromIncubatorEvent(eventId: $id, people: $people, message: $message) { noOfBookings noOfWaiting } }`;

async function event(input: Record<string, unknown> = {}): Promise<string> {
  const made = await server.ask('admin', 'mutation { createIncubatorEvent { _id } }');
  const id = textIn(made.data?.createIncubatorEvent?._id);
  const times = { startTime: inHours(24), endTime: inHours(25) };
  const changed = await server.ask('admin', update, {
    id,
    input: { status: 'published', holdsHosts: false, ...times, ...input },
  });
  expect(changed.errors).toBeUndefined();
  return id;
}

interface Lists {
  readonly coming: readonly string[];
  readonly waiting: readonly string[];
}

/** Who comes and who waits; that counts, lists and registrations say the same is looked at each time. */
async function lists(id: string): Promise<Lists> {
  const [row] = await rows<Lists & { seats: number; line: number; registered: string[] }>(sql`
    select participants_ids as coming, waiting_ids as waiting, no_of_bookings as seats, no_of_waiting as line,
      array(select registrant_id from event_attendee where event_id = e.id order by registrant_id) as registered
    from incubator_event e where id = ${id}`);
  if (row === undefined) throw new Error('there is no such event');
  expect([row.seats, row.line]).toEqual([row.coming.length, row.waiting.length]);
  expect(row.registered).toEqual([...row.coming].sort());
  return { coming: row.coming, waiting: row.waiting };
}

async function rows<T>(query: ReturnType<typeof sql>): Promise<readonly T[]> {
  return server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as T[]);
}

/** Since it was last asked: `cof1: meetingScheduled event.invited`, `mail to cora: <subject>`. */
async function told(): Promise<string[]> {
  const news = await rows<{ line: string }>(sql`with n as (delete from notification_recipient returning *)
    select n.user_id || ': ' || m.notification_type || ' ' || m.text_key as line from n
      join notification m on m.id = n.notification_id order by 1`);
  const mails = await server.database.withSystem(async (tx) => {
    const found = await sql<{
      line: string;
    }>`delete from mail returning 'mail to ' || recipient || ': ' || subject as line`.execute(tx);
    return found.rows;
  });
  return [...news, ...mails].map(({ line }) => line).sort();
}

beforeAll(async () => {
  postgres = await openTestPostgres();
  const open = () => openPostgresDatabase(postgres.url, { poolSize: 6 });
  server = await startEntityServer(
    async (tx) => {
      await seedPeople(tx);
      await sql`insert into tag (tenant_id, id, name, category) values ('t1', 'green', 'Green', 'startup')`.execute(tx);
      await sql`update startup set tags_ids = '{green}' where id = 's1'`.execute(tx);
      await sql`update "user" set validated = true`.execute(tx);
      for (const id of crowd) {
        await sql`insert into "user" (tenant_id, id, first_name, email, status, role_id)
          values ('t1', ${id}, ${id}, ${`${id}@t1.test`}, 'Active', 'r-Cofounder')`.execute(tx);
      }
    },
    'UTC',
    open,
  );
}, 120_000);
afterAll(async () => {
  await server?.close();
  await postgres?.close();
});

describe('inviting', () => {
  it('brings people by name, role, startup and tag, each once, and tells them with the words and the appointment', async () => {
    const id = await event();
    await told();
    const first = await server.ask('admin', inviting, {
      id,
      invitees: { people: ['cof2'], startups: ['s1'], startupTags: ['green'], roles: ['Mentor'] },
      message: 'Please bring a chart',
    });
    expect(first.data?.inviteToIncubatorEvent).toEqual({ coming: 4, waiting: 0, already: 0 });
    expect((await lists(id)).coming).toEqual(['cof1', 'cof1b', 'cof2', 'mentor']);
    const news = await told();
    expect(news.filter((line) => !line.startsWith('mail'))).toEqual(
      ['cof1', 'cof1b', 'cof2', 'mentor'].map((who) => `${who}: meetingScheduled event.invited`),
    );
    expect(news.filter((line) => line.startsWith('mail'))).toHaveLength(4);
    expect(news[3]).toMatch(/^mail to carl.*Please bring a chart/);
    const again = await server.ask('admin', inviting, { id, invitees: { startups: ['s1', 's2'] } });
    expect(again.data?.inviteToIncubatorEvent).toEqual({ coming: 0, waiting: 0, already: 3 });
    expect(await told()).toEqual([]);
  });

  it('brings people by their own tags and skills', async () => {
    const write = (query: ReturnType<typeof sql>) => server.database.withTenant('t1', (tx) => query.execute(tx));
    await write(
      sql`insert into tag (tenant_id, id, name, category) values ('t1', 'alumni', 'Alumni', 'user'), ('t1', 'pricing', 'Pricing', 'skills')`,
    );
    await write(sql`update "user" set tags_ids = '{alumni}' where id in ('cof2', 'applicant')`);
    await write(sql`update "user" set expertise_ids = '{pricing}' where id in ('mentor', 'cof2')`);
    const id = await event();
    const meant = async (invitees: object) =>
      (await server.ask('admin', inviting, { id, invitees, message: null })).data?.inviteToIncubatorEvent;
    expect(await meant({ userTags: ['alumni'] })).toEqual({ coming: 1, waiting: 0, already: 0 });
    expect(await meant({ skills: ['pricing'], userTags: ['alumni'] })).toEqual({ coming: 1, waiting: 0, already: 1 });
    expect((await lists(id)).coming).toEqual(['cof2', 'mentor']);
    await told();
  });

  it('lets somebody see what is hidden from them, and is not for who may not change the event', async () => {
    const id = await event({ visibleToRoles: ['Mentor'] });
    const sees = async () =>
      (await server.ask('cof1', 'query ($id: ID!) { incubatorEvent(id: $id) { _id } }', { id })).data
        ?.incubatorEvent !== null;
    expect(await sees()).toBe(false);
    expect(
      (await server.ask('cof1', inviting, { id, invitees: { people: ['cof1'] } })).errors?.[0]?.extensions?.code,
    ).toBe('NotFoundError');
    await server.ask('admin', inviting, { id, invitees: { people: ['cof1'] } });
    expect(await sees()).toBe(true);
    expect(
      (await server.ask('cof1', inviting, { id, invitees: { people: ['cof2'] } })).errors?.[0]?.extensions?.code,
    ).toBe('ForbiddenError');
    await server.ask('cof1', cancel, { id });
    expect(await sees()).toBe(true);
  });

  it('to a draft is told when it is published; to conversations everybody chooses a time', async () => {
    const draft = await event({ status: 'draft' });
    await told();
    await server.ask('admin', inviting, { id: draft, invitees: { people: ['cof1'] } });
    expect(await told()).toEqual([]);
    await server.ask('admin', update, { id: draft, input: { status: 'published', holdsHosts: false } });
    expect((await told())[0]).toBe('cof1: meetingScheduled event.invited');
    const sessions = await event({ eventType: 'ONE_ON_ONE', duration: 20, visibleToRoles: ['Mentor'] });
    await told();
    await server.ask('admin', inviting, { id: sessions, invitees: { people: ['cof1'] } });
    expect((await told())[0]).toBe('cof1: meetingScheduled event.invitedSessions');
    expect((await lists(sessions)).coming).toEqual([]);
  });

  it('is undone with words, and the place goes to who waits', async () => {
    const id = await event({ capacity: 1 });
    const { data } = await server.ask('admin', inviting, { id, invitees: { people: ['cof1', 'cof2', 'mentor'] } });
    expect(data?.inviteToIncubatorEvent).toEqual({ coming: 1, waiting: 2, already: 0 });
    await told();
    await server.ask('admin', removing, { id, people: ['cof1', 'staff'], message: 'Next time' });
    expect(await lists(id)).toEqual({ coming: ['cof2'], waiting: ['mentor'] });
    expect(
      (await told()).map((line) =>
        line.replace(/:.*Next time/, ': … Next time').replace(/(mail to \w+@t1.test): [^…].*/, '$1'),
      ),
    ).toEqual([
      'cof1: meetingDeleted event.removed',
      'cof2: meetingScheduled event.movedUp',
      'mail to cora@t1.test: … Next time',
      'mail to dana@t1.test',
    ]);
    expect((await server.ask('cof1', removing, { id, people: ['cof2'] })).errors?.[0]?.extensions?.code).toBe(
      'ForbiddenError',
    );
  });
});

describe('the waiting list', () => {
  it('is joined when an event is full, and its first moves up when somebody cancels or the maximum grows', async () => {
    const id = await event({ capacity: 1 });
    await server.ask('cof1', register, { id });
    await told();
    for (const user of ['cof2', 'mentor', 'cof1b']) await server.ask(user, wait, { id });
    expect(await told()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^mail to dana@t1.test: .*waiting list/)]),
    );
    expect((await server.ask('mentor', place, { id })).data?.eventWaitingPlace).toBe(2);
    await server.ask('cof2', cancel, { id });
    expect((await server.ask('mentor', place, { id })).data?.eventWaitingPlace).toBe(1);
    await server.ask('cof1', cancel, { id });
    expect(await lists(id)).toEqual({ coming: ['mentor'], waiting: ['cof1b'] });
    await told();
    await server.ask('admin', update, { id, input: { capacity: 2 } });
    expect(await lists(id)).toEqual({ coming: ['mentor', 'cof1b'], waiting: [] });
    expect((await told())[0]).toBe('cof1b: meetingScheduled event.movedUp');
  });

  it('gives a place at once where one has become free, waits for nothing once it has begun, and is kept while the event is off', async () => {
    const open = await event({ capacity: 1 });
    expect((await server.ask('cof1', wait, { id: open })).data?.waitForIncubatorEvent?.noOfBookings).toBe(1);
    const id = await event({ capacity: 1, startTime: inHours(-1), endTime: inHours(2) });
    await server.ask('cof1', register, { id });
    await server.ask('cof2', wait, { id });
    await server.ask('cof1', cancel, { id });
    expect(await lists(id)).toEqual({ coming: [], waiting: ['cof2'] });
    await told();
    await server.ask('admin', update, { id, input: { status: 'cancelled' } });
    expect((await told())[0]).toBe('cof2: meetingDeleted event.cancelled');
    expect((await lists(id)).waiting).toEqual(['cof2']);
  });

  it('is exact when everybody registers, waits, leaves and the maximum grows at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const capacity = 6;
      const id = await event({ capacity });
      await Promise.all(crowd.map((user) => server.ask(user, wait, { id })));
      const before = await lists(id);
      expect([before.coming.length, before.waiting.length]).toEqual([capacity, CROWD - capacity]);
      const leaving = before.coming.slice(0, 3);
      const quitting = before.waiting.slice(2, 4);
      await Promise.all([
        ...[...leaving, ...quitting].map((user) => server.ask(user, cancel, { id })),
        server.ask('admin', update, { id, input: { capacity: capacity + 2 } }),
        ...leaving.map((user) => server.ask(user, register, { id })),
      ]);
      const after = await lists(id);
      expect(after.coming).toHaveLength(capacity + 2);
      expect(new Set([...after.coming, ...after.waiting]).size).toBe(after.coming.length + after.waiting.length);
      // Nobody has overtaken: who came up was before all who still wait.
      const stillWaiting = after.waiting.map((user) => before.waiting.indexOf(user));
      const movedUp = after.coming.map((user) => before.waiting.indexOf(user)).filter((index) => index >= 0);
      expect(Math.max(...movedUp)).toBeLessThan(Math.min(...stillWaiting));
      expect(stillWaiting).toEqual([...stillWaiting].sort((one, other) => one - other));
    }
  }, 60_000);
});

it('who came is said after the beginning, by who organises it', async () => {
  const id = await event();
  await server.ask('admin', inviting, { id, invitees: { people: ['cof1', 'cof2', 'mentor'] } });
  const [cof1, cof2] = await rows<{ id: string }>(sql`select id from event_attendee
    where event_id = ${id} and registrant_id in ('cof1', 'cof2') order by registrant_id`);
  const said = { id, came: [cof1?.id, 'of nobody'], missed: [cof2?.id] };
  expect((await server.ask('admin', attending, said)).errors?.[0]?.extensions?.reason).toBe('attendanceEarly');
  await server.ask('admin', update, { id, input: { startTime: inHours(-2), endTime: inHours(-1) } });
  expect((await server.ask('cof1', attending, said)).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  expect((await server.ask('admin', attending, said)).errors).toBeUndefined();
  const states = await rows(
    sql`select registrant_id as who, status from event_attendee where event_id = ${id} order by 1`,
  );
  expect(states).toEqual([
    { who: 'cof1', status: 'ATTENDED' },
    { who: 'cof2', status: 'NO_SHOW' },
    { who: 'mentor', status: 'REGISTERED' },
  ]);
});

it('whoever holds an event reads who comes and says who came, though their profiles are closed to them', async () => {
  const id = await event({ hosts: ['mentor'] });
  await server.ask('admin', inviting, { id, invitees: { people: ['cof2'] } });
  await server.ask('admin', update, { id, input: { startTime: inHours(-2), endTime: inHours(-1) } });
  const attendees = `query ($id: ID!) { eventAttendees(filter: { event: { IS: $id } }) { results {
    _id registrantName registrant { fullName } } } }`;
  const { data } = await server.ask('mentor', attendees, { id });
  const [coming] = listIn(data?.eventAttendees?.results);
  expect(coming).toMatchObject({ registrantName: 'Dana Two', registrant: null });
  const said = { id, came: [coming?._id], missed: [] };
  expect((await server.ask('mentor', attending, said)).errors).toBeUndefined();
  expect(await rows(sql`select status from event_attendee where event_id = ${id}`)).toEqual([{ status: 'ATTENDED' }]);
});

it('the host of the calendar entry stands as its organiser; without one the organisation does', async () => {
  const organizers = async () => {
    const { rows: found } = await server.database.withSystem((tx) =>
      sql<{ text: string }>`delete from mail returning calendar_text as text`.execute(tx),
    );
    return found.map(({ text }) => /ORGANIZER;CN="?([^":]+)"?:/.exec(text.replaceAll('\r\n ', ''))?.[1]);
  };
  const id = await event();
  await organizers();
  await server.ask('cof1', register, { id });
  expect(await organizers()).toEqual(['Test']);
  await server.ask('admin', update, { id, input: { calendarHost: 'mentor' } });
  await server.ask('cof2', register, { id });
  expect(await organizers()).toEqual(['Mia Mentor']);
});

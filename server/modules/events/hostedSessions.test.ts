import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

const HOUR = 3_600_000;
/** Midnight in two days: a whole day of hours lies ahead. */
const day = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 24 * HOUR;
const at = (hours: number, minutes = 0) => new Date(day + hours * HOUR + minutes * 60_000).toISOString();
const weekday = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'][
  new Date(day).getUTCDay()
];
const update =
  'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }';
const book =
  'mutation ($id: ID!, $time: DateTime!, $host: ID) { bookEventSlot(eventId: $id, startTime: $time, hostId: $host) { _id } }';
const cancel = 'mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { _id } }';
const free = 'query ($id: ID!) { freeEventSlots(eventId: $id) { startTime host { _id fullName } } }';
const dates = [{ start: at(9), end: at(10) }];

async function event(input: Record<string, unknown> = {}): Promise<string> {
  const made = await server.ask('admin', 'mutation { createIncubatorEvent { _id } }');
  const id = textIn(made.data?.createIncubatorEvent?._id);
  const plan = { eventType: 'ONE_ON_ONE', duration: 30, hosts: ['mentor', 'staff'], oneOnOneDates: dates };
  const changed = await server.ask('admin', update, { id, input: { status: 'published', ...plan, ...input } });
  expect(changed.errors).toBeUndefined();
  return id;
}

/** `mentor 09:30` */
async function freeTimes(id: string): Promise<string[]> {
  const { data, errors } = await server.ask('cof2', free, { id });
  expect(errors).toBeUndefined();
  return listIn(data?.freeEventSlots).map(
    (slot) => `${textIn(slot.host?._id)} ${textIn(slot.startTime).slice(11, 16)}`,
  );
}

async function refusal(user: string, id: string, time: string, host?: string): Promise<unknown> {
  const { errors } = await server.ask(user, book, { id, time, ...(host && { host }) });
  return errors?.[0]?.extensions?.reason ?? null;
}

async function write(text: ReturnType<typeof sql>): Promise<void> {
  await server.database.withTenant('t1', (tx) => text.execute(tx));
}

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterEach(async () => {
  await write(sql`delete from one_on_one_event`);
  await write(sql`delete from hour_allocation`);
  await write(sql`delete from coaching_session`);
});
afterAll(() => server.close());

describe('sessions of several hosts', () => {
  it('are those of each, and one chooses with whom', async () => {
    const id = await event();
    expect(await freeTimes(id)).toEqual(['mentor 09:00', 'staff 09:00', 'mentor 09:30', 'staff 09:30']);
    expect(await refusal('cof1', id, at(9), 'staff')).toBeNull();
    expect(await freeTimes(id)).toEqual(['mentor 09:00', 'mentor 09:30', 'staff 09:30']);
    expect(await refusal('cof2', id, at(9), 'staff')).toBe('slotTaken');
    expect(await refusal('cof2', id, at(9))).toBeNull();
    expect(await refusal('cof1b', id, at(9))).toBe('slotTaken');
    expect(await refusal('cof1b', id, at(9, 30), 'admin')).toBe('slotUnknown');
  });

  it('count for each host by himself', async () => {
    const id = await event({ numberOfSessions: 1 });
    await refusal('cof1', id, at(9), 'staff');
    expect(await freeTimes(id)).toEqual(['mentor 09:00', 'mentor 09:30']);
    expect(await refusal('cof2', id, at(9, 30), 'staff')).toBe('eventFull');
  });

  it('are not offered while their host is expected elsewhere', async () => {
    const id = await event();
    await write(sql`insert into coaching_session (tenant_id, id, name, status, startup_id, coachs_ids, start_time, end_time)
      values ('t1', 'cs', 'Pricing', 'planned', 's1', '{mentor}', ${at(9)}::timestamptz, ${at(9, 30)}::timestamptz)`);
    expect(await freeTimes(id)).toEqual(['staff 09:00', 'mentor 09:30', 'staff 09:30']);
    expect(await refusal('cof2', id, at(9), 'mentor')).toBe('coachBusy');
    expect(await refusal('cof2', id, at(9))).toBeNull();
  });

  it('are told to their host, when booked and when given back', async () => {
    const id = await event();
    const told = async () => {
      const { rows } = await server.database.withTenant('t1', (tx) =>
        sql<{ line: string }>`with n as (delete from notification_recipient returning *)
          select n.user_id || ': ' || m.text_key as line from n join notification m on m.id = n.notification_id order by 1`.execute(
          tx,
        ),
      );
      return rows.map(({ line }) => line);
    };
    await told();
    await refusal('cof1', id, at(9), 'staff');
    expect(await told()).toEqual(['staff: event.sessionBooked']);
    await server.ask('cof1', cancel, { id });
    expect(await told()).toEqual(['staff: event.sessionGivenBack']);
  });
});

describe('times from the hours of the hosts', () => {
  it('are single dates, weekly hours, or both, within the time of the event', async () => {
    await write(sql`insert into recurring_availability (tenant_id, id, availability_id, user_id, weekday, start_time, end_time, recurrence, timezone, is_public)
      values ('t1', 'r1', 'Hours', 'mentor', ${weekday}, '14:00', '15:00', 'WEEKLY', 'UTC', false)`);
    await write(sql`insert into program_mentor_availability (tenant_id, id, location, user_id, start_time, end_time, is_public)
      values ('t1', 'd1', 'Here', 'mentor', ${at(11)}::timestamptz, ${at(12)}::timestamptz, false)`);
    const span = { startTime: at(8), endTime: at(20), hosts: ['mentor'] };
    const offered = async (type: string | null, more: object = {}) =>
      freeTimes(await event({ ...span, ...more, availability: { method: 'calendar', type } }));
    expect(await offered(null)).toEqual(['mentor 11:00', 'mentor 11:30', 'mentor 14:00', 'mentor 14:30']);
    expect(await offered('specific')).toEqual(['mentor 11:00', 'mentor 11:30']);
    expect(await offered('coaching')).toEqual(['mentor 14:00', 'mentor 14:30']);
    expect(await offered('coaching', { endTime: at(14, 45) })).toEqual(['mentor 14:00']);
    expect(await offered('specific', { duration: 20, timeslotIncrement: 10 })).toEqual([
      'mentor 11:00',
      'mentor 11:30',
    ]);
    const id = await event({ ...span, availability: { method: 'calendar' } });
    expect(await refusal('cof1', id, at(14))).toBeNull();
    expect(await refusal('cof2', id, at(9))).toBe('slotUnknown');
  });
});

describe('the hours of a startup', () => {
  it('are taken by a session, unless its event does not count', async () => {
    await write(sql`insert into hour_allocation (tenant_id, id, name, startup_id, coach_id, minutes_allocated)
      values ('t1', 'h1', 'Spring', 's1', 'mentor', 45)`);
    const [first, second, uncounted] = [
      await event(),
      await event({ oneOnOneDates: [{ start: at(12), end: at(13) }] }),
      await event({ ignoreHourAllocation: true, oneOnOneDates: [{ start: at(15), end: at(16) }] }),
    ];
    expect(await refusal('cof1', first, at(9), 'mentor')).toBeNull();
    expect(await refusal('cof1b', second, at(12), 'mentor')).toBe('hoursUsedUp');
    expect(await refusal('cof1b', second, at(12), 'staff')).toBeNull();
    expect(await refusal('cof1', uncounted, at(15), 'mentor')).toBeNull();
    const counted = async () =>
      (await server.ask('admin', '{ hourAllocation(id: "h1") { minutesPending minutesUsed } }')).data?.hourAllocation;
    expect(await counted()).toEqual({ minutesPending: 30, minutesUsed: 0 });
    await server.ask('cof1', cancel, { id: first });
    expect(await counted()).toEqual({ minutesPending: 0, minutesUsed: 0 });
  });

  it('are not offered where none are left, and it is said on which days, to who plans the event for whom', async () => {
    const days = 'query ($id: ID!) { eventDaysWithoutHours(eventId: $id) { day startups } }';
    const lacking = async (user: string, id: string) =>
      (await server.ask(user, days, { id })).data?.eventDaysWithoutHours;
    const [first, second] = [at(0).slice(0, 10), at(24).slice(0, 10)];
    const id = await event({
      oneOnOneDates: [
        { start: at(9), end: at(10) },
        { start: at(33), end: at(34) },
      ],
    });
    expect(await freeTimes(id)).toHaveLength(8);
    await write(sql`insert into hour_allocation (tenant_id, id, name, startup_id, minutes_allocated, valid_from, valid_until)
      values ('t1', 'h1', 'One day', 's2', 60, ${first}::date, ${first}::date),
        ('t1', 'h2', 'The other', 's1', 10, ${first}::date, ${first}::date), ('t1', 'h3', 'The other', 's1', 90, ${second}::date, null)`);
    expect(await freeTimes(id)).toEqual(['mentor 09:00', 'staff 09:00', 'mentor 09:30', 'staff 09:30']);
    expect(await lacking('cof2', id)).toEqual([{ day: second, startups: [] }]);
    expect(await lacking('cof1', id)).toEqual([{ day: first, startups: [] }]);
    expect(await lacking('admin', id)).toEqual([
      { day: first, startups: ['Acme'] },
      { day: second, startups: ['Birch'] },
    ]);
    expect(await refusal('cof2', id, at(33), 'mentor')).toBe('hoursOtherDays');
    const uncounted = await event({ ignoreHourAllocation: true, oneOnOneDates: [{ start: at(33), end: at(34) }] });
    expect(await freeTimes(uncounted)).toHaveLength(4);
    expect(await lacking('cof2', uncounted)).toEqual([]);
  });

  it('choose a host with whom hours are left where anybody will do', async () => {
    await write(sql`insert into hour_allocation (tenant_id, id, name, startup_id, coach_id, minutes_allocated)
      values ('t1', 'h1', 'Spring', 's1', 'mentor', 10)`);
    expect(await refusal('cof1', await event(), at(9))).toBeNull();
  });

  it('are there until their last day ends where the organisation is', async () => {
    await write(sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify(everySwitchOn)}::jsonb)`);
    const eveningBefore = async (zone: string) => {
      await write(sql`update incubator set timezone = ${zone}`);
      await write(sql`insert into hour_allocation (tenant_id, id, name, startup_id, minutes_allocated, valid_until)
        values ('t1', 'h1', 'Spring', 's1', 10, ${at(-1)}::timestamptz::date)`);
      const id = await event({ oneOnOneDates: [{ start: at(3), end: at(4) }] });
      const reason = await refusal('cof1', id, at(3), 'mentor');
      await write(sql`delete from one_on_one_event`);
      await write(sql`delete from hour_allocation`);
      return reason;
    };
    expect(await eveningBefore('America/Los_Angeles')).toBe('hoursUsedUp');
    expect(await eveningBefore('UTC'), 'the last day is over').toBe('hoursOtherDays');
    await write(sql`delete from incubator`);
  });
});

it('the place of a session is where people meet', async () => {
  const place = async (mode: string) => {
    const id = await event({
      availability: { mode },
      location: { text: 'Library' },
      conferenceData: { url: 'https://meet.test/1' },
    });
    await server.ask('cof1', book, { id, time: at(9) });
    const query = 'query ($id: ID!) { oneOnOneEvents(filter: { event: { IS: $id } }) { results { location } } }';
    const found = listIn((await server.ask('admin', query, { id })).data?.oneOnOneEvents?.results)[0]?.location;
    await server.ask('cof1', cancel, { id });
    return found;
  };
  expect(await place('online')).toBe('https://meet.test/1');
  expect(await place('onSite')).toBe('Library');
});

describe('a host who can sign in no more', () => {
  const mentor = (status: string) =>
    server.ask('admin', `mutation { updateUser(id: "mentor", input: { status: ${status} }) { _id } }`);
  const told = () =>
    server.database.withTenant(
      't1',
      async (tx) =>
        (
          await sql<{ who: string; message: string }>`select r.user_id as who, r.message from notification_recipient r
            join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
            where n.text_key = 'events.stillHosted'`.execute(tx)
        ).rows,
    );

  it('is offered and booked by nobody, and whoever has done it reads what they were to hold', async () => {
    const id = await event();
    expect(await refusal('cof2', id, at(9), 'mentor')).toBeNull();
    const heard = () =>
      server.database.withTenant('t1', async (tx) => {
        const { rows } = await sql`select 1 from outbox
          where topic = 'IncubatorEvent.updated' and payload ->> 'id' = ${id}`.execute(tx);
        return rows.length;
      });
    const before = await heard();
    expect((await mentor('Archived')).errors).toBeUndefined();
    expect(await heard(), 'open pages ask anew').toBe(before + 1);
    const times = await freeTimes(id);
    expect(times.filter((time) => time.startsWith('mentor'))).toEqual([]);
    expect(times).not.toEqual([]);
    expect(await refusal('cof1', id, at(9, 30), 'mentor')).toBe('slotUnknown');
    expect(await told()).toEqual([
      { who: 'admin', message: expect.stringMatching(/^Mia Mentor: .+ 1: .+ – Dana Two \(.+\)$/) },
    ]);
    expect((await mentor('Active')).errors).toBeUndefined();
  });
});

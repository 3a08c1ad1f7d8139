import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';
import type { Json } from '#server/testing/startTestServer.ts';

let server: EntityServer;
let room: string;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const tomorrow = Math.ceil(Date.now() / HOUR) * HOUR + DAY;
const at = (minutes: number, days = 0) => new Date(tomorrow + minutes * 60_000 + days * DAY).toISOString();

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`update "user" set validated = true`.execute(tx);
  }, 'UTC');
  room = textIn(
    (await done('mutation { createPlace(input: { name: "Aula" }) { _id } }', {}, 'admin')).createPlace?._id,
  );
  // What is there already: a session of the mentor in the room, tomorrow and two weeks later.
  for (const days of [0, 14]) await session(at(0, days));
}, 120_000);
afterAll(() => server?.close());

async function done(text: string, variables: Record<string, unknown> = {}, user = 'admin') {
  const { data, errors } = await server.ask(user, text, variables);
  expect(errors).toBeUndefined();
  return data as Record<string, Record<string, Json>>;
}

const session = (startTime: string) =>
  done('mutation ($input: CoachingSessionCreateInput!) { createCoachingSession(input: $input) { _id } }', {
    input: {
      ...{ name: 'Weekly', startup: 's1', startTime, expectedDuration: 60 },
      ...{ coachs: ['mentor'], attendees: ['cof1'], place: room },
    },
  });

const update =
  'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }';
const updateSeries =
  'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEventSeries(id: $id, input: $input) { _id } }';

async function event(input: object): Promise<string> {
  const made = await done('mutation { createIncubatorEvent { _id } }');
  const id = textIn(made.createIncubatorEvent?._id);
  await done(update, { id, input: { title: 'Talk', hosts: ['staff'], timezone: 'UTC', ...input } });
  return id;
}
const hour = (minutes: number, days = 0) => ({ startTime: at(minutes, days), endTime: at(minutes + 60, days) });

async function weekly(input: object): Promise<string> {
  const id = await event(input);
  await done(
    'mutation ($id: ID!, $repetition: EventRepetition!) { repeatIncubatorEvent(eventId: $id, repetition: $repetition) }',
    { id, repetition: { frequency: 'WEEKLY', count: 4 } },
  );
  return id;
}

const CLASHES = `query ($id: ID!, $change: PlannedEventChange!) { eventClashes(eventId: $id, change: $change) {
  isRefused clashes { personId fullName startTime endTime what } rooms { placeId name startTime endTime } } }`;
const found = async (id: string, change: object, user = 'admin') =>
  (await done(CLASHES, { id, change }, user)).eventClashes;
const nothing = { isRefused: false, clashes: [], rooms: [] };
const refusal = async (text: string, variables: Record<string, unknown>) =>
  (await server.ask('admin', text, variables)).errors?.[0]?.extensions?.code;

describe('whoever composes an event', () => {
  it('is told of a host who is expected elsewhere, and that it would be refused', async () => {
    const id = await event({ ...hour(600), status: 'published' });
    const input = { hosts: ['mentor'], ...hour(30) };
    const busy = { personId: 'mentor', startTime: at(0), endTime: at(60), what: 'Weekly' };
    expect(await found(id, { input })).toMatchObject({ isRefused: true, clashes: [busy], rooms: [] });
    expect(await refusal(update, { id, input })).toBe('ConflictError');
    expect(await found(id, { input: { hosts: ['mentor'], ...hour(60) } })).toEqual(nothing);
    expect(await found(id, { input: { ...input, holdsHosts: false } })).toEqual(nothing);
    expect(await found(id, {})).toEqual(nothing);
  });

  it('is told of the room that is taken then, but not by what is in it', async () => {
    const id = await event({ ...hour(700), status: 'published' });
    const input = { place: room, ...hour(30) };
    const taken = { placeId: room, name: 'Aula', startTime: at(0), endTime: at(60) };
    expect(await found(id, { input })).toEqual({ isRefused: true, clashes: [], rooms: [taken] });
    expect(await found(id, { input: { ...input, availability: { mode: 'online' } } })).toEqual(nothing);
    expect(await found(id, { input: { ...input, status: 'cancelled' } })).toEqual(nothing);
  });

  it('is told of a draft and of offered dates too, which are saved all the same', async () => {
    const id = await event(hour(800));
    expect(await found(id, { input: { hosts: ['mentor'], ...hour(30) } })).toMatchObject({
      isRefused: false,
      clashes: [{ personId: 'mentor' }],
    });
    const oneOnOneDates = [
      { start: at(5000), end: at(5060) },
      { start: at(-30), end: at(30) },
    ];
    const offered = { eventType: 'ONE_ON_ONE', status: 'published', hosts: ['mentor'], oneOnOneDates };
    expect(await found(id, { input: offered })).toMatchObject({ isRefused: false, clashes: [{ what: 'Weekly' }] });
    const byHours = { ...offered, availability: { method: 'calendar' } };
    expect(await found(id, { input: byHours })).toEqual(nothing);
  });

  it('is told of the dates on which it is about to repeat', async () => {
    const id = await event({ ...hour(30, -14), hosts: ['mentor'], place: room, status: 'published' });
    const repetition = { frequency: 'WEEKLY', count: 5 };
    expect(await found(id, { repetition })).toMatchObject({
      isRefused: true,
      clashes: [{ startTime: at(0) }, { startTime: at(0, 14) }],
      rooms: [{ startTime: at(0) }, { startTime: at(0, 14) }],
    });
  });
});

describe('whoever changes an event and all that follow', () => {
  it('is told of each following date that stands in the way of people or rooms', async () => {
    const id = await weekly({ ...hour(1100, -7), status: 'published' });
    const input = { hosts: ['mentor'], place: room, ...hour(30, -7) };
    expect(await found(id, { input })).toEqual(nothing);
    expect(await found(id, { input, following: true })).toMatchObject({
      isRefused: true,
      clashes: [
        { personId: 'mentor', startTime: at(0), what: 'Weekly' },
        { personId: 'mentor', startTime: at(0, 14), what: 'Weekly' },
      ],
      rooms: [{ startTime: at(0) }, { startTime: at(0, 14) }],
    });
    expect(await refusal(updateSeries, { id, input })).toBe('ConflictError');
  });

  it('hears nothing of dates of the series itself, and of those that keep their own hosts and hours', async () => {
    const id = await weekly({ ...hour(900), status: 'published' });
    expect(await found(id, { input: hour(900, 7), following: true })).toEqual(nothing);
    expect(await refusal(updateSeries, { id, input: hour(900, 7) })).toBeUndefined();
    expect(await found(id, { input: { title: 'Another' }, following: true })).toEqual(nothing);
  });
});

describe('a founder who may change an event', () => {
  it('is told when its hosts are busy, and not by what they may not read', async () => {
    const id = await event({ ...hour(600), status: 'published', editPermission: ['cof1b'], hosts: ['cof1b'] });
    const secret = { name: 'Secret talk', startup: 's2', startTime: at(2000), expectedDuration: 60 };
    await done('mutation ($input: CoachingSessionCreateInput!) { createCoachingSession(input: $input) { _id } }', {
      input: { ...secret, coachs: ['mentor'], attendees: [] },
    });
    const input = { hosts: ['cof1b', 'mentor'], ...hour(2030) };
    expect(await found(id, { input }, 'cof1b')).toMatchObject({
      isRefused: true,
      clashes: [{ personId: 'mentor', startTime: at(2000), endTime: at(2060), what: null }],
    });
  });

  it('is one whom it was given to: nobody else is told when people are busy', async () => {
    const id = await event({ ...hour(1300), status: 'published' });
    for (const user of ['cof1', 'applicant']) {
      const { errors } = await server.ask(user, CLASHES, { id, change: { input: { hosts: ['mentor'] } } });
      expect(['ForbiddenError', 'NotFoundError'], user).toContain(errors?.[0]?.extensions?.code);
    }
  });
});

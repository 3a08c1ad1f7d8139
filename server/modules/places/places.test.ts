import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
let room: string;
let other: string;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const at = (time: string, days = 2) => `${day(days)}T${time}:00.000Z`;

async function made(user: string, entity: string, input: Record<string, unknown>): Promise<string> {
  const text = `mutation ($input: ${entity}CreateInput!) { made: create${entity}(input: $input) { _id } }`;
  const answer = await server.ask(user, text, { input });
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.made?._id);
}

const session = (input: Record<string, unknown>) =>
  server.ask(
    'admin',
    'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id location } }',
    {
      input: { name: 'Goals', startup: 's1', expectedDuration: 60, ...input },
    },
  );

async function event(input: Record<string, unknown>) {
  const draft = await server.ask('admin', 'mutation { createIncubatorEvent { _id } }');
  const id = textIn(draft.data?.createIncubatorEvent?._id);
  return { id, ...(await changed(id, { title: 'Workshop', eventType: 'WORKSHOP', status: 'published', ...input })) };
}

const changed = (id: string, input: Record<string, unknown>) =>
  server.ask(
    'admin',
    'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { place { name } } }',
    { id, input },
  );

async function choices(user: string, wanted: Record<string, unknown>) {
  const text = `query ($startTime: DateTime, $endTime: DateTime, $except: ID) {
    placeChoices(startTime: $startTime, endTime: $endTime, except: $except) { placeId name takenFrom takenUntil } }`;
  return listIn((await server.ask(user, text, wanted)).data?.placeChoices);
}

const takenOf = async (wanted: Record<string, unknown>) =>
  (await choices('staff', wanted)).flatMap(({ name, takenFrom }) => (takenFrom ? [name] : []));

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
  room = await made('admin', 'Place', { name: 'Aula', address: '2nd floor', capacity: 40 });
  other = await made('staff', 'Place', { name: 'Attic' });
}, 60_000);
afterAll(() => server.close());

describe('rooms', () => {
  it('are kept by who may, and once by name', async () => {
    const create = 'mutation { createPlace(input: { name: "Cellar" }) { _id } }';
    expect((await server.ask('cof1', create)).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
    const twice = await server.ask('admin', 'mutation { createPlace(input: { name: "Aula" }) { _id } }');
    expect(twice.errors?.[0]?.extensions?.code).toBe('ValidationError');
  });

  it('hold one thing at a time: who comes second is told which room, and from when to when it is taken', async () => {
    expect((await session({ startTime: at('09:00'), place: room })).errors).toBeUndefined();
    const refused = await event({ startTime: at('09:30'), endTime: at('11:00'), place: room });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'ConflictError', reason: 'roomTakenThen' });
    expect(refused.errors?.[0]?.message).toMatch(/^Aula is taken: .+9:00.+10:00.AM.UTC\. Choose another room/);
    expect((await changed(refused.id, { place: other, startTime: at('09:30') })).errors).toBeUndefined();
  });

  it('are offered with word of which are taken, but not by what is being changed', async () => {
    const span = { startTime: at('12:00'), endTime: at('13:00') };
    const { id } = await event({ ...span, place: room });
    expect(await takenOf(span)).toEqual(['Aula']);
    expect(await takenOf({ startTime: at('12:59') })).toEqual(['Aula']);
    expect(await takenOf({ ...span, except: id })).toEqual([]);
    expect(await takenOf({ startTime: at('13:00'), endTime: at('14:00') })).toEqual([]);
    expect(await choices('cof1', {})).toMatchObject([{ name: 'Attic' }, { name: 'Aula', takenFrom: null }]);
  });

  it('are offered no more once they are archived', async () => {
    const former = await made('admin', 'Place', { name: 'Barn' });
    await server.ask('admin', 'mutation ($id: ID!) { updatePlace(id: $id, input: { isArchived: true }) { _id } }', {
      id: former,
    });
    expect((await choices('staff', {})).map(({ name }) => name)).toEqual(['Attic', 'Aula']);
  });

  it('are left by an event that takes place online', async () => {
    const span = { startTime: at('15:00'), endTime: at('16:00') };
    const { id } = await event({ ...span, place: room });
    expect((await changed(id, { availability: { mode: 'online' } })).data?.updateIncubatorEvent).toEqual({
      place: null,
    });
    expect(await takenOf(span)).toEqual([]);
  });

  it('take the place of where a coach usually meets', async () => {
    const { data } = await session({ startTime: at('17:00'), place: room, coachs: ['mentor'] });
    expect(data?.made?.location).toBeNull();
  });

  it('follow a series that moves by its own interval', async () => {
    const { id } = await event({ startTime: at('09:00', 10), endTime: at('10:00', 10), place: room });
    const repeat =
      'mutation ($id: ID!, $repetition: EventRepetition!) { repeatIncubatorEvent(eventId: $id, repetition: $repetition) }';
    expect(
      (await server.ask('admin', repeat, { id, repetition: { frequency: 'WEEKLY', count: 3 } })).errors,
    ).toBeUndefined();
    const move =
      'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEventSeries(id: $id, input: $input) { _id } }';
    const input = { startTime: at('09:00', 17), endTime: at('10:00', 17) };
    expect((await server.ask('admin', move, { id, input })).errors).toBeUndefined();
    const takenOn = async (days: number) => takenOf({ startTime: at('09:00', days), endTime: at('10:00', days) });
    expect([await takenOn(10), await takenOn(17), await takenOn(24), await takenOn(31)]).toEqual([
      [],
      ['Aula'],
      ['Aula'],
      ['Aula'],
    ]);
    // What moves nothing keeps the room.
    await server.ask('admin', move, { id, input: { ...input, title: 'Later' } });
    expect(await takenOn(31)).toEqual(['Aula']);
  });

  it('take a time of one-on-one sessions away: one that is booked holds the room, and what is in it is not offered', async () => {
    const { id, errors } = await event({
      eventType: 'ONE_ON_ONE',
      hosts: ['mentor', 'staff'],
      duration: 30,
      timeslotIncrement: 0,
      oneOnOneDates: [{ start: at('09:00', 40), end: at('10:30', 40) }],
      availability: { method: 'dates', mode: 'onSite' },
      place: room,
    });
    expect(errors).toBeUndefined();
    await session({ startTime: at('10:00', 40), expectedDuration: 30, place: room });
    const slots = async () =>
      listIn((await server.ask('cof1', `{ freeEventSlots(eventId: "${id}") { startTime } }`)).data?.freeEventSlots).map(
        ({ startTime }) => startTime,
      );
    expect(await slots()).toEqual([at('09:00', 40), at('09:00', 40), at('09:30', 40), at('09:30', 40)]);
    const book = `mutation { bookEventSlot(eventId: "${id}", startTime: "${at('09:00', 40)}") { _id } }`;
    expect((await server.ask('cof1', book)).errors).toBeUndefined();
    expect(await slots()).toEqual([at('09:30', 40), at('09:30', 40)]);
    expect(await takenOf({ startTime: at('09:00', 40), endTime: at('09:30', 40) })).toEqual(['Aula']);
    await server.ask('cof1', `mutation { cancelEventRegistration(eventId: "${id}") { _id } }`);
    expect(await takenOf({ startTime: at('09:00', 40), endTime: at('09:30', 40) })).toEqual([]);
  });
});

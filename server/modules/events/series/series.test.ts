import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

const update =
  'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }';
const repeat =
  'mutation ($id: ID!, $repetition: EventRepetition!) { repeatIncubatorEvent(eventId: $id, repetition: $repetition) }';
const dates =
  'query ($id: ID!, $repetition: EventRepetition!) { eventSeriesDates(eventId: $id, repetition: $repetition) }';
const following =
  'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEventSeries(id: $id, input: $input) { _id } }';
const all = `query ($series: String!) { incubatorEvents(filter: { series: { IS: $series } }, sort: [{ field: startTime, direction: ASC }]) {
  results { _id title status startTime endTime recurrence createdBy { _id } hosts { _id } noOfBookings oneOnOneDates { start end } } } }`;
const weekly = { frequency: 'WEEKLY', count: 3 };
const times = { startTime: '2099-03-19T09:00:00.000Z', endTime: '2099-03-19T10:30:00.000Z', timezone: 'Europe/Paris' };

async function event(input: Record<string, unknown> = times): Promise<string> {
  const made = await server.ask('admin', 'mutation { createIncubatorEvent { _id } }');
  const id = textIn(made.data?.createIncubatorEvent?._id);
  expect((await server.ask('admin', update, { id, input: { title: 'Breakfast', ...input } })).errors).toBeUndefined();
  return id;
}

async function series(id: string) {
  return listIn((await server.ask('admin', all, { series: id })).data?.incubatorEvents?.results);
}

async function made(input?: Record<string, unknown>, repetition: object = weekly): Promise<string> {
  const id = await event(input);
  expect((await server.ask('admin', repeat, { id, repetition })).errors).toBeUndefined();
  return id;
}

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

describe('repeating an event', () => {
  it('keeps the room that it is in, though it is offered no more', async () => {
    const { data } = await server.ask('admin', 'mutation { createPlace(input: { name: "Old hall" }) { _id } }');
    const place = textIn(data?.createPlace?._id);
    const id = await event({ ...times, place });
    const archive = 'mutation ($id: ID!) { updatePlace(id: $id, input: { isArchived: true }) { _id } }';
    expect((await server.ask('admin', archive, { id: place })).errors).toBeUndefined();
    expect((await server.ask('admin', repeat, { id, repetition: weekly })).errors).toBeUndefined();
  });

  it('makes one for each date at the same hour of its zone, without those who are registered', async () => {
    const id = await event({ ...times, hosts: ['mentor'], status: 'published' });
    await server.ask('cof1', 'mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id } }', { id });
    const shown = await server.ask('admin', dates, { id, repetition: weekly });
    expect(shown.data?.eventSeriesDates).toEqual(['2099-03-26T09:00:00.000Z', '2099-04-02T08:00:00.000Z']);
    expect((await server.ask('admin', repeat, { id, repetition: weekly })).data?.repeatIncubatorEvent).toBe(2);
    const found = await series(id);
    expect(found.map(({ startTime, endTime, noOfBookings }) => ({ startTime, endTime, noOfBookings }))).toEqual([
      { startTime: times.startTime, endTime: times.endTime, noOfBookings: 1 },
      { startTime: '2099-03-26T09:00:00.000Z', endTime: '2099-03-26T10:30:00.000Z', noOfBookings: 0 },
      { startTime: '2099-04-02T08:00:00.000Z', endTime: '2099-04-02T09:30:00.000Z', noOfBookings: 0 },
    ]);
    expect(found[2]).toMatchObject({
      title: 'Breakfast',
      status: 'published',
      recurrence: 'FREQ=WEEKLY;COUNT=3',
      hosts: [{ _id: 'mentor' }],
      createdBy: { _id: 'admin' },
    });
  });

  it('moves the dates of sessions too', async () => {
    const oneOnOneDates = [{ start: times.startTime, end: times.endTime }];
    const id = await made({ eventType: 'ONE_ON_ONE', timezone: 'Europe/Paris', oneOnOneDates });
    expect((await series(id)).map((one) => one.oneOnOneDates)).toContainEqual([
      { start: '2099-04-02T08:00:00.000Z', end: '2099-04-02T09:30:00.000Z' },
    ]);
  });

  it('is refused twice, without a time, without an end, without end, and to who may not', async () => {
    const id = await made();
    const reason = async (user: string, eventId: string, repetition: object) =>
      (await server.ask(user, repeat, { id: eventId, repetition })).errors?.[0]?.extensions;
    expect((await reason('admin', id, weekly))?.reason).toBe('seriesThere');
    expect((await reason('admin', await event({}), weekly))?.reason).toBe('seriesWithoutDate');
    expect((await reason('admin', await event(), { frequency: 'WEEKLY' }))?.code).toBe('ValidationError');
    expect((await reason('admin', await event(), { frequency: 'DAILY', until: '2199-01-01' }))?.code).toBe(
      'ValidationError',
    );
    expect((await reason('admin', await event(), { frequency: 'DAILY', count: 0, until: null }))?.code).toBe(
      'ValidationError',
    );
    expect((await reason('cof1', await event(), weekly))?.code).toBe('ForbiddenError');
  });
});

describe('changing a series', () => {
  it('changes one alone, or all that follow, whose times move as far', async () => {
    const id = await made();
    const second = textIn((await series(id))[1]?._id);
    await server.ask('admin', update, { id: second, input: { title: 'Brunch' } });
    expect((await series(id)).map(({ title }) => title)).toEqual(['Breakfast', 'Brunch', 'Breakfast']);
    const input = { title: 'Supper', startTime: '2099-03-27T17:00:00.000Z', endTime: '2099-03-27T18:00:00.000Z' };
    expect((await server.ask('admin', following, { id: second, input })).errors).toBeUndefined();
    expect((await series(id)).map(({ title, startTime, endTime }) => [title, startTime, endTime])).toEqual([
      ['Breakfast', times.startTime, times.endTime],
      ['Supper', '2099-03-27T17:00:00.000Z', '2099-03-27T18:00:00.000Z'],
      ['Supper', '2099-04-03T16:00:00.000Z', '2099-04-03T17:00:00.000Z'],
    ]);
  });

  it('publishes a draft with those that follow; one that was called off by itself stays so', async () => {
    const alone = { startTime: '2098-03-19T09:00:00.000Z', endTime: '2098-03-19T10:30:00.000Z', timezone: 'UTC' };
    const id = await made({ ...alone, hosts: ['mentor'] }, { frequency: 'WEEKLY', count: 4 });
    const [, second, third] = (await series(id)).map(({ _id }) => textIn(_id));
    const off = { id: third, input: { status: 'cancelled' } };
    expect((await server.ask('admin', update, off)).errors).toBeUndefined();
    const publish = { id: second, input: { status: 'published' } };
    expect((await server.ask('admin', following, publish)).errors).toBeUndefined();
    const states = ['draft', 'published', 'cancelled', 'published'];
    expect((await series(id)).map(({ status }) => status)).toEqual(states);
  });

  it('is moved by its own interval though its host is busy at the next one', async () => {
    const span = { startTime: '2099-06-01T09:00:00.000Z', endTime: '2099-06-01T10:00:00.000Z', timezone: 'UTC' };
    const id = await made({ ...span, hosts: ['mentor'], status: 'published' }, { frequency: 'DAILY', count: 3 });
    const input = { startTime: '2099-06-02T09:00:00.000Z', endTime: '2099-06-02T10:00:00.000Z' };
    expect((await server.ask('admin', following, { id, input })).errors).toBeUndefined();
    expect((await series(id)).map(({ startTime }) => startTime)).toEqual(
      [2, 3, 4].map((day) => `2099-06-0${day}T09:00:00.000Z`),
    );
  });

  it('publishes and calls off what follows, all or nothing', async () => {
    const id = await made();
    expect((await server.ask('admin', following, { id, input: { status: 'published' } })).errors).toBeUndefined();
    expect((await series(id)).map(({ status }) => status)).toEqual(['published', 'published', 'published']);
    const [, second, third] = await series(id);
    await server.ask('admin', following, { id: second?._id, input: { status: 'cancelled' } });
    expect((await series(id)).map(({ status }) => status)).toEqual(['published', 'cancelled', 'cancelled']);
    const wrong = { title: 'Late', startTime: '2099-03-20T09:00:00.000Z', endTime: '2099-03-19T09:00:00.000Z' };
    expect((await server.ask('admin', following, { id, input: wrong })).errors).toHaveLength(1);
    expect((await series(id)).map(({ title }) => title)).not.toContain('Late');
    expect((await server.ask('cof1', following, { id: third?._id, input: { title: 'Mine' } })).errors).toHaveLength(1);
  });
});

describe('extending a series', () => {
  const extend =
    'mutation ($id: ID!, $extension: SeriesExtension!) { extendIncubatorEventSeries(eventId: $id, extension: $extension) }';
  const more =
    'query ($id: ID!, $extension: SeriesExtension!) { eventSeriesMore(eventId: $id, extension: $extension) }';

  it('goes on after its last date by its rule, from any of them, like that one', async () => {
    const id = await made({ ...times, hosts: ['staff'], status: 'published' });
    const second = textIn((await series(id))[1]?._id);
    await server.ask('admin', update, { id: second, input: { title: 'Brunch' } });
    const extension = { count: 2 };
    const next = ['2099-04-09T08:00:00.000Z', '2099-04-16T08:00:00.000Z'];
    expect((await server.ask('admin', more, { id: second, extension })).data?.eventSeriesMore).toEqual(next);
    const answer = await server.ask('admin', extend, { id: second, extension });
    expect(answer.data?.extendIncubatorEventSeries).toBe(2);
    const found = await series(id);
    expect(found.slice(3)).toMatchObject(
      next.map((startTime) => ({ startTime, title: 'Brunch', status: 'published', hosts: [{ _id: 'staff' }] })),
    );
    expect(found.map(({ recurrence }) => recurrence)).toEqual(Array(5).fill('FREQ=WEEKLY;COUNT=5'));
    const until = { until: '2099-04-30' };
    expect((await server.ask('admin', extend, { id, extension: until })).data?.extendIncubatorEventSeries).toBe(2);
    expect((await series(id)).at(-1)).toMatchObject({ startTime: '2099-04-30T08:00:00.000Z', title: 'Breakfast' });
  });

  it('keeps its days of the week, of the month, and its interval', async () => {
    const nextOf = async (repetition: object) => {
      const id = await made(times, repetition);
      const { data } = await server.ask('admin', more, { id, extension: { count: 3 } });
      return listIn(data?.eventSeriesMore).map((start) => textIn(start).slice(0, 10));
    };
    const days = { frequency: 'WEEKLY', every: 2, weekdays: ['MONDAY'], count: 3 };
    expect(await nextOf(days)).toEqual(['2099-04-13', '2099-04-16', '2099-04-27']);
    const monthly = { frequency: 'MONTHLY', onWeekday: true, count: 2 };
    expect(await nextOf(monthly)).toEqual(['2099-05-21', '2099-06-18', '2099-07-16']);
  });

  it('is refused without a series, without an end, beyond what a series may have, and to who may not', async () => {
    const id = await made();
    const refused = async (user: string, eventId: string, extension: object) =>
      (await server.ask(user, extend, { id: eventId, extension })).errors?.[0]?.extensions;
    expect((await refused('admin', await event(), { count: 2 }))?.reason).toBe('seriesNone');
    expect((await refused('admin', id, {}))?.code).toBe('ValidationError');
    expect((await refused('admin', id, { count: 0 }))?.code).toBe('ValidationError');
    expect((await refused('admin', id, { count: 58 }))?.code).toBe('ValidationError');
    expect((await refused('cof1', id, { count: 1 }))?.code).toBe('ForbiddenError');
    expect(await series(id)).toHaveLength(3);
  });
});

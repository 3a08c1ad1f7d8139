import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EventServer, inHours, registering, startEventServer, waiting } from '../testing/eventServer.ts';

let server: EventServer;
beforeAll(async () => {
  server = await startEventServer();
}, 60_000);
afterAll(() => server?.close());
beforeEach(() => server.told());

const updating = `mutation ($id: ID!, $status: EventRegistrationStatus!) {
  updateEventAttendee(id: $id, input: { status: $status }) { _id status } }`;
const changing =
  'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }';

/** One with a place, one who waits for it. */
async function fullEvent(input: object = {}): Promise<string> {
  const id = await server.event({ status: 'published', capacity: 1, ...input });
  await server.run('cof1', registering, { id });
  await server.run('cof2', waiting, { id });
  await server.told();
  return id;
}

async function registrationOf(event: string, person: string): Promise<string> {
  const [row] = await server.rows<{ id: string }>(
    sql`select id from event_attendee where event_id = ${event} and registrant_id = ${person}`,
  );
  if (row === undefined) throw new Error(`${person} has no registration`);
  return row.id;
}

async function setState(event: string, person: string, status: string) {
  return server.ask('admin', updating, { id: await registrationOf(event, person), status });
}

async function lists(id: string) {
  const [row] =
    await server.rows<object>(sql`select participants_ids as coming, waiting_ids as waiting, no_of_bookings as seats
    from incubator_event where id = ${id}`);
  return row;
}

const reasonsOf = async (id: string, input: object) => {
  const { errors } = await server.ask('admin', changing, { id, input });
  return (errors?.[0]?.extensions as { reasons?: unknown } | undefined)?.reasons;
};

describe('a registration that staff set to cancelled', () => {
  it('gives its place to the first who waits, and both are told', async () => {
    const id = await fullEvent();
    expect((await setState(id, 'cof1', 'EVENT_CANCELLED')).data?.updateEventAttendee?.status).toBe('EVENT_CANCELLED');
    expect(await lists(id)).toEqual({ coming: ['cof2'], waiting: [], seats: 1 });
    expect(await server.told()).toEqual([
      'cof1 event.removed',
      'cof2 event.movedUp',
      'mail cora@t1.test CANCEL',
      'mail dana@t1.test REQUEST',
    ]);
  });

  it('is taken back where a place is left, else refused with words', async () => {
    const id = await fullEvent();
    await setState(id, 'cof1', 'EVENT_CANCELLED');
    const refused = await setState(id, 'cof1', 'REGISTERED');
    expect(refused.errors?.[0]?.extensions?.reason).toBe('eventFull');
    expect(await lists(id)).toEqual({ coming: ['cof2'], waiting: [], seats: 1 });
    await server.change(id, { capacity: 2 });
    await server.told();
    await setState(id, 'cof1', 'REGISTERED');
    expect(await lists(id)).toEqual({ coming: ['cof2', 'cof1'], waiting: [], seats: 2 });
    expect(await server.told()).toEqual(['cof1 event.invited', 'mail cora@t1.test REQUEST']);
  });

  it('may be made again by who it was, as the same', async () => {
    const id = await server.event({ status: 'published', capacity: 3 });
    await server.run('cof1', registering, { id });
    await setState(id, 'cof1', 'EVENT_CANCELLED');
    await server.run('cof1', registering, { id });
    expect(
      await server.rows(sql`select registrant_id as who, status from event_attendee where event_id = ${id}`),
    ).toEqual([{ who: 'cof1', status: 'REGISTERED' }]);
  });

  it('is nothing to be told of once the event is over, and keeps who came', async () => {
    const id = await fullEvent();
    await server.change(id, { startTime: inHours(-3), endTime: inHours(-1) });
    await server.told();
    await setState(id, 'cof1', 'EVENT_CANCELLED');
    await setState(id, 'cof1', 'ATTENDED');
    expect(await server.told()).toEqual([]);
    expect(await lists(id)).toEqual({ coming: ['cof1'], waiting: ['cof2'], seats: 1 });
    expect(await server.rows(sql`select status from event_attendee where event_id = ${id}`)).toEqual([
      { status: 'ATTENDED' },
    ]);
  });
});

describe('an event on which people count', () => {
  it('has no fewer places than people, and not none', async () => {
    const id = await server.event({ status: 'published', capacity: 3 });
    for (const user of ['cof1', 'cof2']) await server.run(user, registering, { id });
    expect(await reasonsOf(id, { capacity: 1 })).toEqual([
      { path: 'input.capacity', reason: 'placesTaken', values: { number: 2 } },
    ]);
    expect(await reasonsOf(id, { capacity: 0 })).toMatchObject([{ path: 'input.capacity', reason: 'min' }]);
    await server.change(id, { capacity: 2 });
    await server.change(id, { capacity: null });
  });

  it('is called off before it is archived', async () => {
    const id = await fullEvent();
    expect(await reasonsOf(id, { isArchived: true })).toEqual([
      { path: 'input.isArchived', reason: 'peopleCountOnIt', values: { number: 2 } },
    ]);
    await server.change(id, { status: 'cancelled' });
    await server.change(id, { isArchived: true });
    expect(await reasonsOf(id, { status: 'published' })).toMatchObject([{ reason: 'peopleCountOnIt' }]);
  });

  it('is archived once it is over, and before where nobody comes', async () => {
    const over = await fullEvent();
    await server.change(over, { startTime: inHours(-3), endTime: inHours(-1) });
    await server.change(over, { isArchived: true });
    await server.change(await server.event({ status: 'published' }), { isArchived: true });
  });
});

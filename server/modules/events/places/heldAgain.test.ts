import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listIn } from '#server/testing/readJson.ts';
import {
  type EventServer,
  inHours,
  inviting,
  leaving,
  registering,
  removing,
  startEventServer,
  waiting,
} from '../testing/eventServer.ts';

let server: EventServer;
beforeAll(async () => {
  server = await startEventServer();
}, 60_000);
afterAll(() => server?.close());
beforeEach(() => server.told());
// Nobody is at two conversations at once; what a test has booked is of no concern to the next.
afterEach(() => server.rows(sql`delete from one_on_one_event`));

/** Three in this order, and one who waits: `cof1`, `mentor`, `cof2` of three places, `cof1b`. */
async function fullEvent(): Promise<string> {
  const id = await server.event({ status: 'published', capacity: 3 });
  for (const user of ['cof1', 'mentor', 'cof2']) await server.run(user, registering, { id });
  await server.run('cof1b', waiting, { id });
  return id;
}

async function callOff(id: string): Promise<void> {
  await server.change(id, { status: 'cancelled' });
  await server.told();
}

async function lists(id: string) {
  const [row] =
    await server.rows<object>(sql`select participants_ids as coming, waiting_ids as waiting, no_of_bookings as seats,
      no_of_waiting as line, array(select registrant_id || ' ' || status from event_attendee
        where event_id = e.id order by 1) as registered from incubator_event e where id = ${id}`);
  return row;
}

const three = ['cof1 REGISTERED', 'cof2 REGISTERED', 'mentor REGISTERED'];

describe('an event that is put on again', () => {
  it('has everybody back in their order, who waits too, and tells them', async () => {
    const id = await fullEvent();
    await callOff(id);
    await server.change(id, { status: 'published' });
    expect(await lists(id)).toEqual({
      coming: ['cof1', 'mentor', 'cof2'],
      waiting: ['cof1b'],
      seats: 3,
      line: 1,
      registered: three,
    });
    expect(await server.told()).toEqual([
      'cof1 event.heldAgain',
      'cof1b event.heldAgainWaiting',
      'cof2 event.heldAgain',
      'mail carl@t1.test alone',
      'mail cora@t1.test REQUEST',
      'mail dana@t1.test REQUEST',
      'mail mia@t1.test REQUEST',
      'mail sam@t1.test REQUEST',
      'mentor event.heldAgain',
      'staff event.hostingAgain',
    ]);
  });

  it('takes back what nobody has read of its being called off', async () => {
    const id = await fullEvent();
    await server.change(id, { status: 'cancelled' });
    await server.change(id, { status: 'published' });
    expect((await server.told()).filter((line) => line.startsWith('cof'))).toEqual([
      'cof1 event.heldAgain',
      'cof1b event.heldAgainWaiting',
      'cof2 event.heldAgain',
    ]);
  });

  it('leaves off who had called off by themselves, or was taken off, whether invited or not', async () => {
    const id = await server.event({ status: 'published', capacity: 5 });
    await server.run('admin', inviting, { id, people: ['cof1', 'cof2', 'mentor', 'cof1b'] });
    await server.run('cof1', leaving, { id });
    await server.run('admin', removing, { id, people: ['cof2'] });
    await callOff(id);
    await server.run('mentor', leaving, { id });
    await server.told();
    await server.change(id, { status: 'published' });
    expect(await lists(id)).toMatchObject({ coming: ['cof1b'], waiting: [], seats: 1 });
    expect((await server.told()).filter((line) => !/staff|sam@/.test(line))).toEqual([
      'cof1b event.heldAgain',
      'mail carl@t1.test REQUEST',
    ]);
  });

  it('has fewer places: those who came last wait, before those who waited', async () => {
    const id = await fullEvent();
    await callOff(id);
    await server.change(id, { status: 'published', capacity: 1 });
    expect(await lists(id)).toEqual({
      coming: ['cof1'],
      waiting: ['mentor', 'cof2', 'cof1b'],
      seats: 1,
      line: 3,
      registered: ['cof1 REGISTERED'],
    });
    expect((await server.told()).filter((line) => !/staff|sam@/.test(line))).toEqual([
      'cof1 event.heldAgain',
      'cof1b event.heldAgainWaiting',
      'cof2 event.heldAgainWaiting',
      'mail carl@t1.test alone',
      'mail cora@t1.test REQUEST',
      'mail dana@t1.test alone',
      'mail mia@t1.test alone',
      'mentor event.heldAgainWaiting',
    ]);
    await server.run('cof1', leaving, { id });
    expect(await lists(id)).toMatchObject({ coming: ['mentor'], waiting: ['cof2', 'cof1b'] });
  });

  it('writes once to whoever puts it on again and waits behind', async () => {
    const id = await server.event({ status: 'published', capacity: 2 });
    for (const user of ['cof1', 'admin']) await server.run(user, registering, { id });
    await callOff(id);
    await server.change(id, { status: 'published', capacity: 1 });
    expect(await lists(id)).toMatchObject({ coming: ['cof1'], waiting: ['admin'] });
    expect((await server.told()).filter((line) => /ada@|admin/.test(line))).toEqual(['mail ada@t1.test alone']);
  });

  it('has more places: who waited first comes, and is told once', async () => {
    const id = await fullEvent();
    await callOff(id);
    await server.change(id, { status: 'published', capacity: 4 });
    expect(await lists(id)).toMatchObject({ coming: ['cof1', 'mentor', 'cof2', 'cof1b'], waiting: [], seats: 4 });
    expect((await server.told()).filter((line) => /cof1b|carl@/.test(line))).toEqual([
      'cof1b event.movedUp',
      'mail carl@t1.test REQUEST',
    ]);
  });

  it('is the same by way of a draft, where those invited meanwhile are told so', async () => {
    const id = await fullEvent();
    await callOff(id);
    await server.change(id, { status: 'draft', capacity: 4 });
    await server.run('admin', removing, { id, people: ['cof1b'] });
    await server.run('admin', inviting, { id, people: ['cof1b'] });
    await server.told();
    await server.change(id, { status: 'published' });
    expect((await server.told()).filter((line) => !/mail|staff/.test(line))).toEqual([
      'cof1 event.heldAgain',
      'cof1b event.invited',
      'cof2 event.heldAgain',
      'mentor event.heldAgain',
    ]);
  });

  it('has more places than the draft to which people were invited: who moves up learns of that alone', async () => {
    const id = await server.event({ status: 'draft', capacity: 1 });
    await server.run('admin', inviting, { id, people: ['cof1', 'cof2'] });
    await server.change(id, { capacity: 2 });
    await server.told();
    await server.change(id, { status: 'published' });
    expect((await server.told()).filter((line) => !/staff|sam@/.test(line))).toEqual([
      'cof1 event.invited',
      'cof2 event.movedUp',
      'mail cora@t1.test REQUEST',
      'mail dana@t1.test REQUEST',
    ]);
  });

  it('was a draft until it was called off: those invited hear of it for the first time', async () => {
    const id = await server.event({ status: 'draft', capacity: 2 });
    await server.run('admin', inviting, { id, people: ['cof1'] });
    await callOff(id);
    await server.change(id, { status: 'published' });
    expect(await lists(id)).toMatchObject({ coming: ['cof1'], registered: ['cof1 REGISTERED'] });
    expect((await server.told()).filter((line) => line.startsWith('cof1'))).toEqual(['cof1 event.invited']);
  });

  it('was over meanwhile: registrations stand again, and nobody is told', async () => {
    const id = await fullEvent();
    await callOff(id);
    await server.change(id, { status: 'published', startTime: inHours(-3), endTime: inHours(-1) });
    expect(await lists(id)).toMatchObject({ coming: ['cof1', 'mentor', 'cof2'], registered: three });
    expect(await server.told()).toEqual([]);
  });
});

describe('conversations of an event that is put on again', () => {
  const oneOnOneDates = [{ start: inHours(24), end: inHours(25) }];
  const book = 'mutation ($id: ID!, $at: DateTime!) { bookEventSlot(eventId: $id, startTime: $at) { _id } }';

  /** Booked at its first and its second time; the third is free. */
  async function conversations(): Promise<string> {
    const id = await server.event({ status: 'published', eventType: 'ONE_ON_ONE', duration: 20, oneOnOneDates });
    const answer = await server.run('cof1', `{ freeEventSlots(eventId: "${id}") { startTime } }`);
    const times = listIn(answer?.freeEventSlots).map(({ startTime }) => startTime);
    await server.run('cof1', book, { id, at: times[0] });
    await server.run('cof2', book, { id, at: times[1] });
    return id;
  }

  const sessions = (id: string) =>
    server.rows(
      sql`select booked_by_id as who, status from one_on_one_event where event_id = ${id} order by start_time`,
    );

  it('are held at their times, and stand in both calendars', async () => {
    const id = await conversations();
    await callOff(id);
    await server.change(id, { status: 'published' });
    expect(await sessions(id)).toEqual([
      { who: 'cof1', status: 'REGISTERED' },
      { who: 'cof2', status: 'REGISTERED' },
    ]);
    expect(await server.told()).toEqual([
      'cof1 event.heldAgain',
      'cof2 event.heldAgain',
      'mail cora@t1.test REQUEST',
      'mail dana@t1.test REQUEST',
      'mail sam@t1.test REQUEST',
      'mail sam@t1.test REQUEST',
      'staff event.hostingAgain',
    ]);
  });

  it('are read by their hosts to take place after all, whether any is booked or not', async () => {
    const id = await conversations();
    await server.change(id, { hosts: ['staff', 'mentor'] });
    await callOff(id);
    await server.change(id, { status: 'published' });
    expect((await server.told()).filter((line) => /staff|sam@|mentor|mia@/.test(line))).toEqual([
      'mail mia@t1.test alone',
      'mail sam@t1.test REQUEST',
      'mail sam@t1.test REQUEST',
      'mentor event.hostingAgain',
      'staff event.hostingAgain',
    ]);
  });

  it('go where their host is expected elsewhere by now, or the event has other times: another one is asked for', async () => {
    const id = await conversations();
    await callOff(id);
    const [first] = await server.rows<{ start: Date }>(
      sql`select start_time as start from one_on_one_event where event_id = ${id} order by start_time`,
    );
    // Half an hour is held, so that it is over before the second begins.
    const start = new Date(new Date(first?.start ?? 0).getTime() - 15 * 60_000).toISOString();
    await server.rows(sql`insert into coaching_session (tenant_id, id, startup_id, name, status, start_time, expected_duration, coachs_ids)
      values ('t1', 'other', 's3', 'Other', 'planned', ${start}, 15, '{staff}')`);
    await server.change(id, { status: 'published' });
    expect(await sessions(id)).toEqual([{ who: 'cof2', status: 'REGISTERED' }]);
    expect(await lists(id)).toMatchObject({ coming: ['cof2'], seats: 1, registered: ['cof2 REGISTERED'] });
    expect((await server.told()).filter((line) => !/staff|sam@/.test(line))).toEqual([
      'cof1 event.heldAgainSessions',
      'cof2 event.heldAgain',
      'mail cora@t1.test alone',
      'mail dana@t1.test REQUEST',
    ]);
    await server.rows(sql`delete from coaching_session where id = 'other'`);
    await callOff(id);
    const later = [{ start: inHours(48), end: inHours(49) }];
    await server.change(id, { status: 'published', oneOnOneDates: later });
    expect(await sessions(id)).toEqual([]);
    expect((await server.told()).filter((line) => /cof/.test(line))).toEqual([
      'cof1 event.heldAgainSessions',
      'cof2 event.heldAgainSessions',
    ]);
  });
});

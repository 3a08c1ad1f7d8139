import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listIn } from '#server/testing/readJson.ts';
import {
  attending,
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
beforeEach(() => server.rows(sql`delete from activity_log_entry`));

/** What the feed says of people, the oldest first: `actor action person: record`. */
async function feed(language: string | null = null, user = 'admin'): Promise<string[]> {
  const text = `{ activityLogEntries(filter: { person: { EXISTS: true } }, sort: [{ field: createdAt, direction: ASC }]) {
    results { actor { _id } action person { _id } recordType recordName } } }`;
  const { data, errors } = await server.ask(user, text, {}, language);
  expect(errors).toBeUndefined();
  return listIn(data?.activityLogEntries?.results).map(
    ({ actor, action, person, recordType, recordName }) =>
      `${actor?._id ?? '-'} ${action} ${person?._id}: ${recordType} ${recordName}`,
  );
}

/** What it says of records of one kind beside that: `actor action fields`. */
async function changesOf(kind: string): Promise<string[]> {
  const rows = await server.rows<{ line: string }>(
    sql`select concat_ws(' ', actor_id, action, array_to_string(changes, ' ')) as line
      from activity_log_entry where record_type = ${kind} order by created_at, id`,
  );
  return rows.map(({ line }) => line);
}

/** Of an event with one registration. */
async function changeRegistration(event: string, input: object): Promise<void> {
  const [registration] = await server.rows<{ id: string }>(
    sql`select id from event_attendee where event_id = ${event}`,
  );
  const change =
    'mutation ($id: ID!, $input: EventAttendeeUpdateInput!) { updateEventAttendee(id: $id, input: $input) { _id } }';
  await server.run('admin', change, { id: registration?.id, input });
}

const titled = (input: object) => server.event({ status: 'published', title: 'Pitch night', ...input });

describe('the activity feed', () => {
  it('says who registered, who waits, who called off and who moved up for it', async () => {
    const id = await titled({ capacity: 1 });
    await server.run('cof1', registering, { id });
    await server.run('cof1', registering, { id });
    await server.run('cof2', waiting, { id });
    await server.run('cof1', leaving, { id });
    await server.run('cof1', waiting, { id });
    await server.run('cof1', leaving, { id });
    await server.run('cof1', leaving, { id });
    expect(await feed()).toEqual([
      'cof1 registered cof1: Event Pitch night',
      'cof2 waits cof2: Event Pitch night',
      'cof1 calledOff cof1: Event Pitch night',
      '- movedUp cof2: Event Pitch night',
      'cof1 waits cof1: Event Pitch night',
      'cof1 leftWaiting cof1: Event Pitch night',
    ]);
  });

  it('says whom staff registered, put on the waiting list and took off, whichever way', async () => {
    const id = await titled({ status: 'draft', capacity: 1 });
    await server.run('admin', inviting, { id, people: ['cof1', 'cof2'] });
    await server.change(id, { status: 'published' });
    await server.run('admin', removing, { id, people: ['cof1'] });
    await changeRegistration(id, { status: 'EVENT_CANCELLED' });
    await changeRegistration(id, { status: 'REGISTERED' });
    expect(await changesOf('EventAttendee'), 'the line that tells whom').toEqual([]);
    expect(await feed()).toEqual([
      'admin registered cof1: Event Pitch night',
      'admin waits cof2: Event Pitch night',
      'admin takenOff cof1: Event Pitch night',
      '- movedUp cof2: Event Pitch night',
      'admin takenOff cof2: Event Pitch night',
      'admin registered cof2: Event Pitch night',
    ]);
  });

  it('says what else of a registration is changed with its state', async () => {
    const id = await titled({});
    await server.run('cof1', registering, { id });
    await changeRegistration(id, { status: 'EVENT_CANCELLED', note: 'Called' });
    expect(await changesOf('EventAttendee')).toEqual(['admin updated note']);
  });

  it('says who was asked for a conversation and who booked one', async () => {
    const oneOnOneDates = [{ start: inHours(24), end: inHours(25) }];
    const id = await titled({ eventType: 'ONE_ON_ONE', duration: 20, oneOnOneDates });
    await server.run('admin', inviting, { id, people: ['cof1'] });
    const slots = listIn(
      (await server.run('cof1', `{ freeEventSlots(eventId: "${id}") { startTime } }`))?.freeEventSlots,
    );
    const book = 'mutation ($id: ID!, $at: DateTime!) { bookEventSlot(eventId: $id, startTime: $at) { _id } }';
    await server.run('cof1', book, { id, at: slots[0]?.startTime });
    expect(await feed()).toEqual(['admin invited cof1: Event Pitch night', 'cof1 registered cof1: Event Pitch night']);
  });

  it('says of what is over who was taken off, of which nobody is told', async () => {
    const id = await titled({});
    await server.run('cof1', registering, { id });
    await server.change(id, { startTime: inHours(-3), endTime: inHours(-1) });
    await server.run('admin', removing, { id, people: ['cof1'] });
    expect((await feed()).at(-1)).toBe('admin takenOff cof1: Event Pitch night');
  });

  it('says who came and who did not, whichever way it is said, and only what was not said before', async () => {
    const id = await titled({});
    for (const user of ['cof1', 'cof2']) await server.run(user, registering, { id });
    await server.change(id, { startTime: inHours(-3), endTime: inHours(-1) });
    const [one, two] = await server.rows<{ id: string }>(
      sql`select id from event_attendee where event_id = ${id} order by registrant_id`,
    );
    await server.run('admin', attending, { id, came: [one?.id], missed: [two?.id] });
    await server.run('admin', attending, { id, came: [one?.id, two?.id], missed: [] });
    await server.rows(sql`delete from activity_log_entry where action not in ('attended', 'missed')`);
    await server.run(
      'admin',
      'mutation ($id: ID!) { updateEventAttendee(id: $id, input: { status: NO_SHOW }) { _id } }',
      { id: one?.id },
    );
    expect(await feed()).toEqual([
      'admin attended cof1: Event Pitch night',
      'admin missed cof2: Event Pitch night',
      'admin attended cof2: Event Pitch night',
      'admin missed cof1: Event Pitch night',
    ]);
    expect(await changesOf('EventAttendee'), 'the line that tells whom').toEqual([]);
  });

  it('says that an event is called off, and that it is on again', async () => {
    const id = await titled({});
    await server.rows(sql`delete from activity_log_entry`);
    await server.change(id, { status: 'cancelled' });
    await server.change(id, { status: 'published' });
    const text = '{ activityLogEntries(sort: [{ field: createdAt, direction: ASC }]) { results { changes } } }';
    const said = async (language: string | null) => {
      const { data } = await server.ask('admin', text, {}, language);
      return listIn(data?.activityLogEntries?.results).map(({ changes }) => changes);
    };
    expect(await said(null)).toEqual([['Status: Cancelled'], ['Status: Published']]);
    expect(await said('fr')).toEqual([['Statut : Annulée'], ['Statut : Publié']]);
  });

  it('is in the language of its reader, and for admins', async () => {
    await server.run('cof1', registering, { id: await titled({}) });
    expect(await feed('de')).toEqual(['cof1 registered cof1: Veranstaltung Pitch night']);
    expect(await feed(null, 'staff')).toEqual([]);
  });
});

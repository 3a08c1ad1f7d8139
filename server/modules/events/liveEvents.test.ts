import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, type ServerAnswer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
let id: string;
let heard: AsyncIterator<ServerAnswer>;

const update =
  'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }';
const act = (name: string) => `mutation ($id: ID!) { ${name}(eventId: $id) { _id } }`;

/** Somebody does it, and whoever looks at the event without taking part is told to ask anew: so they read. */
async function seenAfter(user: string, change: string, more: Record<string, unknown> = {}) {
  expect((await server.ask(user, change, { id, ...more })).errors).toBeUndefined();
  expect((await heard.next()).value).toMatchObject({ data: { listChanged: { entity: 'IncubatorEvent' } } });
  const query = `query ($id: ID!) { incubatorEvent(id: $id) { placesLeft noOfWaiting } eventWaitingPlace(eventId: $id) }`;
  const { data } = await server.ask('cof1b', query, { id });
  return [data?.incubatorEvent?.placesLeft, data?.incubatorEvent?.noOfWaiting];
}

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
  const made = await server.ask('admin', 'mutation { createIncubatorEvent { _id } }');
  id = textIn(made.data?.createIncubatorEvent?._id);
  const startTime = new Date(Date.now() + 86_400_000).toISOString();
  await server.ask('admin', update, { id, input: { status: 'published', capacity: 1, startTime } });
}, 60_000);
afterAll(() => server.close());

it('whoever only looks at an event hears of each who registers, waits, leaves, is invited and is taken off', async () => {
  const listen = 'subscription { listChanged(entity: "IncubatorEvent") { entity } }';
  const follow = async () => {
    await heard?.return?.();
    heard = (await server.watch('cof1b', listen))[Symbol.asyncIterator]();
  };
  await follow();
  expect(await seenAfter('cof1', act('registerForIncubatorEvent'))).toEqual([0, 0]);
  await follow();
  expect(await seenAfter('cof2', act('waitForIncubatorEvent'))).toEqual([0, 1]);
  await follow();
  expect(await seenAfter('cof2', act('cancelEventRegistration'))).toEqual([0, 0]);
  await follow();
  expect(await seenAfter('cof1', act('cancelEventRegistration'))).toEqual([1, 0]);
  await follow();
  const inviting =
    'mutation ($id: ID!, $who: [ID!]!) { inviteToIncubatorEvent(eventId: $id, invitees: { people: $who }) { coming } }';
  expect(await seenAfter('admin', inviting, { who: ['cof1', 'cof2'] })).toEqual([0, 1]);
  await follow();
  const removing = 'mutation ($id: ID!, $who: [ID!]!) { removeFromIncubatorEvent(eventId: $id, people: $who) { _id } }';
  expect(await seenAfter('admin', removing, { who: ['cof1', 'cof2'] })).toEqual([1, 0]);
  await heard.return?.();
});

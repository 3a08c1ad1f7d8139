import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(seedPeople, 'Pacific/Auckland');
}, 60_000);
afterAll(() => server?.close());

it('is the day on the clock of the organisation, when a session is made and when it is moved', async () => {
  const make =
    'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id date } }';
  const input = { name: 'Goals', startup: 's1', coachs: ['mentor'], attendees: ['cof1'], expectedDuration: 45 };
  const { data, errors } = await server.ask('mentor', make, { input: { ...input, startTime: '2030-06-10T21:00:00Z' } });
  expect(errors).toBeUndefined();
  expect(data?.made).toMatchObject({ date: '2030-06-11' });
  const move = `mutation ($id: ID!) {
    moved: updateCoachingSession(id: $id, input: { startTime: "2030-06-12T11:30:00Z" }) { date } }`;
  const moved = await server.ask('mentor', move, { id: textIn(data?.made?._id) });
  expect(moved.data?.moved).toEqual({ date: '2030-06-12' });
});

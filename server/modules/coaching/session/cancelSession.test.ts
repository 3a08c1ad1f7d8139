import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';
import { at, startMeetingServer } from '../testing/startMeetingServer.ts';
import { toldSince } from '../testing/toldSince.ts';

let server: EntityServer;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ server, close } = await startMeetingServer());
  await server.database.withTenant('t1', (tx) =>
    sql`update incubator set mentor_matching = ${JSON.stringify({ active: true })}::jsonb`.execute(tx),
  );
}, 120_000);
afterAll(() => close?.());

const REQUEST = 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { _id } }';
const ACCEPT = 'mutation ($id: ID!) { answerMeetingRequest(requestId: $id, answer: ACCEPT) { session { _id } } }';
const CANCEL = 'mutation ($id: ID!) { cancelSession(sessionId: $id) { status } }';

const ask = (user: string, minutes: number) =>
  server.ask(user, REQUEST, { input: { personId: 'mentor', startTime: at(minutes), message: 'Prices' } });
const cancel = (user: string, id: string) => server.ask(user, CANCEL, { id });

async function booked(minutes: number): Promise<string> {
  const asked = await ask('cof1', minutes);
  const accepted = await server.ask('mentor', ACCEPT, { id: textIn(asked.data?.requestMeeting?._id) });
  return textIn(accepted.data?.answerMeetingRequest?.session?._id);
}

const told = () => toldSince(server);

it('is called off by the founder who booked it: the mentor is told, and their time is free again', async () => {
  const id = await booked(0);
  await told();
  expect((await cancel('cof1', id)).data?.cancelSession).toEqual({ status: 'cancelled' });
  expect(await told()).toEqual(expect.arrayContaining(['mail to mia', 'mentor: startup.meetingDeleted']));
  const { data } = await server.ask('cof1', '{ bookableTimes(personId: "mentor") { startTime } }');
  expect(JSON.stringify(data)).toContain(at(0));
  const again = await cancel('cof1', id);
  expect([again.data?.cancelSession?.status, await told()], 'nobody is told twice').toEqual(['cancelled', []]);
});

it('is not called off by founders of another startup, and not once it has been held', async () => {
  const id = await booked(30);
  expect((await cancel('cof2', id)).errors?.[0]?.extensions?.code).toBe('NotFoundError');
  await server.database.withTenant('t1', (tx) =>
    sql`update coaching_session set start_time = now() - interval '2 hours', end_time = now() - interval '1 hour' where id = ${id}`.execute(
      tx,
    ),
  );
  expect((await cancel('cof1', id)).errors?.[0]?.extensions?.reason).toBe('meetingOver');
});

it('is asked for once: a second request for the same time is refused while the first waits', async () => {
  expect((await ask('cof1', 60)).errors).toBeUndefined();
  expect((await ask('cof1', 60)).errors?.[0]?.extensions?.reason).toBe('meetingAskedAlready');
  expect((await ask('cof2', 60)).errors, 'another startup may ask').toBeUndefined();
  const both = await Promise.all([ask('cof1', 120), ask('cof1', 120)]);
  expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
});

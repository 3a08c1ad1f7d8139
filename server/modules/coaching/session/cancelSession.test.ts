import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
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
  expect(await told()).toEqual(expect.arrayContaining(['mail to mia', 'mentor: startup.meetingCalledOff']));
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

it('is called off with a word why: who was to come reads who has done it and the word, here, by mail and on its page', async () => {
  const id = await booked(180);
  await told();
  const query = 'mutation ($id: ID!, $words: String) { cancelSession(sessionId: $id, words: $words) { cancelReason } }';
  const off = (words: string) => server.ask('cof1', query, { id, words });
  expect((await off('x'.repeat(501))).errors?.[0]?.extensions?.code).toBe('ValidationError');
  const { data } = await off('  I am ill.\nSorry! ');
  expect(data?.cancelSession).toEqual({ cancelReason: 'I am ill. Sorry!' });
  const bell = '{ paginatedNotifications { notifications { message } } }';
  const [news] = listIn((await server.ask('mentor', bell)).data?.paginatedNotifications?.notifications);
  expect(textIn(news?.message)).toMatch(/^Cora .*has cancelled the session .*I am ill. Sorry!/);
  const { rows } = await server.database.withSystem((tx) =>
    sql<{
      subject: string;
      text: string;
    }>`select subject, text_body as text from mail where recipient like 'mia@%'`.execute(tx),
  );
  expect(rows[0]?.subject).toMatch(/^Cora .*has cancelled the session/);
  expect(rows[0]?.subject, 'mailboxes cut what is longer').not.toContain('I am ill');
  expect(rows[0]?.text).toContain('I am ill. Sorry!');
  const page = `{ coachingSession(id: "${id}") { cancelReason cancelledBy } }`;
  expect((await server.ask('mentor', page)).data?.coachingSession).toEqual({
    cancelReason: 'I am ill. Sorry!',
    cancelledBy: 'Cora One',
  });
  const items = `{ startupEvents(startupId: "s1", eventType: ["coachingSession"]) {
    results { ... on TimelineEvent { session { _id status cancelledBy cancelReason } } } } }`;
  const events = listIn((await server.ask('cof1', items)).data?.startupEvents?.results);
  expect(events, 'the timeline keeps it, as cancelled').toContainEqual({
    session: { _id: id, status: 'cancelled', cancelledBy: 'Cora One', cancelReason: 'I am ill. Sorry!' },
  });
  const anew = 'mutation ($id: ID!) { updateCoachingSession(id: $id, input: { status: planned }) { cancelReason } }';
  expect((await server.ask('admin', anew, { id })).data?.updateCoachingSession).toEqual({ cancelReason: null });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server?.close());

const run = async (text: string, variables: Record<string, unknown>) => {
  const answer = await server.ask('admin', text, variables);
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.made?._id);
};

/** A coach is at one place at a time: each session is on a day of its own. */
let day = 0;

async function invite(attendees: readonly string[]): Promise<string> {
  day += 1;
  const startTime = new Date(Date.now() + day * 86_400_000).toISOString();
  const input = { name: 'Goals', startup: 's1', coachs: ['mentor'], attendees, startTime, expectedDuration: 30 };
  const session = await run(
    'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id } }',
    { input },
  );
  const id = await run(
    'mutation ($input: CoachingInvitationCreateInput!) { made: createCoachingInvitation(input: $input) { _id } }',
    { input: { session, invitees: ['cof1', 'cof1b'] } },
  );
  await rows(sql`delete from notification_recipient r using notification n
    where n.id = r.notification_id and n.text_key = 'startup.meetingScheduled' returning r.id`);
  return id;
}

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);
/** Since it was last asked. */
const told = () =>
  rows(sql`with gone as (delete from notification_recipient returning *)
    select r.user_id as who, n.text_key as text from gone r join notification n on n.id = r.notification_id order by 1`);
const shown = (id: string) => rows(sql`select id from timeline_event where subject = ${`CoachingInvitation/${id}`}`);

it('that is called off, or deleted, is nobody’s any more; who is not expected otherwise is told', async () => {
  for (const text of [
    'mutation ($id: ID!) { updateCoachingInvitation(id: $id, input: { status: cancelled }) { _id } }',
    'mutation ($id: ID!) { deleteCoachingInvitation(id: $id) }',
  ]) {
    const id = await invite(['cof1']);
    await run(text, { id });
    expect(await told()).toEqual([{ who: 'cof1b', text: 'startup.meetingLeft' }]);
    expect(await shown(id)).toHaveLength(text.includes('delete') ? 0 : 3);
  }
});

it('is taken from who is no longer named in it', async () => {
  const id = await invite([]);
  await run('mutation ($id: ID!) { updateCoachingInvitation(id: $id, input: { invitees: ["cof1"] }) { _id } }', { id });
  expect(await told()).toEqual([
    { who: 'cof1', text: 'startup.coachingInvited' },
    { who: 'cof1b', text: 'startup.meetingLeft' },
  ]);
  expect(await shown(id), 'the startup and who is invited still').toHaveLength(2);
});

/** A session that counted as held, and was not. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';
import { toldSince } from '../testing/toldSince.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

const DAY = 86_400_000;
const CREATE = 'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id } }';
const DELETE = 'mutation ($id: ID!) { made: deleteCoachingSession(id: $id) }';
const became = (status: string) =>
  `mutation ($id: ID!) { made: updateCoachingSession(id: $id, input: { status: ${status} }) { _id } }`;

async function run(text: string, variables: Record<string, unknown>) {
  const { data, errors } = await server.ask('admin', text, variables);
  expect(errors).toBeUndefined();
  return data?.made;
}

/** A coach is at one place at a time: each session has a day of its own. */
let day = 0;

/** A session that is said to have been held, on a day before now or after. */
async function held(when: 'past' | 'ahead'): Promise<string> {
  day += 1;
  const startTime = new Date(Date.now() + (when === 'past' ? -day : day) * DAY).toISOString();
  const people = { startup: 's1', coachs: ['mentor'], attendees: ['cof1'] };
  const made = await run(CREATE, { input: { name: 'Goals', ...people, startTime, expectedDuration: 30 } });
  const id = textIn(made?._id);
  await run(became('held'), { id });
  expect(await tasksOf(id)).toEqual(['mentor']);
  await toldSince(server);
  return id;
}

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);
/** Whose evaluation is awaited. */
const tasksOf = async (id: string) =>
  (
    await rows(sql<{ who: string }>`select a.user_id as who from task t join task_assignee a on a.task_id = t.id
      where t.task_type = 'coachingEvaluation' and t.url like ${`/coaching/session/${id}%`} order by 1`)
  ).map(({ who }) => who);
const itemsOf = async (id: string) =>
  (await rows(sql`select id from timeline_event where subject = ${`CoachingSession/${id}`}`)).length;

it.each([
  ['called off', became('cancelled'), 3],
  ['deleted', DELETE, 0],
])(
  'that is %s is on the timelines as such or on none, and its coach is asked for nothing; nobody is told of what is over',
  async (_, change, items) => {
    const id = await held('past');
    expect(await itemsOf(id)).toBe(3);
    await run(change, { id });
    expect([await itemsOf(id), await tasksOf(id), await toldSince(server)]).toEqual([items, [], []]);
  },
);

it.each([
  ['called off', became('cancelled'), 3],
  ['deleted', DELETE, 0],
])('that is %s before its time has come is told of as a planned one', async (_, change, items) => {
  const id = await held('ahead');
  await run(change, { id });
  expect([await itemsOf(id), await tasksOf(id)]).toEqual([items, []]);
  expect(await toldSince(server)).toEqual([
    'cof1: startup.meetingCalledOff',
    'mail to cora',
    'mail to mia',
    'mentor: startup.meetingCalledOff',
  ]);
});

it('that is planned anew stays on the timelines, and is evaluated once it was held', async () => {
  const id = await held('ahead');
  await run(became('planned'), { id });
  expect([await itemsOf(id), await tasksOf(id)]).toEqual([3, []]);
  await run(became('held'), { id });
  expect(await tasksOf(id)).toEqual(['mentor']);
});

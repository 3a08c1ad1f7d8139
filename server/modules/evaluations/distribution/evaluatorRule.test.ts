/** A round that is judged by roles and tags: whoever gets them is asked, whoever loses them gives back what is not begun. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedScoring } from '../testing/seedScoring.ts';

let server: EntityServer;
let now = new Date('2030-05-01T10:00:00Z').getTime();

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await sql`insert into incubator (tenant_id, id, name, slug) values ('t1', 't1', 'Test', 't1')`.execute(tx);
    await sql`insert into tag (tenant_id, id, name, category) values
      ('t1', 'fin', 'Fintech', 'user'), ('t1', 'bio', 'Biotech', 'user')`.execute(tx);
    await sql`update "user" set tags_ids = '{fin}' where tenant_id = 't1' and id in ('ev1', 'ev2', 'founder')`.execute(
      tx,
    );
  });
  await later();
}, 60_000);
afterAll(() => server.close());

/** A minute passes. */
const later = async () => {
  now += 60_000;
  await server.tick(new Date(now));
};
const run = async (text: string, variables: Record<string, unknown> = {}) => {
  const answer = await server.ask('admin', text, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};
const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
const shareOut = (input: object) =>
  run(`mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { evaluators given } }`, {
    input: { roundId: 'ro2', evaluators: [], ...input },
  });
const tag = (person: string, tags: readonly string[]) =>
  run(`mutation ($id: ID!, $tags: [ID!]) { updateUser(id: $id, input: { tags: $tags }) { _id } }`, {
    id: person,
    tags,
  });
const assigned = async () =>
  (await rows(sql`select evaluator_id as id from evaluation_assignation where round_id = 'ro2' order by 1`)).map(
    ({ id }) => id,
  );
const judgesOf = async (application: string) =>
  (
    await rows(sql`select evaluator_id as id from evaluation
      where application_id = ${application} and round_id = 'ro2' and status <> 'declined' order by 1`)
  ).map(({ id }) => id);
const readersOf = async (application: string) =>
  (await rows(sql`select readers_ids as ids from application where id = ${application}`))[0]?.ids;

it('asks whoever has the tag, on the side of the organisation, and says before how many', async () => {
  const input = { roundId: 'ro2', evaluators: [], roles: ['r-Ev'], tags: ['fin'] };
  const text = `query ($input: DistributionInput!) { previewDistribution(input: $input) { evaluators given } }`;
  expect((await run(text, { input }))?.previewDistribution).toEqual({ evaluators: 2, given: 6 });
  expect(await assigned()).toEqual([]);
  await shareOut({ roles: ['r-Ev'], tags: ['fin'], maxApplications: 2 });
  expect(await assigned()).toEqual(['ev1', 'ev2']);
  expect(await judgesOf('a1')).toEqual(['ev1', 'ev2']);
});

it('shows the rule, and who is there by it', async () => {
  const text = `{ funnelDistribution(funnelId: "fu") { maxApplications roles { name } tags { name } }
    evaluatorChoices(funnelId: "fu", roundId: "ro2") { _id isAssigned isByRule } }`;
  const data = await run(text);
  expect(data?.funnelDistribution).toEqual([
    { maxApplications: 2, roles: [{ name: 'Evaluator' }], tags: [{ name: 'Fintech' }] },
  ]);
  expect(data?.evaluatorChoices).toEqual(
    expect.arrayContaining([
      { _id: 'ev1', isAssigned: true, isByRule: true },
      { _id: 'ev3', isAssigned: false, isByRule: false },
    ]),
  );
});

it('refuses to remove somebody one by one whom the rule would bring back', async () => {
  const [row] = await rows(sql`select id from evaluation_assignation where round_id = 'ro2' and evaluator_id = 'ev1'`);
  const text = 'mutation ($id: ID!) { deleteEvaluationAssignation(id: $id) }';
  const { errors } = await server.ask('admin', text, { id: row?.id });
  expect(errors?.[0]?.message).toMatch(/assigned by the roles and tags/);
  expect(await assigned()).toEqual(['ev1', 'ev2']);
});

it('asks whoever gets the tag later, with as many at most', async () => {
  await tag('ev3', ['fin', 'bio']);
  await later();
  expect(await assigned()).toEqual(['ev1', 'ev2', 'ev3']);
  const counts = await rows(sql`select count(*)::int as number from evaluation where evaluator_id = 'ev3'`);
  expect(counts).toEqual([{ number: 2 }]);
});

it('takes back what is not begun of whoever loses the tag, and what they have begun stays', async () => {
  await rows(sql`update evaluation set status = 'in_progress' where evaluator_id = 'ev3' and application_id = 'a3'`);
  const before = await judgesOf('a3');
  await tag('ev3', ['bio']);
  await later();
  expect(await assigned()).toEqual(['ev1', 'ev2']);
  expect(await judgesOf('a3')).toEqual(before);
  expect(await judgesOf('a1')).toEqual(['ev1', 'ev2']);
  expect(await readersOf('a1')).not.toContain('ev3');
});

it('keeps whoever is chosen by name, whatever their tags become', async () => {
  await shareOut({ evaluators: ['ev2', 'ev4'], roles: ['r-Ev'], tags: ['fin'] });
  await tag('ev2', []);
  await later();
  expect(await assigned()).toEqual(['ev1', 'ev2', 'ev4']);
});

it('opens nothing to newcomers once the funnel is closed and all of it decided', async () => {
  await rows(sql`update funnel set status = 'closed' where id = 'fu'`);
  await rows(sql`update application set decision = 'accepted', status = 'accepted' where funnel_id = 'fu'`);
  await tag('ev3', ['fin']);
  await later();
  expect(await assigned()).toEqual(['ev1', 'ev2', 'ev4']);
  await rows(sql`update application set decision = null, status = 'under_review' where id = 'a2'`);
  await later();
  expect(await assigned()).toEqual(['ev1', 'ev2', 'ev3', 'ev4']);
});

it('names nobody any more when its last tag is gone, instead of everybody of its roles', async () => {
  await run(`mutation { deleteTag(id: "fin") }`);
  await later();
  expect(await assigned()).toEqual(['ev2', 'ev4']);
});

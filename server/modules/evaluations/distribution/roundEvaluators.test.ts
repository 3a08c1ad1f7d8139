/** Each round has evaluators of its own; whoever is assigned to the funnel alone judges in all of them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedScoring } from '../testing/seedScoring.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, evaluation_form_id) values
      ('t1', 'ro3', 'Final', 'fu', 3, 'evaluation', 'fe')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status) values ('t1', 'fx', 'Autumn', 'p1', 'draft')`.execute(
      tx,
    );
    await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, evaluation_form_id) values
      ('t1', 'rox', 'Elsewhere', 'fx', 1, 'evaluation', 'fe')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const run = async (text: string, variables: Record<string, unknown> = {}) => {
  const answer = await server.ask('admin', text, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};
const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
const assigned = async (round: string) => {
  const text = `query ($round: ID!) { evaluatorChoices(funnelId: "fu", roundId: $round) { _id isAssigned } }`;
  const people = (await run(text, { round }))?.evaluatorChoices as unknown as { _id: string; isAssigned: boolean }[];
  return people.flatMap(({ _id, isAssigned }) => (isAssigned ? [_id] : [])).sort();
};
const judges = async (application: string, round: string) =>
  (
    await rows(sql`select evaluator_id as id from evaluation
      where application_id = ${application} and round_id = ${round} and status <> 'declined' order by 1`)
  ).map(({ id }) => id);
const shareOut = (roundId: string, evaluators: readonly string[], more: object = {}) =>
  run(`mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given } }`, {
    input: { roundId, evaluators, ...more },
  });
const assign = (input: object) =>
  server.ask(
    'admin',
    `mutation ($input: EvaluationAssignationCreateInput!) { createEvaluationAssignation(input: $input) { _id } }`,
    {
      input: { funnel: 'fu', ...input },
    },
  );

it('asks those of the round, and of another round others', async () => {
  await shareOut('ro2', ['ev1', 'ev2']);
  await shareOut('ro3', ['ev2', 'ev3'], { maxApplications: 1 });
  expect(await assigned('ro2')).toEqual(['ev1', 'ev2']);
  expect(await assigned('ro3')).toEqual(['ev2', 'ev3']);
  expect(await judges('a1', 'ro2')).toEqual(['ev1', 'ev2']);
  // Who has three of the jury may still have one of the final: each round counts for itself.
  await run(`mutation { updateApplication(id: "a1", input: { round: "ro3" }) { _id } }`);
  expect(await judges('a1', 'ro3')).toEqual(['ev2', 'ev3']);
  const everybody = await rows(sql`select assigned_evaluators_ids as ids from funnel where id = 'fu'`);
  expect(everybody).toEqual([{ ids: ['ev1', 'ev2', 'ev3'] }]);
});

it('takes back what is not begun in that round only, and closes nothing that is still to be judged', async () => {
  await shareOut('ro3', ['ev3']);
  expect(await judges('a1', 'ro3')).toEqual(['ev3']);
  expect(await judges('a1', 'ro2')).toEqual(['ev1', 'ev2']);
  const [opened] = await rows(sql`select evaluators_ids @> '{ev2}' as "is" from application where id = 'a1'`);
  expect(opened).toEqual({ is: true });
});

it('lets who is assigned to the whole funnel judge in all rounds, until a round is shared out anew without them', async () => {
  expect((await assign({ evaluator: 'ev4' })).errors).toBeUndefined();
  expect(await judges('a1', 'ro3')).toEqual(['ev3', 'ev4']);
  expect(await judges('a2', 'ro2')).toEqual(['ev1', 'ev2', 'ev4']);
  await shareOut('ro3', ['ev3']);
  expect(await judges('a1', 'ro3')).toEqual(['ev3']);
  expect(await assigned('ro2')).toEqual(['ev1', 'ev2', 'ev4']);
  expect(await judges('a2', 'ro2')).toEqual(['ev1', 'ev2', 'ev4']);
});

it('assigns nobody to a round of another funnel', async () => {
  const { errors } = await assign({ evaluator: 'ev1', round: 'rox' });
  expect(errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'input.round' }]);
});

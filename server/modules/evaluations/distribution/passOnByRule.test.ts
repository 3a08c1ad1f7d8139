import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedScoring } from '../testing/seedScoring.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind)
      values ('t1', 'ro3', 'Interview', 'fu', 3, 'meeting')`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, status, round_id, number)
      values ('t1', 'a4', 'Startup 4', 'fu', 'under_review', 'ro1', 4)`.execute(tx);
  });
  const input = { roundId: 'ro2', evaluators: ['ev1', 'ev2'], perApplication: 2 };
  const deal = `mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given } }`;
  expect((await server.ask('admin', deal, { input })).data?.distributeEvaluations).toEqual({ given: 8 });
}, 60_000);
afterAll(() => server.close());

beforeEach(() => rows(sql`update funnel_round set pass_score = 7, when_passed = 'goOn' where id = 'ro2'`));

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
const roundOf = async (application: string) =>
  (await rows(sql`select round_id as round from application where id = ${application}`))[0]?.round;

/** Five of five and the strongest market make ten; one and the weakest make nothing. */
async function judge(application: string, evaluator: string, team: number, market: 'weak' | 'strong') {
  const [found] = await rows(
    sql`select id from evaluation where application_id = ${application} and evaluator_id = ${evaluator}`,
  );
  const save = `mutation ($id: ID!, $answers: [AnswerInput!]!) {
    saveScoring(evaluationId: $id, answers: $answers, isComplete: true) { isSubmitted } }`;
  const answers = [
    { questionId: 'team', numberValue: team },
    { questionId: 'market', textValue: market },
  ];
  const { errors } = await server.ask(evaluator, save, { id: found?.id, answers });
  expect(errors).toBeUndefined();
}

it('passes an application on once the last evaluation is in and the score is reached, and tells its history', async () => {
  await judge('a1', 'ev1', 5, 'strong');
  expect(await roundOf('a1')).toBe('ro1');
  await judge('a1', 'ev2', 4, 'strong');
  expect(await roundOf('a1')).toBe('ro3');
  expect(
    await rows(sql`select round_name as name, actor_id as actor from application_activity
      where application_id = 'a1' and kind = 'moved'`),
  ).toEqual([{ name: 'Interview', actor: null }]);
});

it('leaves what is below the score where it is, and rejects nobody', async () => {
  await judge('a2', 'ev1', 5, 'strong');
  await judge('a2', 'ev2', 1, 'weak');
  expect(await rows(sql`select round_id as round, status, score from application where id = 'a2'`)).toEqual([
    { round: 'ro1', status: 'under_review', score: 5 },
  ]);
});

it('does not wait for who steps aside when nobody else is to be asked', async () => {
  await rows(sql`insert into evaluation (tenant_id, id, application_id, evaluator_id, round_id, form_id, status)
    values ('t1', 'extra', 'a3', 'ev3', 'ro2', 'fe', 'pending')`);
  await rows(sql`update application set evaluators_ids = evaluators_ids || array['ev3'], readers_ids = readers_ids || array['ev3']
    where id = 'a3'`);
  await judge('a3', 'ev1', 5, 'strong');
  await judge('a3', 'ev2', 5, 'strong');
  expect(await roundOf('a3')).toBe('ro1');
  const aside = `mutation ($id: ID!) { stepAside(evaluationId: $id, reason: "A friend") }`;
  expect((await server.ask('ev3', aside, { id: 'extra' })).errors).toBeUndefined();
  expect(await roundOf('a3')).toBe('ro3');
});

it('moves nothing where it only recommends', async () => {
  await rows(sql`update funnel_round set when_passed = 'recommend' where id = 'ro2'`);
  await judge('a4', 'ev1', 5, 'strong');
  await judge('a4', 'ev2', 5, 'strong');
  expect(await roundOf('a4')).toBe('ro1');
});

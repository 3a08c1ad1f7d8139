import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedScoring } from '../testing/seedScoring.ts';

let server: EntityServer;

/** What two evaluators gave to three applications: team of 1 to 5 with three quarters of the weight, and the market. */
const given = [
  ['ev1', 'a1', 5, 'strong', 10],
  ['ev1', 'a2', 4, 'strong', 8.1],
  ['ev1', 'a3', 4, 'fair', 6.3],
  ['ev2', 'a1', 3, 'strong', 6.3],
  ['ev2', 'a2', 2, 'strong', 4.4],
  ['ev2', 'a3', 1, 'fair', 0.6],
] as const;

async function seedGiven(tx: Tx): Promise<void> {
  for (const [evaluator, application, team, market, score] of given) {
    const answers = [
      { questionId: 'team', numberValue: team },
      { questionId: 'market', textValue: market },
    ];
    await sql`insert into evaluation (tenant_id, id, title, application_id, evaluator_id, round_id, form_id, form_version,
        status, score, answers)
      values ('t1', ${`e-${evaluator}-${application}`}, 'Startup', ${application}, ${evaluator}, 'ro2', 'fe', 1, 'submitted',
        ${score}, ${JSON.stringify(answers)}::jsonb)`.execute(tx);
  }
  // Given, and not handed in: nobody's judgement yet.
  await sql`insert into evaluation (tenant_id, id, title, application_id, evaluator_id, round_id, status, score)
    values ('t1', 'e-open', 'Startup', 'a1', 'ev3', 'ro2', 'in_progress', 1)`.execute(tx);
}

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await seedGiven(tx);
    await sql`insert into role (tenant_id, id, name, type, overrides) values
      ('t1', 'r-Coach', 'Coach', '{Coach}', '{"APPLICATION/APPLICATION:VIEW_ALL": "NONE"}')`.execute(tx);
    await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id, programs_ids)
      values ('t1', 'coach', 'Cleo', 'cleo@t1.test', 'Active', 'network', 'r-Coach', '{p1}')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const figures = 'applicationId rank count mean shift levelled spread';
const question = `query ($round: ID, $application: ID!) {
  explainedPlace(funnelId: "fu", roundId: $round, applicationId: $application) {
    place { ${figures} } next { ${figures} } ahead placedBy meanOfAll isCapped untold
    given { evaluatorName score count average spread isLevelled shift levelled }
    criteria { version weight share mean element { _id } } } }`;
const explained = async (user: string, application: string, round: string | null = 'ro2') =>
  (await server.ask(user, question, { application, round })).data?.explainedPlace;

it('tells how the scores of an application were made, what they became, and why it stands before the next', async () => {
  expect(await explained('admin', 'a1')).toEqual({
    place: { applicationId: 'a1', rank: 1, count: 2, mean: 8.2, shift: 0, levelled: 8.2, spread: 1.9 },
    next: { applicationId: 'a2', rank: 2, count: 2, mean: 6.3, shift: 0, levelled: 6.3, spread: 1.9 },
    ahead: 1.9,
    placedBy: 'levelled',
    meanOfAll: 6,
    isCapped: false,
    untold: 0,
    given: [
      {
        evaluatorName: 'Ev1',
        score: 10,
        count: 3,
        average: 8.1,
        spread: 1.5,
        isLevelled: true,
        shift: -2.2,
        levelled: 7.8,
      },
      {
        evaluatorName: 'Ev2',
        score: 6.3,
        count: 3,
        average: 3.8,
        spread: 2.4,
        isLevelled: true,
        shift: 2.2,
        levelled: 8.5,
      },
    ],
    criteria: [
      { element: { _id: 'team' }, version: 1, weight: 3, share: 0.75, mean: 7.5 },
      { element: { _id: 'market' }, version: 1, weight: 1, share: 0.25, mean: 10 },
    ],
  });
});

it('says the same as the ranking', async () => {
  const ranking = `{ funnelRanking(funnelId: "fu") { places { applicationId rank count mean levelled spread } } }`;
  const [round] = ((await server.ask('admin', ranking)).data?.funnelRanking ?? []) as unknown as {
    places: { applicationId: string }[];
  }[];
  expect(round?.places).toHaveLength(3);
  for (const place of round?.places ?? []) {
    expect(await explained('admin', place.applicationId)).toMatchObject({ place });
  }
  expect(await explained('admin', 'a3')).toMatchObject({ next: null, placedBy: null });
});

it('has nothing to say of what nobody has scored, or of another round', async () => {
  expect(await explained('admin', 'nowhere')).toBeNull();
  expect(await explained('admin', 'a1', null)).toBeNull();
});

it('names evaluators and their scores to those only who may read their evaluations', async () => {
  // This coach sees the ranking of their program, and no evaluations of others.
  expect(await explained('coach', 'a1')).toMatchObject({ place: { rank: 1 }, given: [], untold: 2, criteria: [] });
  await server.database.withTenant('t1', (tx) =>
    sql`update evaluation set evaluator_id = 'coach' where id = 'e-ev2-a1'`.execute(tx),
  );
  const own = await explained('coach', 'a1');
  expect(own).toMatchObject({ given: [{ evaluatorName: 'Cleo', isLevelled: false, shift: 0 }], untold: 1 });
  expect(JSON.stringify(own)).not.toContain('Ev1');
});

it('is for those who see the ranking', async () => {
  expect((await server.ask('ev1', question, { application: 'a1', round: 'ro2' })).errors).toBeDefined();
  expect((await server.ask('mentor', question, { application: 'a1', round: 'ro2' })).errors).toBeDefined();
});

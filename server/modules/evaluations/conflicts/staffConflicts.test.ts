/** Staff say ahead which evaluator knows which applicant, and take it back. */
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
    // The applicant of a1 has applied twice.
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, founder_email, status, round_id,
        number, anonymous, funnel_admins_ids)
      values ('t1', 'a1b', 'Startup 1 again', 'fu', 'p1', 'FOUNDER1@t1.test', 'under_review', 'ro1', 4, true, '{admin}')`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server.close());

const run = async (user: string, text: string, variables: Record<string, unknown> = {}) => {
  const answer = await server.ask(user, text, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};
const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
const judges = async (application: string, round = 'ro2') =>
  (
    await rows(sql`select evaluator_id as id from evaluation
      where application_id = ${application} and round_id = ${round} and status <> 'declined' order by 1`)
  ).map(({ id }) => id);
const shareOut = (roundId: string, evaluators: readonly string[]) =>
  run('admin', `mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given missing } }`, {
    input: { roundId, evaluators, perApplication: 2 },
  });
const declare = `mutation ($input: ConflictInput!) { declareConflicts(input: $input) { taken nobodyLeft } }`;
const withdraw = `mutation ($input: ConflictInput!) { withdrawConflicts(input: $input) }`;
const say = async (evaluatorId: string, applicationIds: readonly string[], reason?: string) =>
  (await run('staff', declare, { input: { evaluatorId, applicationIds, reason } }))?.declareConflicts;
const known = `{ funnelConflicts(funnelId: "fu") { applicants { applicationId name }
  conflicts { applicationId name evaluatorId evaluatorName reason saidBy isByEvaluator } } }`;
const told = (text: string) =>
  rows(sql`select r.user_id as user, n.text_values ->> 'name' as name, n.text_values ->> 'host' as host, n.url
    from notification n join notification_recipient r on r.notification_id = n.id where n.text_key = ${text} order by 1`);
const history = (user: string, id: string) =>
  run(
    user,
    `query ($id: ID!) { applicationActivities(filter: { application: { IS: $id } }) {
    results { kind evaluatorName actor { _id } } } }`,
    { id },
  );

it('is said before anything is shared out: their applications go to others, in every round', async () => {
  expect(await say('ev1', ['a1'], 'His sister founded it')).toEqual({ taken: 0, nobodyLeft: [] });
  const preview = `query ($input: DistributionInput!) { previewDistribution(input: $input) { given missing } }`;
  const input = { roundId: 'ro2', evaluators: ['ev1', 'ev2'], perApplication: 2 };
  expect((await run('admin', preview, { input }))?.previewDistribution).toEqual({ given: 6, missing: 2 });
  await shareOut('ro2', ['ev1', 'ev2', 'ev3']);
  expect(await judges('a1')).toEqual(['ev2', 'ev3']);
  expect(await judges('a1b'), 'of the same applicant').toEqual(['ev2', 'ev3']);
  expect((await judges('a2')).length + (await judges('a3')).length).toBe(4);
  await shareOut('ro3', ['ev1', 'ev4']);
  await run('admin', `mutation { updateApplication(id: "a1", input: { round: "ro3" }) { _id } }`);
  expect(await judges('a1', 'ro3')).toEqual(['ev4']);
  // What is said ahead is no evaluation of a round: nobody was asked, and none is counted.
  expect(await told('application.evaluatorSteppedAside')).toEqual([]);
  const ranking = `{ funnelRanking(funnelId: "fu") { roundId evaluators { _id declined } } }`;
  const ranked = (await run('admin', ranking))?.funnelRanking as unknown as { roundId: string | null }[];
  expect(ranked.map(({ roundId }) => roundId)).toEqual(['ro2', 'ro3']);
  expect(JSON.stringify(ranked)).not.toContain('"declined":1');
});

it('is seen by staff with who has said it and why, and in the history of the application', async () => {
  const seen = (await run('staff', known))?.funnelConflicts as unknown as Record<string, unknown[]>;
  expect(seen.conflicts).toEqual([
    {
      applicationId: 'a1',
      name: 'Startup 1',
      evaluatorId: 'ev1',
      evaluatorName: 'Ev1',
      reason: 'His sister founded it',
      saidBy: 'Sam Staff',
      isByEvaluator: false,
    },
  ]);
  expect(seen.applicants).toHaveLength(4);
  const line = { kind: 'conflict_declared', evaluatorName: 'Ev1', actor: { _id: 'staff' } };
  expect((await history('staff', 'a1'))?.applicationActivities?.results).toContainEqual(line);
  expect(JSON.stringify(await history('ev2', 'a1'))).not.toMatch(/conflict|Ev1/);
  // Nor does the one concerned learn of it where the applicant is hidden.
  const own = `{ evaluations(filter: { application: { IS: "a1" } }) { results { status declineReason } } }`;
  expect((await run('ev1', own))?.evaluations?.results).toEqual([]);
});

it('takes an open evaluation from whoever has it, who is told, and gives it to another with capacity', async () => {
  const [evaluator, other] = (await judges('a2')) as string[];
  const rest = ['ev1', 'ev2', 'ev3'].filter((id) => id !== evaluator && id !== other);
  expect(await say(evaluator ?? '', ['a2'])).toEqual({ taken: 1, nobodyLeft: [] });
  expect(await judges('a2')).toEqual([...rest, other].sort());
  expect(await told('application.hiddenEvaluationTaken')).toEqual([
    { user: evaluator, name: '2', host: null, url: '/applications/scoring' },
  ]);
  // Those who look after the funnel learn of it, as when an evaluator steps aside.
  const name = `Ev${evaluator?.at(-1)}`;
  const news = { name: 'Startup 2', host: name, url: '/application/a2/evaluations' };
  expect(await told('application.conflictRecorded')).toEqual([{ user: 'admin', ...news }]);
  const queue = `{ scoringQueue { items { applicationId } } }`;
  expect(JSON.stringify(await run(evaluator ?? '', queue))).not.toContain('"a2"');
  // What was said twice is said once.
  expect(await say(evaluator ?? '', ['a2'])).toEqual({ taken: 0, nobodyLeft: [] });
  const lines = (await history('staff', 'a2'))?.applicationActivities?.results as unknown as { kind: string }[];
  expect(lines.filter(({ kind }) => kind === 'conflict_declared')).toHaveLength(1);
});

it('tells staff when nobody is left to judge an application', async () => {
  const [first, second] = (await judges('a2')) as [string, string];
  expect(await say(first, ['a2'])).toEqual({ taken: 1, nobodyLeft: [] });
  expect(await say(second, ['a2'])).toEqual({ taken: 1, nobodyLeft: ['Startup 2'] });
  expect(await judges('a2')).toEqual([]);
  expect(await told('application.nobodyLeft')).toEqual([
    { user: 'admin', name: 'Startup 2', host: null, url: '/application/a2/evaluations' },
  ]);
});

it('is kept to where somebody is chosen by hand', async () => {
  const make = `mutation { createEvaluation(input: { application: "a2", evaluator: "ev2" }) { _id } }`;
  expect((await server.ask('admin', make)).errors?.[0]?.extensions?.reason).toBe('evaluatorKnowsApplicant');
});

it('is taken back: they are given applications of the applicant again', async () => {
  expect(
    (await run('staff', withdraw, { input: { evaluatorId: 'ev2', applicationIds: ['a2'] } }))?.withdrawConflicts,
  ).toBe(true);
  expect(await judges('a2')).toEqual(['ev2']);
  const line = { kind: 'conflict_withdrawn', evaluatorName: 'Ev2', actor: { _id: 'staff' } };
  expect((await history('staff', 'a2'))?.applicationActivities?.results).toContainEqual(line);
  // Taken back on either of their applications, it is taken back for the applicant.
  await run('staff', withdraw, { input: { evaluatorId: 'ev1', applicationIds: ['a1b'] } });
  expect(await judges('a1', 'ro3')).toEqual(['ev1', 'ev4']);
});

it('is also what is declined, and deleted, in the table of evaluations', async () => {
  await run('admin', `mutation { updateApplication(id: "a3", input: { round: "ro2" }) { _id } }`);
  const [open] = await rows(sql`select id, evaluator_id as "evaluatorId" from evaluation
    where application_id = 'a3' and round_id = 'ro2' and status = 'pending' order by evaluator_id`);
  const { id, evaluatorId } = open as { id: string; evaluatorId: string };
  await run('staff', `mutation ($id: ID!) { updateEvaluation(id: $id, input: { status: declined }) { _id } }`, { id });
  expect(await judges('a3')).not.toContain(evaluatorId);
  const seen = (await run('staff', known))?.funnelConflicts as unknown as Record<string, unknown[]>;
  expect(seen.conflicts).toContainEqual(
    expect.objectContaining({ applicationId: 'a3', evaluatorId, saidBy: 'Sam Staff', isByEvaluator: false }),
  );
  await run('staff', `mutation ($id: ID!) { deleteEvaluation(id: $id) }`, { id });
  const lines = (await history('staff', 'a3'))?.applicationActivities?.results as unknown as { kind: string }[];
  expect(
    lines
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('conflict'))
      .sort(),
  ).toEqual(['conflict_declared', 'conflict_withdrawn']);
});

it('is for those who may change who evaluates', async () => {
  const input = { evaluatorId: 'ev1', applicationIds: ['a3'] };
  for (const user of ['mentor', 'ev2', 'ev1']) {
    for (const text of [declare, withdraw]) {
      expect((await server.ask(user, text, { input })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
    }
    expect((await server.ask(user, known)).errors).toBeDefined();
  }
  expect((await server.ask('cof1', declare, { input })).errors).toBeDefined();
  const wrong = async (more: object) =>
    (await server.ask('staff', declare, { input: { ...input, ...more } })).errors?.[0]?.extensions?.fields;
  expect(await wrong({ evaluatorId: 'cof1' })).toMatchObject([{ path: 'input.evaluatorId' }]);
  expect(await wrong({ applicationIds: [] })).toMatchObject([{ path: 'input.applicationIds' }]);
  expect(await wrong({ reason: 'x'.repeat(501) })).toMatchObject([{ path: 'input.reason' }]);
});

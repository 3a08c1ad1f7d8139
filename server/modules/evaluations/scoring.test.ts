import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';
import { seedScoring } from './testing/seedScoring.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
  });
}, 60_000);
afterAll(() => server.close());

const run = async (user: string, text: string, variables: Record<string, unknown> = {}) => {
  const answer = await server.ask(user, text, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};
const reasonOf = async (user: string, text: string, variables: Record<string, unknown> = {}) =>
  (await server.ask(user, text, variables)).errors?.[0]?.extensions?.reason;
const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);

const queue = `{ scoringQueue { roundId roundName funnelName dueDate done left items { evaluationId name number isDone score } } }`;
const sheet = `query ($id: ID!) { scoringSheet(evaluationId: $id) { name number isHidden isOpen isSubmitted score
  rubric { version elements { _id weight } } answers { questionId numberValue }
  forms { roundName form { version } answers { questionId textValue } } } }`;
const save = `mutation ($id: ID!, $answers: [AnswerInput!]!, $isComplete: Boolean!) {
  saveScoring(evaluationId: $id, answers: $answers, isComplete: $isComplete) { isOpen isSubmitted score } }`;
const aside = `mutation ($id: ID!, $reason: String) { stepAside(evaluationId: $id, reason: $reason) }`;
const preview = `query ($input: DistributionInput!) { previewDistribution(input: $input) { evaluators applications earlier given missing least most } }`;
const deal = `mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { evaluators applications given missing least most } }`;
const ranking = `{ funnelRanking(funnelId: "fu") { roundName places { name rank mean levelled spread count left } evaluators { name given left declined average shift } } }`;

const itemsOf = async (user: string) => {
  const [round] = ((await run(user, queue))?.scoringQueue ?? []) as unknown as {
    left: number;
    done: number;
    items: { evaluationId: string; name: string | null; number: number; isDone: boolean }[];
  }[];
  return round?.items ?? [];
};
const openTasks = async (user: string) =>
  (
    await rows(sql`select t.url from task t join task_assignee a on a.task_id = t.id
      where t.task_type = 'evaluation' and a.user_id = ${user} and not a.done`)
  ).map(({ url }) => url);

describe('sharing out', () => {
  const input = { roundId: 'ro2', evaluators: ['ev1', 'ev2', 'ev3'], perApplication: 2, dueDate: '2099-05-01' };

  it('says what it would do, and does nothing yet', async () => {
    expect((await run('admin', preview, { input }))?.previewDistribution).toEqual({
      evaluators: 3,
      applications: 3,
      earlier: 3,
      given: 6,
      missing: 0,
      least: 2,
      most: 2,
    });
    expect(await rows(sql`select 1 from evaluation`)).toEqual([]);
    const moved = (to: string) => rows(sql`update application set round_id = ${to} where number = 1`);
    await moved('ro2');
    expect((await run('admin', preview, { input }))?.previewDistribution).toMatchObject({
      applications: 3,
      earlier: 2,
    });
    await moved('ro1');
    const unscored = await server.ask('admin', preview, { input: { ...input, roundId: 'ro1' } });
    expect(unscored.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'input.roundId' }]);
    expect((await server.ask('mentor', preview, { input })).errors).toBeDefined();
  });

  it('gives each evaluator their share, with one task for all of it', async () => {
    expect((await run('admin', deal, { input }))?.distributeEvaluations).toMatchObject({ given: 6, least: 2, most: 2 });
    expect(await itemsOf('ev1')).toHaveLength(2);
    const [round] = ((await run('ev1', queue))?.scoringQueue ?? []) as unknown as Record<string, unknown>[];
    expect(round).toMatchObject({ roundName: 'Jury', funnelName: 'Spring', dueDate: '2099-05-01', done: 0, left: 2 });
    expect(await openTasks('ev1')).toEqual(['/applications/scoring?round=ro2']);
    // Doing it again changes nothing.
    expect((await run('admin', deal, { input }))?.distributeEvaluations).toMatchObject({ given: 0, least: 2, most: 2 });
  });

  it('gives what is handed in later to evaluators by the same rule, and never to whoever knows the applicant', async () => {
    await rows(sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, founder_email, status, round_id, readers_ids)
      values ('t1', 'late', 'Late Ltd', 'fu', 'p1', 'EV1@t1.test', 'draft', 'ro1', '{ev1,ev2,ev3}')`);
    await run('admin', `mutation { updateApplication(id: "late", input: { status: under_review }) { _id } }`);
    const given = await rows(sql`select evaluator_id as id from evaluation where application_id = 'late' order by 1`);
    expect(given.map(({ id }) => id)).toEqual(['ev2', 'ev3']);
    expect(await rows(sql`select number from application where id = 'late'`)).toEqual([{ number: 4 }]);
  });
});

describe('the scoring room', () => {
  it('takes nothing that was given to criteria as they were before, while nothing is begun', async () => {
    const id = (await itemsOf('ev2'))[0]?.evaluationId ?? '';
    const text = `mutation ($id: ID!, $version: Int) {
      saveScoring(evaluationId: $id, answers: [{ questionId: "team", numberValue: 4 }], isComplete: false, formVersion: $version) { isOpen } }`;
    expect(await reasonOf('ev2', text, { id, version: 7 })).toBe('formChanged');
    expect(await rows(sql`select status from evaluation where id = ${id}`)).toEqual([{ status: 'pending' }]);
  });

  it('shows what was answered, hides who it is, and keeps what is given', async () => {
    const [item] = await itemsOf('ev1');
    const id = item?.evaluationId ?? '';
    const shown = (await run('ev1', sheet, { id }))?.scoringSheet as unknown as Record<string, unknown>;
    expect(shown).toMatchObject({ name: null, isHidden: true, isOpen: true, isSubmitted: false, score: null });
    expect(JSON.stringify(shown)).not.toMatch(/Startup \d|founder\d@|https/);
    expect(JSON.stringify(shown)).toContain('We are •••');
    // Nobody else has it.
    expect((await run('ev2', sheet, { id }))?.scoringSheet).toBeNull();
    const team = { questionId: 'team', numberValue: 4 };
    expect((await run('ev1', save, { id, answers: [team], isComplete: false }))?.saveScoring).toMatchObject({
      isOpen: true,
    });
    expect((await run('ev1', sheet, { id }))?.scoringSheet).toMatchObject({ answers: [team] });
    const incomplete = await server.ask('ev1', save, { id, answers: [team], isComplete: true });
    expect(incomplete.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'answers.market' }]);
    expect(await rows(sql`select score from application where score is not null`)).toEqual([]);
  });

  it('weighs the criteria when it is handed in, and can be changed no more', async () => {
    const [item] = await itemsOf('ev1');
    const id = item?.evaluationId ?? '';
    const answers = [
      { questionId: 'team', numberValue: 4 },
      { questionId: 'market', textValue: 'fair' },
      { questionId: 'why', textValue: 'Good people' },
    ];
    // 7.5 with three quarters of the weight, 2.5 with one.
    const handedIn = { isOpen: false, isSubmitted: true, score: 6.3 };
    expect((await run('ev1', save, { id, answers, isComplete: true }))?.saveScoring).toEqual(handedIn);
    expect(await reasonOf('ev1', save, { id, answers, isComplete: false })).toBe('evaluationClosed');
    expect(await rows(sql`select score from application where score is not null`)).toEqual([{ score: 6.3 }]);
    expect(await openTasks('ev1')).toHaveLength(1);
  });

  it('lets an evaluator step aside: somebody else gets it, staff learn of it, and it does not count', async () => {
    const item = (await itemsOf('ev1')).find(({ isDone }) => !isDone);
    const id = item?.evaluationId ?? '';
    expect((await run('ev1', aside, { id, reason: 'My cousin' }))?.stepAside).toBe(true);
    expect((await itemsOf('ev1')).map(({ isDone }) => isDone)).toEqual([true]);
    expect(await openTasks('ev1')).toEqual([]);
    const told = await rows(sql`select n.text_key as key, n.text_values ->> 'words' as words, r.user_id as user
      from notification n join notification_recipient r on r.notification_id = n.id
      where n.text_key = 'application.evaluatorSteppedAside'`);
    expect(told).toEqual([{ key: 'application.evaluatorSteppedAside', words: 'My cousin', user: 'admin' }]);
    const [declined] = await rows(sql`select application_id as application, status from evaluation where id = ${id}`);
    expect(declined?.status).toBe('declined');
    const others = await rows(sql`select evaluator_id as id from evaluation
      where application_id = ${declined?.application} and status <> 'declined' order by 1`);
    expect(others.map((other) => other.id)).toEqual(['ev2', 'ev3']);
  });

  it('asks for a score and a comment where the round has no form', async () => {
    await rows(
      sql`insert into funnel (tenant_id, id, name, program_id, status) values ('t1', 'plain', 'Plain', 'p1', 'open')`,
    );
    await rows(sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status, readers_ids)
      values ('t1', 'bare', 'Bare', 'plain', 'p1', 'under_review', '{ev4}')`);
    const made = await run(
      'admin',
      `mutation { createEvaluation(input: { application: "bare", evaluator: "ev4" }) { _id } }`,
    );
    const id = textIn(made?.createEvaluation?._id);
    expect((await run('ev4', sheet, { id }))?.scoringSheet).toMatchObject({ name: 'Bare', rubric: { version: null } });
    const answers = [
      { questionId: 'score', numberValue: 7 },
      { questionId: 'comment', textValue: 'Nice' },
    ];
    expect((await run('ev4', save, { id, answers, isComplete: true }))?.saveScoring).toMatchObject({ score: 7 });
    expect(await rows(sql`select comment from evaluation where id = ${id}`)).toEqual([{ comment: 'Nice' }]);
    expect(await openTasks('ev4')).toEqual([]);
  });
});

describe('what scores come to', () => {
  it('stands side by side for staff, and ranks the funnel', async () => {
    for (const user of ['ev2', 'ev3']) {
      for (const { evaluationId: id } of await itemsOf(user)) {
        const answers = [
          { questionId: 'team', numberValue: user === 'ev2' ? 5 : 2 },
          { questionId: 'team/comment', textValue: `${user} knows why` },
          { questionId: 'market', textValue: 'strong' },
        ];
        await run(user, save, { id, answers, isComplete: true });
      }
    }
    const [round] = ((await run('admin', ranking))?.funnelRanking ?? []) as unknown as {
      places: Record<string, unknown>[];
      evaluators: Record<string, unknown>[];
    }[];
    expect(round?.places.map(({ rank, count, left }) => [rank, count, left])).toEqual([
      [1, 2, 0],
      [1, 2, 0],
      [1, 2, 0],
      [4, 2, 0],
    ]);
    const given = round?.evaluators.map((one) => [one.given, one.declined]);
    expect(given?.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      [1, 1],
      [3, 0],
      [4, 0],
    ]);
    const [first] = await rows(
      sql`select application_id as id from evaluation where evaluator_id = 'ev1' and status = 'submitted'`,
    );
    const scores = `query ($id: ID!) { applicationScores(applicationId: $id) { mean spread evaluations { evaluatorName score isToDo } rubrics { form { title } } } }`;
    const words = `query ($id: ID!) { applicationScores(applicationId: $id) {
      rubrics { form { elements { _id label } } } evaluations { answers { questionId textValue } } } }`;
    // Words to a criterion are read beside what was given to it, by who may read that.
    const said = JSON.stringify((await run('admin', words, { id: first?.id }))?.applicationScores);
    expect(said).toContain('"_id":"team/comment","label":"Comment: team"');
    expect(said).toMatch(/ev[23] knows why/);
    expect(JSON.stringify(await run('ev1', words, { id: first?.id }))).not.toContain('knows why');
    const side = (await run('admin', scores, { id: first?.id }))?.applicationScores as unknown as Record<
      string,
      unknown
    >;
    expect(side).toMatchObject({ rubrics: [{ form: { title: 'Criteria' } }] });
    expect((side.evaluations as unknown[]).length).toBe(2);
    // An evaluator sees their own there, and not what others gave.
    const own = (await run('ev1', scores, { id: first?.id }))?.applicationScores as unknown as Record<string, unknown>;
    expect((own.evaluations as { evaluatorName: string }[]).map(({ evaluatorName }) => evaluatorName)).toEqual(['Ev1']);
  });

  it('takes back what nobody has begun from whoever is not an evaluator any more', async () => {
    await rows(sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status, round_id, number)
      values ('t1', 'more', 'More', 'fu', 'p1', 'draft', 'ro1', 9)`);
    await run('admin', `mutation { updateApplication(id: "more", input: { status: under_review }) { _id } }`);
    const [open] = await rows(sql`select evaluator_id as id from evaluation where application_id = 'more' order by 1`);
    const rest = ['ev1', 'ev2', 'ev3'].filter((id) => id !== open?.id);
    await run('admin', deal, { input: { roundId: 'ro2', evaluators: rest, perApplication: 2 } });
    const given = await rows(sql`select evaluator_id as id from evaluation where application_id = 'more' order by 1`);
    expect(given.map(({ id }) => id)).toEqual(rest);
  });
});

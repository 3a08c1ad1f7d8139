/** A conflict between an evaluator and an applicant holds in every funnel of the organisation, and for drafts. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedScoring } from '../testing/seedScoring.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await sql`insert into role (tenant_id, id, name, type, overrides) values
      ('t1', 'r-Strict', 'No drafts', '{Staff}', '{"APPLICATION/DRAFT:ACCESS": "NONE"}')`.execute(tx);
    await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id)
      values ('t1', 'strict', 'Stu', 'strict@t1.test', 'Active', 'incubator', 'r-Strict')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status, anonymous, admins_ids)
      values ('t1', 'fx', 'Autumn', 'p1', 'open', false, '{admin}')`.execute(tx);
    await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, form_id, evaluation_form_id) values
      ('t1', 'rx', 'Panel', 'fx', 1, 'evaluation', null, 'fe')`.execute(tx);
    // The applicant of a1 applies in the autumn too, and has begun a draft; so does somebody else.
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, founder_email, status, round_id,
        number, funnel_admins_ids) values
      ('t1', 'x1', 'Startup 1', 'fx', 'p1', 'FOUNDER1@t1.test', 'under_review', 'rx', 1, '{admin}'),
      ('t1', 'x9', 'Startup 9', 'fx', 'p1', 'founder9@t1.test', 'under_review', 'rx', 2, '{admin}'),
      ('t1', 'd2', 'Startup 2', 'fx', 'p1', 'founder2@t1.test', 'draft', 'rx', null, '{admin}')`.execute(tx);
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
const judges = async (application: string) =>
  (
    await rows(sql`select evaluator_id as id from evaluation
      where application_id = ${application} and status <> 'declined' order by 1`)
  ).map(({ id }) => id);
const shareOut = (roundId: string, evaluators: readonly string[], more: object = {}) =>
  run('admin', `mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given missing } }`, {
    input: { roundId, evaluators, ...more },
  });
const declare = `mutation ($input: ConflictInput!) { declareConflicts(input: $input) { taken nobodyLeft } }`;
const withdraw = `mutation ($input: ConflictInput!) { withdrawConflicts(input: $input) }`;
const say = async (evaluatorId: string, applicationIds: readonly string[], reason?: string) =>
  (await run('staff', declare, { input: { evaluatorId, applicationIds, reason } }))?.declareConflicts;
interface Named {
  readonly applicants: { readonly applicationId: string; readonly isKnown: boolean }[];
}
interface Seen {
  readonly applicants: { name: string; isDraft: boolean }[];
  readonly conflicts: Record<string, unknown>[];
}
const known = async (user: string, id: string) =>
  (
    await run(
      user,
      `query ($id: ID!) { funnelConflicts(funnelId: $id) { applicants { name isDraft }
        conflicts { applicationId evaluatorId reason saidBy saidIn saidAt isDraft } } }`,
      { id },
    )
  )?.funnelConflicts as unknown as Seen;

it('keeps whoever knows an applicant from judging them in another funnel, however it is shared out', async () => {
  expect(await say('ev1', ['a1'], 'His sister founded it')).toEqual({ taken: 0, nobodyLeft: [] });
  await shareOut('rx', ['ev1', 'ev2']);
  expect(await judges('x1'), 'everybody judges everything').toEqual(['ev2']);
  expect(await judges('x9')).toEqual(['ev1', 'ev2']);
  await shareOut('rx', ['ev1', 'ev3'], { perApplication: 1 });
  expect(await judges('x1'), 'by number').toEqual(['ev3']);
  await shareOut('rx', [], { roles: ['r-Ev'] });
  expect(await judges('x1'), 'by role').toEqual(['ev2', 'ev3', 'ev4']);
  const make = `mutation { createEvaluation(input: { application: "x1", evaluator: "ev1" }) { _id } }`;
  expect((await server.ask('admin', make)).errors?.[0]?.extensions?.reason).toBe('evaluatorKnowsApplicant');
});

it('tells staff of each funnel where it was said, by whom and when', async () => {
  const here = (await known('staff', 'fx')).conflicts;
  expect(here).toEqual([
    {
      applicationId: 'x1',
      evaluatorId: 'ev1',
      reason: 'His sister founded it',
      saidBy: 'Sam Staff',
      saidIn: 'Spring',
      saidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      isDraft: false,
    },
  ]);
  expect((await known('staff', 'fu')).conflicts).toMatchObject([{ applicationId: 'a1', saidIn: 'Spring' }]);
});

it('takes what they have in other funnels from whoever is said to know the applicant', async () => {
  await shareOut('ro2', ['ev2', 'ev3', 'ev4'], { perApplication: 1 });
  const [judge] = (await judges('a1')) as string[];
  expect(await judges('x1')).toContain(judge);
  expect(await say(judge ?? '', ['x1'], 'They share an office')).toMatchObject({ taken: 2 });
  expect(await judges('x1')).not.toContain(judge);
  expect(await judges('a1'), 'another judges it').not.toContain(judge);
  expect(await judges('a1')).toHaveLength(1);
  const there = (await known('staff', 'fu')).conflicts.filter(({ evaluatorId }) => evaluatorId === judge);
  expect(there).toMatchObject([{ applicationId: 'a1', saidIn: 'Autumn', reason: 'They share an office' }]);
  // Taken back in one funnel, it is taken back in all.
  await run('staff', withdraw, { input: { evaluatorId: judge, applicationIds: ['a1'] } });
  expect((await known('staff', 'fx')).conflicts.map(({ evaluatorId }) => evaluatorId)).toEqual(['ev1']);
  expect(await judges('x1')).toContain(judge);
});

it('is said of an applicant who has handed nothing in yet', async () => {
  expect((await known('staff', 'fx')).applicants).toContainEqual({ name: 'Startup 2', isDraft: true });
  await say('ev4', ['d2'], 'Her landlord');
  expect((await known('staff', 'fx')).conflicts).toContainEqual(
    expect.objectContaining({ applicationId: 'd2', evaluatorId: 'ev4', isDraft: true }),
  );
  expect(await judges('a2'), 'what the draft tells holds elsewhere').not.toContain('ev4');
  await run('admin', `mutation { updateApplication(id: "d2", input: { status: under_review }) { _id } }`);
  expect(await judges('d2')).toEqual(['ev1', 'ev2', 'ev3']);
  await run('staff', withdraw, { input: { evaluatorId: 'ev4', applicationIds: ['a2'] } });
  expect(await judges('d2')).toEqual(['ev1', 'ev2', 'ev3', 'ev4']);
});

it('names no drafts to those who may not read them', async () => {
  await rows(sql`update application set status = 'draft' where id = 'd2'`);
  const strict = await known('strict', 'fx');
  expect(strict.applicants.map(({ name }) => name)).not.toContain('Startup 2');
  const input = { evaluatorId: 'ev4', applicationIds: ['d2'] };
  expect((await server.ask('strict', declare, { input })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
});

it('is said by an evaluator for all funnels, and not shown where that would tell whose application is hidden', async () => {
  await rows(sql`update application set readers_ids = '{ev1,ev2,ev3,ev4}' where funnel_id in ('fx', 'fu')`);
  const own = `{ conflictChoices { applicants { applicationId isKnown } } }`;
  const isKnown = async (user: string, id: string) => {
    const funnels = (await run(user, own))?.conflictChoices as unknown as Named[] | undefined;
    return funnels?.flatMap(({ applicants }) => applicants).find((one) => one.applicationId === id)?.isKnown;
  };
  expect(await isKnown('ev1', 'x1'), 'said of the hidden one of the spring').toBe(false);
  await run('ev2', declare, { input: { applicationIds: ['x1'] } });
  expect(await isKnown('ev2', 'x1')).toBe(true);
  expect(await judges('a1')).not.toContain('ev2');
  await run('ev2', withdraw, { input: { applicationIds: ['x1'] } });
  expect(await isKnown('ev2', 'x1')).toBe(false);
});

it('is said by those of one funnel wherever the applicant is judged, and not taken back where others have said it', async () => {
  await rows(sql`insert into role (tenant_id, id, name, type, overrides) values ('t1', 'r-Own', 'Of one funnel', '{Staff}',
    '{"EVALUATION/ASSIGNATION:EDIT": "ASSIGNED", "EVALUATION/ASSIGNATION:VIEW": "ASSIGNED"}')`);
  await rows(sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id)
    values ('t1', 'local', 'Lou', 'local@t1.test', 'Active', 'incubator', 'r-Own')`);
  await rows(sql`update funnel set admins_ids = array_append(admins_ids, 'local') where id = 'fx'`);
  await rows(
    sql`update application set funnel_admins_ids = array_append(funnel_admins_ids, 'local') where funnel_id = 'fx'`,
  );
  const [judge = ''] = (await judges('a1')).map(String);
  const input = { evaluatorId: judge, applicationIds: ['x1'] };
  await run('local', declare, { input });
  expect(await judges('a1')).not.toContain(judge);
  // Whoever says it in one funnel reads nothing of what was said in another.
  await say('ev4', ['a1'], 'Her landlord');
  expect((await known('local', 'fx')).conflicts).toContainEqual(
    expect.objectContaining({ evaluatorId: 'ev4', saidIn: null, reason: null, saidBy: null }),
  );
  const refused = await server.ask('local', withdraw, { input });
  expect(refused.errors?.[0]?.extensions?.code).toBe('NotFoundError');
  expect((await known('staff', 'fu')).conflicts.map(({ evaluatorId }) => evaluatorId)).toContain(judge);
  await run('staff', withdraw, { input });
  expect((await known('staff', 'fx')).conflicts.map(({ evaluatorId }) => evaluatorId)).not.toContain(judge);
});

it('opens again, taken back by who has said it, what it has closed of a funnel whose applicants are hidden to them', async () => {
  await rows(sql`delete from evaluation where evaluator_id = 'ev3' or status = 'declined'`);
  await shareOut('rx', ['ev3']);
  await shareOut('ro2', ['ev3']);
  const declinedOf = () =>
    rows(sql`select application_id as id from evaluation
    where evaluator_id = 'ev3' and status = 'declined' order by 1`);
  expect([await judges('x1'), await judges('a1')]).toEqual([
    expect.arrayContaining(['ev3']),
    expect.arrayContaining(['ev3']),
  ]);
  await run('ev3', declare, { input: { applicationIds: ['x1'] } });
  expect(await declinedOf(), 'closed along').toEqual([{ id: 'a1' }, { id: 'x1' }]);
  await run('ev3', withdraw, { input: { applicationIds: ['x1'] } });
  expect(await declinedOf()).toEqual([]);
  expect(await judges('x1')).toContain('ev3');
  expect(await judges('a1')).toContain('ev3');
});

it('stays where it was said of the hidden application itself', async () => {
  const [mine] = await rows(sql`select id from evaluation where application_id = 'a1' and evaluator_id = 'ev3'`);
  await run('ev3', `mutation ($id: ID!) { stepAside(evaluationId: $id) }`, { id: mine?.id });
  await run('ev3', withdraw, { input: { applicationIds: ['x1'] } });
  expect(await judges('a1')).not.toContain('ev3');
});

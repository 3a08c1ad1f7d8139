/** Evaluators say ahead whom they know, where they may know who applied. */
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
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status, round_id, funnel_admins_ids)
      values ('t1', 'draft', 'Not handed in', 'fu', 'p1', 'draft', 'ro1', '{admin}')`.execute(tx);
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
const shareOut = (roundId: string, evaluators: readonly string[]) =>
  run('admin', `mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given } }`, {
    input: { roundId, evaluators, perApplication: 1 },
  });
const save = (id: string, identity: string) =>
  run(
    'admin',
    `mutation ($id: ID!, $input: FunnelRoundUpdateInput!) { updateFunnelRound(id: $id, input: $input) { _id } }`,
    {
      id,
      input: { applicantIdentity: identity },
    },
  );
interface Shown {
  readonly roundNames: string[];
  readonly applicants: { name: string; isKnown: boolean; isByStaff: boolean; isInQueue: boolean }[];
}
const choices = `{ conflictChoices { funnelName roundNames applicants { applicationId name isKnown isByStaff isInQueue } } }`;
const shownTo = async (user: string) => ((await run(user, choices))?.conflictChoices ?? []) as unknown as Shown[];
const namesFor = async (user: string) =>
  (await shownTo(user)).flatMap(({ applicants }) => applicants.map((a) => a.name));
const knownTo = async (user: string) =>
  (await shownTo(user)).flatMap(({ applicants }) => applicants.filter((a) => a.isKnown).map((a) => a.name));
const declare = `mutation ($input: ConflictInput!) { declareConflicts(input: $input) { taken } }`;
const withdraw = `mutation ($input: ConflictInput!) { withdrawConflicts(input: $input) }`;
const codeOf = async (user: string, text: string, input: object) =>
  (await server.ask(user, text, { input })).errors?.[0]?.extensions?.code;
const judges = async (application: string) =>
  (
    await rows(sql`select evaluator_id as id from evaluation
      where application_id = ${application} and status <> 'declined' order by 1`)
  ).map(({ id }) => id);

const told = (user: string) =>
  rows(sql`select n.text_key as text, n.text_values ->> 'name' as name, n.text_values ->> 'words' as words
    from notification n join notification_recipient r on r.notification_id = n.id
    where r.user_id = ${user} and n.text_key like 'application.%' order by n.created_at`);

it('names nobody to who judges in an anonymous round, or is about to', async () => {
  await shareOut('ro2', ['ev1']);
  expect(await shownTo('ev1')).toEqual([]);
  expect(await codeOf('ev1', declare, { applicationIds: ['a1'] })).toBe('NotFoundError');
  // Those of the final, which is not anonymous, come from the jury, which is: its evaluators learn no names of it.
  await save('ro3', 'shown');
  await shareOut('ro3', ['ev1', 'ev2']);
  expect(await namesFor('ev1')).toEqual([]);
  expect(await namesFor('ev2'), 'they are hidden as long as they are in the jury').toEqual([]);
  await run('admin', `mutation { updateApplication(id: "a3", input: { round: "ro3" }) { _id } }`);
  expect(await namesFor('ev1')).toEqual(['Startup 3']);
  expect(await shownTo('ev2')).toMatchObject([{ roundNames: ['Final'], applicants: [{ name: 'Startup 3' }] }]);
});

it('names the applicants of rounds that are not anonymous to those who judge there', async () => {
  await save('ro2', 'shown');
  expect(await namesFor('ev1')).toEqual(['Startup 1', 'Startup 2', 'Startup 3']);
  expect((await shownTo('ev1'))[0]?.roundNames).toEqual(['Jury', 'Final']);
  expect(await namesFor('ev3'), 'judges nowhere').toEqual([]);
  expect((await server.ask('cof1', choices)).errors).toBeDefined();
});

it('is said by the evaluator ahead: another gets it, and what they had is given on, as by stepping aside', async () => {
  // The second has nothing of the jury yet.
  await rows(sql`insert into evaluation_assignation (tenant_id, id, evaluator_id, funnel_id, round_id)
    values ('t1', 'as2', 'ev2', 'fu', 'ro2')`);
  expect(await judges('a1')).toEqual(['ev1']);
  expect((await shownTo('ev1'))[0]?.applicants.find(({ name }) => name === 'Startup 1')?.isInQueue).toBe(true);
  const input = { applicationIds: ['a1'], reason: 'We were at school together' };
  expect((await run('ev1', declare, { input }))?.declareConflicts).toEqual({ taken: 1 });
  expect(await judges('a1')).toEqual(['ev2']);
  expect(await knownTo('ev1')).toEqual(['Startup 1']);
  expect(await told('admin')).toEqual([
    { text: 'application.evaluatorSteppedAside', name: 'Startup 1', words: 'We were at school together' },
  ]);
  expect((await told('ev1')).map(({ text }) => text)).not.toContain('application.evaluationTaken');
});

it('is kept where they step aside from what lies before them, with a line in the history for staff', async () => {
  const [mine] = await rows(sql`select id from evaluation where application_id = 'a2' and evaluator_id = 'ev1'`);
  await run('ev1', `mutation ($id: ID!) { stepAside(evaluationId: $id) }`, { id: mine?.id });
  expect(await knownTo('ev1')).toEqual(['Startup 1', 'Startup 2']);
  const history = `{ applicationActivities(filter: { application: { IS: "a2" } }) { results { kind evaluatorName } } }`;
  const line = { kind: 'conflict_declared', evaluatorName: 'Ev1' };
  expect((await run('admin', history))?.applicationActivities?.results).toContainEqual(line);
  expect(JSON.stringify(await run('ev2', history))).not.toContain('conflict');
});

it('goes with all that they have open of the applicant, but where that would tell which applications are of one', async () => {
  const asideOf = async (id: string) => {
    await run('ev4', `mutation ($id: ID!) { stepAside(evaluationId: $id) }`, { id });
    const left = await rows(
      sql`select id from evaluation where evaluator_id = 'ev4' and status = 'pending' order by id`,
    );
    return left.map((one) => one.id);
  };
  for (const [funnel, isHidden] of [
    ['fs', false],
    ['fh', true],
  ] as const) {
    await rows(sql`insert into funnel (tenant_id, id, name, program_id, status, anonymous)
      values ('t1', ${funnel}, 'Twice', 'p1', 'open', ${isHidden})`);
    for (const at of [1, 2]) {
      const id = `${funnel}${at}`;
      await rows(sql`insert into application (tenant_id, id, startup_name, funnel_id, founder_email, status, anonymous, readers_ids)
        values ('t1', ${id}, ${id}, ${funnel}, ${`${funnel}@t1.test`}, 'under_review', ${isHidden}, '{ev4}')`);
      await rows(sql`insert into evaluation (tenant_id, id, application_id, evaluator_id, status)
        values ('t1', ${`e-${id}`}, ${id}, 'ev4', 'pending')`);
    }
  }
  expect(await asideOf('e-fs1')).toEqual(['e-fh1', 'e-fh2']);
  expect(await asideOf('e-fh1')).toEqual(['e-fh2']);
});

it('is taken back by who has said it; what the staff has said stays', async () => {
  await run('ev1', withdraw, { input: { applicationIds: ['a1'] } });
  expect(await knownTo('ev1')).toEqual(['Startup 2']);
  await run('admin', declare, { input: { evaluatorId: 'ev1', applicationIds: ['a1'], reason: 'An old quarrel' } });
  const shown = (await shownTo('ev1'))[0]?.applicants.find(({ name }) => name === 'Startup 1');
  expect(shown).toMatchObject({ isKnown: true, isByStaff: true });
  expect(await codeOf('ev1', withdraw, { applicationIds: ['a1'] })).toBe('ForbiddenError');
  expect(await knownTo('ev1')).toEqual(['Startup 1', 'Startup 2']);
  const own = `{ evaluations(filter: { application: { IS: "a1" } }) { results { declineReason } } }`;
  expect(JSON.stringify(await run('ev1', own))).not.toContain('quarrel');
  const scores = `{ applicationScores(applicationId: "a1") { evaluations { status declineReason } } }`;
  expect((await server.ask('ev1', scores)).errors?.[0]?.extensions?.code).toBe('NotFoundError');
});

it('closes the application to whoever is assigned to its funnel, until they know the applicant no more', async () => {
  const assign = `mutation ($input: EvaluationAssignationCreateInput!) { createEvaluationAssignation(input: $input) { _id } }`;
  await rows(sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids)
    values ('t1', 'open', 'Autumn', 'p1', 'open', '{admin}')`);
  await rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, evaluation_form_id)
    values ('t1', 'panel', 'Panel', 'open', 1, 'evaluation', 'fe')`);
  await rows(sql`insert into application (tenant_id, id, startup_name, funnel_id, status, round_id, funnel_admins_ids)
    select 't1', id, id, 'open', 'under_review', 'panel', '{admin}' from unnest(array['k1', 'k2']) as id`);
  await run('admin', assign, { input: { funnel: 'open', evaluator: 'ev3' } });
  const readBy = async (user: string) =>
    (
      await run(
        user,
        `{ applications(filter: { funnel: { IS: "open" } }, sort: [{ field: startupName, direction: ASC }]) { results { _id } } }`,
      )
    )?.applications?.results;
  expect(await readBy('ev3')).toEqual([{ _id: 'k1' }, { _id: 'k2' }]);
  // One after the other: at one time nobody holds two.
  await rows(sql`insert into application_meeting (tenant_id, id, title, application_id, host_id, start_time, status)
    select 't1', id, id, id, 'ev3', now() + day * interval '1 day', 'meeting_scheduled'
    from unnest(array['k1', 'k2']) with ordinality as planned(id, day)`);
  await rows(sql`insert into notification (tenant_id, id, notification_type, message, url)
    select 't1', 'n' || id, 'meetingChangedStaff', 'Planned', '/application/' || id || '/meeting'
    from unnest(array['k1', 'k2']) as id`);
  await rows(sql`insert into notification_recipient (tenant_id, id, notification_id, user_id, message)
    select 't1', 'r' || id, id, 'ev3', 'Planned' from unnest(array['nk1', 'nk2']) as id`);
  await run('ev3', declare, { input: { applicationIds: ['k1'] } });
  expect(await readBy('ev3')).toEqual([{ _id: 'k2' }]);
  const unread = sql`select notification_id as id from notification_recipient where user_id = 'ev3' and id like 'rnk%'`;
  expect(await rows(unread), 'nothing leads to what is closed').toEqual([{ id: 'nk2' }]);
  const days = { from: new Date().toISOString(), to: new Date(Date.now() + 259_200_000).toISOString() };
  const calendar = `query ($from: DateTime!, $to: DateTime!) { myCalendar(from: $from, to: $to) { title url } }`;
  expect((await run('ev3', calendar, days))?.myCalendar).toEqual([
    { title: 'k1 – k1', url: '/applications/scoring' },
    { title: 'k2 – k2', url: '/application/k2/meeting' },
  ]);
  const give = `mutation ($id: ID!, $host: ID!) { updateApplicationMeeting(id: $id, input: { host: $host }) { _id } }`;
  const given = async (id: string, host: string) =>
    (await server.ask('admin', give, { id, host })).errors?.[0]?.extensions?.code;
  await run('admin', give, { id: 'k1', host: 'ev2' });
  expect(await given('k1', 'ev3'), 'who knows the applicant').toBe('ValidationError');
  expect(await given('k1', 'cof1'), 'who is nobody of the organisation').toBe('ValidationError');
  expect(await given('k1', 'ev4')).toBeUndefined();
  // What changes about the application or its funnel lets them in no more.
  await run('admin', `mutation { updateApplication(id: "k1", input: { evaluators: ["ev2"] }) { _id } }`);
  await run('admin', assign, { input: { funnel: 'open', evaluator: 'ev4' } });
  expect(await readBy('ev3')).toEqual([{ _id: 'k2' }]);
  expect(await readBy('admin')).toHaveLength(2);
  expect(await knownTo('ev3')).toEqual(['k1']);
  await run('ev3', withdraw, { input: { applicationIds: ['k1'] } });
  expect(await readBy('ev3')).toEqual([{ _id: 'k1' }, { _id: 'k2' }]);
});

it('closes all applications of the applicant, and one that comes later, but none that is hidden', async () => {
  await rows(sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids, assigned_evaluators_ids)
    values ('t1', 'next', 'Winter', 'p1', 'open', '{admin}', '{ev3}')`);
  await rows(sql`insert into application
      (tenant_id, id, startup_name, funnel_id, status, founder_email, anonymous, readers_ids, funnel_admins_ids)
    values ('t1', 'w1', 'w1', 'next', 'under_review', 'twice@t1.test', false, '{admin,ev3}', '{admin}'),
      ('t1', 'w2', 'w2', 'next', 'under_review', 'twice@t1.test', true, '{admin,ev3}', '{admin}'),
      ('t1', 'w3', 'w3', 'next', 'draft', 'twice@t1.test', false, '{admin,ev3}', '{admin}')`);
  await rows(sql`update application set founder_email = 'twice@t1.test' where id = 'k1'`);
  await run('ev3', declare, { input: { applicationIds: ['k1'] } });
  const readers = sql`select id, readers_ids as who from application where founder_email = 'twice@t1.test' order by id`;
  expect((await rows(readers)).filter(({ who }) => (who as string[]).includes('ev3'))).toMatchObject([{ id: 'w2' }]);
  await rows(sql`update application set readers_ids = '{admin,ev3}' where id = 'w3'`);
  await run('admin', `mutation { updateApplication(id: "w3", input: { status: under_review }) { _id } }`);
  expect((await rows(readers)).filter(({ who }) => (who as string[]).includes('ev3'))).toMatchObject([{ id: 'w2' }]);
  await run('ev3', withdraw, { input: { applicationIds: ['k1'] } });
  expect((await rows(readers)).filter(({ who }) => !(who as string[]).includes('ev3'))).toEqual([]);
});

it('is told by name to whom the staff takes an application from, where applicants are not hidden', async () => {
  expect(await judges('a1')).toEqual(['ev2']);
  await run('admin', declare, { input: { evaluatorId: 'ev2', applicationIds: ['a1'], reason: 'Her landlord' } });
  expect((await told('ev2')).at(-1)).toEqual({ text: 'application.evaluationTaken', name: 'Startup 1', words: null });
});

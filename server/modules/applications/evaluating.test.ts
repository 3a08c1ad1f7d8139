import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everySwitchOn } from '#server/testing/entityServer.ts';
import { type ApplicationServer, problems, save, startApplicationServer, submit } from './testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

it('opens a funnel’s applications to those assigned to evaluate them', async () => {
  const id = await server.handedIn('applicant', 'Assigned');
  await server.database.withTenant('t1', (tx) =>
    sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id) values ('t1', 'mentor2', 'Max', 'max@t1.test', 'Active', 'network', 'r-Mentor')`.execute(
      tx,
    ),
  );
  const read = `query ($id: ID!) { application(id: $id) { _id notes { body } } }`;
  expect((await server.ask('mentor2', read, { id })).data?.application).toBeNull();
  const note = `mutation ($id: ID!) { createApplicationNote(input: { application: $id, body: "Look" }) { author { _id } } }`;
  expect((await server.ask('admin', note, { id })).data?.createApplicationNote?.author?._id).toBe('admin');
  const assign = `mutation { createEvaluationAssignation(input: { evaluator: "mentor2", funnel: "fu1" }) { _id } }`;
  const { data } = await server.ask('admin', assign);
  expect((await server.ask('mentor2', read, { id })).data?.application).toMatchObject({ notes: [{ body: 'Look' }] });
  await server.ask('admin', `mutation ($id: ID!) { deleteEvaluationAssignation(id: $id) }`, {
    id: data?.createEvaluationAssignation?._id,
  });
  expect((await server.ask('mentor2', read, { id })).data?.application).toBeNull();
});

it('shows evaluators nothing of a draft, its answers and history included', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id) values ('t1', 'mentor3', 'Moe', 'moe@t1.test', 'Active', 'network', 'r-Mentor')`.execute(
      tx,
    ),
  );
  await server.ask(
    'admin',
    `mutation { createEvaluationAssignation(input: { evaluator: "mentor3", funnel: "fu1" }) { _id } }`,
  );
  const id = await server.draftOf('applicant', 'Unfinished');
  await server.ask('applicant', save, { id, answers: [{ questionId: 'q1', textValue: 'Raw' }], isComplete: true });
  const parts = `query ($id: ID!) {
    formSubmissions(filter: { application: { IS: $id } }) { totalCount }
    formAnswers(filter: { application: { IS: $id } }) { totalCount }
    applicationActivities(filter: { application: { IS: $id } }) { totalCount } }`;
  const none = { totalCount: 0 };
  expect((await server.ask('mentor3', parts, { id })).data).toEqual({
    formSubmissions: none,
    formAnswers: none,
    applicationActivities: none,
  });
  await server.ask('applicant', submit, { id });
  expect((await server.ask('mentor3', parts, { id })).data?.formAnswers?.totalCount).toBe(1);
});

it('counts an evaluation that is moved where it belongs now', async () => {
  const [one, other] = [await server.handedIn('applicant', 'One'), await server.handedIn('applicant', 'Other')];
  const create = `mutation ($id: ID!) { made: createEvaluation(input: { application: $id, evaluator: "mentor", score: 8, status: submitted }) { _id } }`;
  const made = await server.ask('mentor', create, { id: one });
  expect(made.errors).toBeUndefined();
  const scores = `query ($one: ID!, $other: ID!) { one: application(id: $one) { score } other: application(id: $other) { score } }`;
  const move = `mutation ($id: ID!, $to: ID!) { updateEvaluation(id: $id, input: { application: $to }) { _id } }`;
  expect((await server.ask('mentor', move, { id: made.data?.made?._id, to: other })).errors).toBeUndefined();
  const { data } = await server.ask('mentor', scores, { one, other });
  expect(data).toEqual({ one: { score: null }, other: { score: 8 } });
});

it('hides the applicants of an anonymous funnel from mentors who evaluate, not from its admins', async () => {
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids, assigned_evaluators_ids, anonymous)
      values ('t1', 'fu3', 'Blind', 'p1', 'open', '{mentor}', '{mentor3}', true)`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, applicant_id, founder_name,
        founder_email, status, readers_ids, funnel_admins_ids, anonymous)
      values ('t1', 'blind', 'Hidden', 'fu3', 'p1', 'applicant', 'Abe', 'abe@t1.test', 'under_review',
        '{mentor,mentor3}', '{mentor}', true)`.execute(tx);
  });
  const read = `{ application(id: "blind") { startupName founderName founderEmail } }`;
  expect((await server.ask('mentor3', read)).data?.application).toEqual({
    startupName: null,
    founderName: null,
    founderEmail: null,
  });
  expect((await server.ask('mentor', read)).data?.application?.founderName).toBe('Abe');
  // Where anonymity is not in the plan, nobody is hidden, and nobody can be.
  const switchTo = (anonymityApplications: boolean) =>
    server.rows(sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify({ ...everySwitchOn, anonymityApplications })}::jsonb)
      on conflict (tenant_id, id) do update set switches = excluded.switches`);
  const hide = `mutation { updateFunnel(id: "fu3", input: { anonymous: false }) { _id } }`;
  await switchTo(false);
  expect((await server.ask('mentor3', read)).data?.application?.founderName).toBe('Abe');
  expect(problems(await server.ask('mentor', hide))).toBe('ForbiddenError');
  await switchTo(true);
  expect((await server.ask('mentor3', read)).data?.application?.founderName).toBeNull();
  expect((await server.ask('mentor', hide)).errors).toBeUndefined();
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

/** Two tasks of each type that is used here for each of these people; of the second the address names `/about`. */
const types = [
  'avail',
  'availCoaching',
  'availApplication',
  'availEventSpecific',
  'availEventCoaching',
  'metrics',
  'evaluation',
  'coachingEvaluation',
  'completeUserProfile',
  'completeStartupProfile',
  'formSubmissionRequest',
  'hostAssignation',
];

async function seed(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await sql`insert into form (tenant_id, id, title, status, is_shared) values
    ('t1', 'f1', 'About you', 'published', true)`.execute(tx);
  await sql`insert into question (tenant_id, id, form_id, position, label, question_type, required) values
    ('t1', 'q1', 'f1', 1, 'Pitch', 'text', true)`.execute(tx);
  await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
  await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values
    ('t1', 'fu1', 'Spring', 'p1', 'open', '{}')`.execute(tx);
  await sql`insert into application (tenant_id, id, startup_name, funnel_id, status, founder_name, founder_email) values
    ('t1', 'app1', 'Newly', 'fu1', 'under_review', 'Nia', 'nia@new.test')`.execute(tx);
  const unit = JSON.stringify({ unitType: 'USER' });
  const name = JSON.stringify([{ language: 'en', value: 'Users' }]);
  await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active) values
    ('t1', 'users', 'Users', 'users', ${name}::jsonb, ${unit}::jsonb, true, true)`.execute(tx);
}

beforeAll(async () => {
  server = await startEntityServer(seed);
}, 60_000);
afterAll(() => server.close());

beforeEach(() =>
  server.database.withTenant('t1', async (tx) => {
    await sql`delete from task`.execute(tx);
    for (const person of ['mentor', 'staff', 'cof1', 'cof1b', 'cof2']) {
      await sql`insert into task (tenant_id, id, name, due_date, url, task_type, approval_status, completion_status, is_group_task, tag)
        select 't1', ${person} || type || n, type, now() + n * interval '1 day', case when n = 2 then '/about/app1/f1' end,
          type, 'APPROVED', 'PENDING', false, ${person}
        from unnest(${types}::text[]) type, generate_series(1, 2) n`.execute(tx);
    }
    await sql`insert into task_assignee (tenant_id, id, task_id, user_id, status, done)
      select 't1', 'a' || id, id, tag, 'pending', false from task`.execute(tx);
  }),
);

/** The finished tasks of a person: `avail1`, `avail2`, …; each task is done when its only part is. */
const doneBy = (person: string): Promise<string[]> =>
  server.database.withTenant('t1', async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select t.id from task t join task_assignee a on a.task_id = t.id
      where a.user_id = ${person} and a.done and a.completed_at is not null and t.completion_status = 'COMPLETED'
      order by t.id`.execute(tx);
    return rows.map(({ id }) => id.slice(person.length));
  });

async function run(user: string, text: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await server.ask(user, text, variables);
  expect(errors).toBeUndefined();
  return data;
}

const REQUEST = `mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }`;

/** A founder reports the first figure of what is asked until a day. */
async function report(date: string): Promise<void> {
  const periods = await run(
    'cof1',
    `query ($date: DateTime!) { startupMetricDataForMetricForm(startupId: "s1", date: $date) { data { id } } }`,
    { date },
  );
  const id = listIn(listIn(periods?.startupMetricDataForMetricForm)[0]?.data)[0]?.id;
  await run('cof1', `mutation ($id: ID!) { setMetricDataValues(data: [{ metricDataId: $id, value: 5 }]) { id } }`, {
    id,
  });
}

it('asking for metrics makes a task for the founders for each period, which reporting that period completes', async () => {
  const input = { startup: 's1', type: 'METRICS', date: '2030-03-15T00:00:00Z' };
  await run('admin', REQUEST, { input });
  await run('admin', REQUEST, { input: { ...input, date: '2030-04-15T00:00:00Z' } });
  const list = await run(
    'cof1',
    '{ startupTasks(startupId: "s1") { taskType url dueDate from to assignees { user { _id } } } }',
  );
  expect(list?.startupTasks).toEqual([
    {
      taskType: 'metrics',
      url: '/startup/s1/file/analytics?from=2030-02-01&to=2030-02-28',
      dueDate: '2030-03-15T00:00:00.000Z',
      from: '2030-02-01',
      to: '2030-02-28',
      assignees: [{ user: { _id: 'cof1' } }, { user: { _id: 'cof1b' } }],
    },
    expect.objectContaining({ dueDate: '2030-04-15T00:00:00.000Z', from: '2030-03-01', to: '2030-03-31' }),
  ]);
  await report(input.date);
  expect(await doneBy('cof1b'), 'a task without a page waits until nothing is asked').not.toContain('metrics1');
  expect((await run('cof1', '{ startupTasks(startupId: "s1") { completionStatus dueDate } }'))?.startupTasks).toEqual([
    { completionStatus: 'COMPLETED', dueDate: '2030-03-15T00:00:00.000Z' },
    { completionStatus: 'PENDING', dueDate: '2030-04-15T00:00:00.000Z' },
  ]);
  await report('2030-04-15T00:00:00Z');
  expect(await doneBy('cof1b')).toContain('metrics1');
  expect(await doneBy('cof2')).toEqual([]);
  expect((await run('cof1', '{ startupTasks(startupId: "s1") { completionStatus } }'))?.startupTasks).toEqual([
    { completionStatus: 'COMPLETED' },
    { completionStatus: 'COMPLETED' },
  ]);
});

it('what is reported is done for whoever was asked, who has left the startup since too', async () => {
  await run('admin', REQUEST, { input: { startup: 's1', type: 'METRICS', date: '2030-06-15T00:00:00Z' } });
  const change = 'mutation ($startups: [ID!]) { updateUser(id: "cof1b", input: { startups: $startups }) { _id } }';
  await run('admin', change, { startups: [] });
  await report('2030-06-15T00:00:00Z');
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql`select t.completion_status as state, array_agg(a.user_id order by 1) filter (where not a.done) as open
      from task t join task_assignee a on a.task_id = t.id where t.startup_id = 's1' group by 1`.execute(tx),
  );
  await run('admin', change, { startups: ['s1'] });
  expect(rows).toEqual([{ state: 'COMPLETED', open: null }]);
});

it('what is no startup’s is each person’s own: who is asked the same sees nobody else', async () => {
  const invite = (email: string) =>
    run('admin', `mutation { createUser(input: { firstName: "New", email: "${email}", role: "r-Mentor" }) { _id } }`);
  await server.database.withTenant('t1', (tx) => sql`delete from task`.execute(tx));
  await invite('one@new.test');
  await invite('two@new.test');
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ people: number }>`select count(*)::int as people from task t join task_assignee a on a.task_id = t.id
      where t.task_type = 'completeUserProfile' group by t.id`.execute(tx),
  );
  expect(rows).toEqual([{ people: 1 }, { people: 1 }]);
});

it('a profile counts once everything is told', async () => {
  const update = (values: string) => `mutation { updateUser(id: "mentor", input: { ${values} }) { _id } }`;
  await run('mentor', update('lastName: "Mentor", headline: "Growth"'));
  expect(await doneBy('mentor')).toEqual([]);
  await run('mentor', update('bio: "Twenty years of it."'));
  expect(await doneBy('mentor')).toEqual(['completeUserProfile1', 'completeUserProfile2']);
  await run(
    'admin',
    'mutation { updateStartup(id: "s1", input: { tagline: "T", description: "D", stage: prototype }) { _id } }',
  );
  expect(await doneBy('cof1')).toEqual(['completeStartupProfile1', 'completeStartupProfile2']);
});

it('an evaluation completes the task about its application, not the others', async () => {
  const made = await run(
    'admin',
    'mutation { createEvaluation(input: { application: "app1", evaluator: "mentor" }) { _id } }',
  );
  expect(await doneBy('mentor')).toEqual([]);
  await run(
    'mentor',
    `mutation ($id: ID!) { updateEvaluation(id: $id, input: { score: 7, status: submitted }) { _id } }`,
    {
      id: textIn(made?.createEvaluation?._id),
    },
  );
  expect(await doneBy('mentor')).toEqual(['evaluation2']);
});

it('availability completes what asked for it', async () => {
  await run('mentor', 'mutation { createRecurringAvailability(input: { availabilityId: "Mondays" }) { _id } }');
  expect(new Set(await doneBy('mentor'))).toEqual(
    new Set(
      ['avail', 'availApplication', 'availCoaching', 'availEventCoaching'].flatMap((type) => [`${type}1`, `${type}2`]),
    ),
  );
  await run(
    'mentor',
    `mutation { createProgramMentorAvailability(input: {
      location: "Hall", startTime: "2030-03-01T09:00:00Z", endTime: "2030-03-01T12:00:00Z" }) { _id } }`,
  );
  expect(await doneBy('mentor')).toEqual(expect.arrayContaining(['availEventSpecific1', 'availEventSpecific2']));
});

it('a form that is handed in completes the task that names it, and feedback about a person the next rating', async () => {
  const answers = [{ questionId: 'q1', textValue: 'Yes' }];
  const made = await run('admin', 'mutation { makePublicLink(purpose: shareForm, recordId: "f1") }');
  const secret = textIn(made?.makePublicLink).split('/').at(-1);
  await run(
    'cof2',
    'mutation ($secret: String!, $answers: [AnswerInput!]!) { submitSharedForm(secret: $secret, respondent: { name: "Dana" }, answers: $answers) }',
    { secret, answers },
  );
  expect(await doneBy('cof2')).toEqual(['formSubmissionRequest2']);
  const asked = await run(
    'admin',
    `mutation { createFeedbackRequest(input: { title: "Your coach", form: "f1", status: open, person: "staff", recipients: ["mentor"] }) { _id } }`,
  );
  await run(
    'mentor',
    'mutation ($id: ID!, $answers: [AnswerInput!]!) { answerFeedbackRequest(requestId: $id, answers: $answers) { _id } }',
    { id: textIn(asked?.createFeedbackRequest?._id), answers },
  );
  expect(await doneBy('mentor')).toEqual(['coachingEvaluation2']);
});

it('choosing the hosts of an event completes the task of whoever chose them', async () => {
  const made = await run('staff', 'mutation { createIncubatorEvent { _id } }');
  expect(await doneBy('staff')).toEqual([]);
  const host = `mutation ($id: ID!) { updateIncubatorEvent(id: $id, input: { hosts: ["mentor"] }) { _id } }`;
  await run('staff', host, { id: textIn(made?.createIncubatorEvent?._id) });
  expect(await doneBy('staff')).toEqual(['hostAssignation1']);
});

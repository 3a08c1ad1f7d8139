import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
let sessionId = '';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into form (tenant_id, id, title, kind, status, is_shared) values
      ('t1', 'f1', 'How was it', 'coaching', 'published', false)`.execute(tx);
    await sql`insert into question (tenant_id, id, form_id, position, label, question_type, required) values
      ('t1', 'q1', 'f1', 1, 'What was useful', 'text', true)`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

async function run(user: string, text: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await server.ask(user, text, variables);
  expect(errors).toBeUndefined();
  return data;
}

const problemsOf = async (user: string, text: string, variables: Record<string, unknown>) =>
  JSON.stringify((await server.ask(user, text, variables)).errors);

/** A coach is at one place at a time: each session is on a day of its own. */
let day = 0;

beforeEach(async () => {
  day += 1;
  const input = { name: 'Goals', startup: 's1', coachs: ['mentor'], attendees: ['cof1'], expectedDuration: 45 };
  const made = await run(
    'mentor',
    'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id } }',
    { input: { ...input, startTime: inHours(24 * day), evaluationForm: 'f1' } },
  );
  sessionId = textIn(made?.made?._id);
});

const CREATE = 'mutation ($input: ActionItemCreateInput!) { made: createActionItem(input: $input) { _id } }';

async function item(input: Record<string, unknown> = {}): Promise<string> {
  const values = { session: sessionId, name: 'Call three customers', person: 'cof1', dueDate: '2099-03-04' };
  return textIn((await run('mentor', CREATE, { input: { ...values, ...input } }))?.made?._id);
}

const ITEM = 'query ($id: ID!) { item: actionItem(id: $id) { isDone doneAt startup { _id } person { _id } } }';
const TASKS = `query ($state: CompletionStatus) { page: tasks(completionStatus: $state) { results { _id name dueDate url taskType completionStatus createdBy { _id }
  assignees { _id user { _id } } } } }`;

/** The tasks that come from the session. */
async function tasksOf(user: string, state = 'PENDING') {
  const page = (await run(user, TASKS, { state }))?.page;
  return listIn(page?.results).filter(({ url }) => textIn(url) === `/coaching/session/${sessionId}`);
}

it('an action item is a task of whoever does it, and done with it', async () => {
  const id = await item();
  const [task] = await tasksOf('cof1');
  expect(task).toMatchObject({
    name: 'Call three customers',
    taskType: 'normal',
    dueDate: '2099-03-04T23:59:59.999Z',
    createdBy: { _id: 'mentor' },
    assignees: [{ user: { _id: 'cof1' } }],
  });
  const tick =
    'mutation ($t: ID!, $done: Boolean!) { updateTaskDone(taskId: $t, assigneeId: "cof1", done: $done) { _id } }';
  await run('cof1', tick, { t: task?._id, done: true });
  expect((await run('cof1', ITEM, { id }))?.item).toMatchObject({
    isDone: true,
    doneAt: expect.any(String),
    startup: { _id: 's1' },
  });
  await run('cof1', tick, { t: task?._id, done: false });
  expect((await run('mentor', ITEM, { id }))?.item).toMatchObject({ isDone: false, doneAt: null });
});

it('it is ticked on the page of the session by whoever does it and by the coach, and its task with it', async () => {
  const mark = 'mutation ($id: ID!, $isDone: Boolean!) { markActionItem(itemId: $id, isDone: $isDone) { isDone } }';
  const id = await item();
  expect((await run('cof1', mark, { id, isDone: true }))?.markActionItem).toEqual({ isDone: true });
  expect(await tasksOf('cof1', 'COMPLETED')).toHaveLength(1);
  await run('mentor', mark, { id, isDone: false });
  expect(await tasksOf('cof1')).toHaveLength(1);
  expect(await problemsOf('cof1b', mark, { id, isDone: true })).toMatch('Only whoever does it, or a coach');
  expect(await problemsOf('cof2', mark, { id, isDone: true })).toMatch('NotFoundError');
});

it('its task goes with it to somebody else, to another day, and away', async () => {
  const id = await item();
  const change =
    'mutation ($id: ID!, $input: ActionItemUpdateInput!) { updateActionItem(id: $id, input: $input) { _id } }';
  await run('mentor', change, { id, input: { person: 'mentor', dueDate: '2099-04-01', name: 'Ask the lawyer' } });
  expect(await tasksOf('mentor')).toMatchObject([
    { name: 'Ask the lawyer', dueDate: '2099-04-01T23:59:59.999Z', assignees: [{ user: { _id: 'mentor' } }] },
  ]);
  await run('mentor', 'mutation ($id: ID!) { deleteActionItem(id: $id) }', { id });
  expect(await tasksOf('mentor')).toEqual([]);
  await item();
  expect(await tasksOf('cof1')).toHaveLength(1);
  await run('admin', 'mutation ($id: ID!) { deleteCoachingSession(id: $id) }', { id: sessionId });
  expect(await tasksOf('cof1')).toEqual([]);
});

it('follows its task: another name, day or person there is what was agreed on', async () => {
  const id = await item();
  const [task] = await tasksOf('cof1');
  const change = `mutation ($id: ID!, $name: String, $dueDate: DateTime, $assignees: [AssigneeInput!]) {
    updateTask(taskId: $id, updatedTask: { name: $name, dueDate: $dueDate, assignees: $assignees }) { _id } }`;
  const read = async () =>
    (await run('mentor', 'query ($id: ID!) { item: actionItem(id: $id) { name dueDate person { _id } } }', { id }))
      ?.item;
  await run('mentor', change, { id: task?._id, name: 'Call five customers', dueDate: '2099-03-09T12:00:00.000Z' });
  expect(await read()).toEqual({ name: 'Call five customers', dueDate: '2099-03-09', person: { _id: 'cof1' } });
  await run('mentor', change, { id: task?._id, assignees: [{ value: 'cof1b', type: 'User' }] });
  expect((await read())?.person).toEqual({ _id: 'cof1b' });
  // Somebody who is not of the session may do the task; the item stays with whom it was agreed.
  await run('mentor', change, { id: task?._id, name: 'Call nobody', assignees: [{ value: 'admin', type: 'User' }] });
  expect(await read()).toMatchObject({ name: 'Call nobody', person: { _id: 'cof1b' } });
});

it('is for somebody of the session or the startup, and given by a coach', async () => {
  const input = { session: sessionId, name: 'Call', person: 'cof2', dueDate: '2099-03-04' };
  expect(await problemsOf('admin', CREATE, { input })).toMatch('Choose somebody of the session');
  expect(await problemsOf('cof1', CREATE, { input: { ...input, person: 'cof1' } })).toMatch('ForbiddenError');
});

it('stands on the timeline, and is told to whoever does it and, once done, to the coaches', async () => {
  const id = await item();
  await run('cof1', 'mutation ($id: ID!) { markActionItem(itemId: $id, isDone: true) { _id } }', { id });
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ items: unknown }>`select session -> 'actionItems' as items from timeline_event
      where subject = ${`CoachingSession/${sessionId}`} and startup_id = 's1'`.execute(tx),
  );
  expect(rows[0]?.items).toMatchObject([{ name: 'Call three customers', isDone: true, dueDate: '2099-03-04' }]);
  const told = await server.database.withTenant('t1', (tx) =>
    sql<{ user: string; key: string }>`select r.user_id as "user", n.text_key as key from notification_recipient r
      join notification n on n.id = r.notification_id
      where n.url = ${`/coaching/session/${sessionId}`} and n.text_key like 'actionItem.%' order by key`.execute(tx),
  );
  expect(told.rows).toEqual([
    { user: 'mentor', key: 'actionItem.done' },
    { user: 'cof1', key: 'actionItem.given' },
  ]);
});

it('tells whoever it is taken from, by name of who did it, and no more that it is to be done', async () => {
  const told = async () => {
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{
        line: string;
      }>`select concat_ws(' ', r.user_id, n.text_key, n.text_values ->> 'name', n.text_values ->> 'host') as line
        from notification_recipient r join notification n on n.id = r.notification_id
        where (n.url = ${`/coaching/session/${sessionId}`} or n.url = '/tasks') and n.text_key like 'actionItem.%'
        order by n.created_at, n.id`.execute(tx),
    );
    await server.database.withTenant('t1', (tx) => sql`delete from notification`.execute(tx));
    return rows.map(({ line }) => line);
  };
  await told();
  const change =
    'mutation ($id: ID!, $input: ActionItemUpdateInput!) { updateActionItem(id: $id, input: $input) { _id } }';
  const drop = 'mutation ($id: ID!) { deleteActionItem(id: $id) }';
  const id = await item();
  await run('mentor', change, { id, input: { person: 'cof1b', name: 'Call five' } });
  expect(await tasksOf('cof1')).toEqual([]);
  expect(await told()).toEqual([
    'cof1b actionItem.given Call five',
    'cof1 actionItem.taken Call three customers Mia Mentor',
  ]);
  await run('mentor', drop, { id });
  expect(await told()).toEqual(['cof1b actionItem.taken Call five Mia Mentor']);

  const done = await item();
  await run('cof1', 'mutation ($id: ID!) { markActionItem(itemId: $id, isDone: true) { _id } }', { id: done });
  await told();
  await run('mentor', drop, { id: done });
  expect(await told(), 'what is done need not be taken from anybody').toEqual([]);

  await item({ name: 'Write to them' });
  await run('admin', 'mutation ($id: ID!) { deleteCoachingSession(id: $id) }', { id: sessionId });
  expect(await told()).toEqual(['cof1 actionItem.taken Write to them Ada Admin']);
});

it('both sides put points on the agenda, others do not', async () => {
  const add = 'mutation ($input: AgendaPointCreateInput!) { createAgendaPoint(input: $input) { _id } }';
  const input = { session: sessionId, name: 'Prices', minutes: 10 };
  await run('cof1', add, { input });
  await run('mentor', add, { input: { ...input, name: 'Hiring' } });
  expect(await problemsOf('cof2', add, { input })).not.toBe(undefined);
  const agenda = '{ coachingSession(id: "$") { agenda { name minutes isDone } } }'.replace('$', sessionId);
  expect((await run('cof1', agenda))?.coachingSession?.agenda).toMatchObject([{ name: 'Prices' }, { name: 'Hiring' }]);
});

it('tells its people of another agenda and other notes, once until they have read it', async () => {
  const told = async () => {
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ line: string }>`select r.user_id || ': ' || n.text_key as line from notification_recipient r
        join notification n on n.id = r.notification_id
        where n.url = ${`/coaching/session/${sessionId}`} and n.text_key like 'session.%' order by 1`.execute(tx),
    );
    return rows.map(({ line }) => line);
  };
  const add = 'mutation ($input: AgendaPointCreateInput!) { createAgendaPoint(input: $input) { _id } }';
  await run('cof1', add, { input: { session: sessionId, name: 'Prices' } });
  expect(await told()).toEqual(['mentor: session.agenda']);
  await run('cof1', add, { input: { session: sessionId, name: 'Hiring' } });
  expect(await told()).toEqual(['mentor: session.agenda']);
  const write =
    'mutation ($id: ID!, $notes: String) { updateCoachingSession(id: $id, input: { notes: $notes }) { _id } }';
  await run('mentor', write, { id: sessionId, notes: 'We spoke of prices' });
  expect(await told()).toEqual(['cof1: session.notes', 'mentor: session.agenda']);
});

it('is evaluated by those who were there, once it has begun, once each', async () => {
  const answers = [{ questionId: 'q1', textValue: 'The numbers' }];
  const give = `mutation ($id: ID!, $answers: [AnswerInput!]!, $formVersion: Int) {
    given: evaluateSession(sessionId: $id, answers: $answers, formVersion: $formVersion) { formTitle isOfCoach } }`;
  const ask = 'query ($id: ID!) { sessionForm(sessionId: $id) { isAsked isOpen form { title } } }';
  expect((await run('mentor', ask, { id: sessionId }))?.sessionForm).toMatchObject({ isAsked: true, isOpen: false });
  expect(await problemsOf('mentor', give, { id: sessionId, answers })).toMatch('has not taken place');
  await run('mentor', 'mutation ($id: ID!) { updateCoachingSession(id: $id, input: { status: held }) { _id } }', {
    id: sessionId,
  });
  // The coach has a task for it; who came is told that it waits for them.
  const asked = await server.database.withTenant('t1', (tx) =>
    sql<{ who: string }>`select r.user_id as who from notification_recipient r
      join notification n on n.id = r.notification_id where n.text_key = 'session.evaluationAsked'
        and n.url = ${`/coaching/session/${sessionId}/evaluation`}`.execute(tx),
  );
  expect(asked.rows).toEqual([{ who: 'cof1' }]);
  // Their answers would stand under the words of a version that they have not seen.
  expect(await problemsOf('mentor', give, { id: sessionId, answers, formVersion: 7 })).toMatch('form was changed');
  expect((await run('mentor', give, { id: sessionId, answers }))?.given).toEqual({
    formTitle: 'How was it',
    isOfCoach: true,
  });
  expect(await problemsOf('mentor', give, { id: sessionId, answers })).toMatch('already');
  // Who is still awaited is said to those who read every answer, and not among founders.
  const awaited = async (user: string) =>
    (await run(user, 'query ($id: ID!) { sessionForm(sessionId: $id) { awaited } }', { id: sessionId }))?.sessionForm;
  expect(await awaited('mentor')).toEqual({ awaited: ['cof1'] });
  expect(await awaited('cof1b')).toEqual({ awaited: [] });
  await run('cof1', give, { id: sessionId, answers });
  expect(await awaited('mentor')).toEqual({ awaited: [] });
  expect(await problemsOf('admin', give, { id: sessionId, answers })).toMatch('Only those who were at the session');
  // The startup reads what its coach answers; another founder not what the first one does.
  const read = 'query ($id: ID!) { coachingSession(id: $id) { evaluations { author { _id } } } }';
  const authors = async (user: string) =>
    listIn((await run(user, read, { id: sessionId }))?.coachingSession?.evaluations).map(({ author }) => author);
  expect(await authors('cof1b')).toEqual([{ _id: 'mentor' }]);
  expect(await authors('mentor')).toHaveLength(2);
  // On the timeline of the startup stands what its coach answers.
  const timeline = `{ startupEvents(startupId: "s1", eventType: "coachingSession") { results { ... on CoachingSessionPost { session {
    _id evaluationForms { name questions { label } } evaluationAnswers { textValue } } } } } }`;
  const shown = listIn((await run('cof1b', timeline))?.startupEvents?.results).find(({ session }) =>
    JSON.stringify(session).includes(sessionId),
  );
  expect(shown?.session).toMatchObject({
    evaluationForms: [{ name: 'How was it', questions: [{ label: 'What was useful' }] }],
    evaluationAnswers: [{ textValue: 'The numbers' }],
  });
});

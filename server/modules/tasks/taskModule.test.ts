import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, type ServerAnswer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

const tomorrow = new Date(Date.now() + 20 * 3_600_000).toISOString();
const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();

const create = `mutation ($name: String, $dueDate: DateTime!, $done: Boolean, $assignees: [AssigneeInput!]!, $url: String) {
  createTask(name: $name, dueDate: $dueDate, done: $done, assignees: $assignees, url: $url) {
    _id name dueDate url taskType isGroupTask completionStatus createdBy { _id fullName } startup { _id name }
    assignees { user { _id fullName startups { _id name } } status done completedAt } } }`;

const user = (value: string) => ({ type: 'User', value });
const startup = (value: string) => ({ type: 'Startup', value });

async function make(by: string, assignees: unknown[], more: Record<string, unknown> = {}): Promise<string> {
  const answer = await server.ask(by, create, { name: 'Call', dueDate: tomorrow, assignees, ...more });
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.createTask?._id);
}

function errorOf(answer: ServerAnswer): Record<string, unknown> | undefined {
  return answer.errors?.[0]?.extensions;
}

beforeAll(async () => {
  server = await startEntityServer(seedPeople, 'America/New_York');
}, 60_000);
afterAll(() => server.close());

describe('createTask', () => {
  it('returns the card of the task and puts it on the list of the assignee', async () => {
    const { data } = await server.ask('admin', create, {
      name: 'Prepare pitch',
      dueDate: tomorrow,
      url: 'https://pitch.test',
      assignees: [user('cof2')],
    });
    expect(data?.createTask).toMatchObject({
      name: 'Prepare pitch',
      dueDate: tomorrow,
      url: 'https://pitch.test',
      taskType: 'normal',
      isGroupTask: false,
      completionStatus: 'PENDING',
      createdBy: { _id: 'admin', fullName: 'Ada Admin' },
      startup: null,
      assignees: [
        {
          user: { _id: 'cof2', fullName: 'Dana Two', startups: [{ _id: 's2', name: 'Birch' }] },
          status: 'pending',
          done: false,
          completedAt: null,
        },
      ],
    });
    const list = await server.ask('cof2', '{ myTasksPaginated { results { name } totalCount } }');
    expect(list.data?.myTasksPaginated).toEqual({ results: [{ name: 'Prepare pitch' }], totalCount: 1 });
  });

  it('assigns a startup by assigning all its members', async () => {
    const { data } = await server.ask('mentor', create, {
      name: 'All of you',
      dueDate: inAWeek,
      assignees: [startup('s1')],
    });
    expect(data?.createTask).toMatchObject({ isGroupTask: true, startup: { _id: 's1', name: 'Acme' } });
    expect(data?.createTask?.assignees).toHaveLength(2);
    for (const member of ['cof1', 'cof1b']) {
      const list = await server.ask(member, '{ myTasksPaginated(queryOptions: { search: "All of" }) { totalCount } }');
      expect(list.data?.myTasksPaginated?.totalCount).toBe(1);
    }
  });

  it('takes a startup with a great many members', async () => {
    await server.database.withTenant('t1', (tx) =>
      sql`with company as (insert into startup (tenant_id, id, name) values ('t1', 'big', 'Big') returning id)
        insert into "user" (tenant_id, id, first_name, email, status, category, role_id, startups_ids)
        select 't1', 'crowd-' || md5(i::text), 'Crowd', i || '@crowd.test', 'Active', 'other', 'r-Cofounder', array[company.id]
        from company, generate_series(1, 300) as i`.execute(tx),
    );
    const { data } = await server.ask('admin', create, {
      name: 'Everybody',
      dueDate: tomorrow,
      assignees: [startup('big')],
    });
    expect(data?.createTask?.assignees).toHaveLength(300);
  });

  it('names each wrong field', async () => {
    const old = new Date(Date.now() - 25 * 3_600_000).toISOString();
    const wrong = await server.ask('admin', create, { name: 'x', dueDate: old, assignees: [] });
    expect(errorOf(wrong)).toMatchObject({
      code: 'ValidationError',
      fields: [
        { path: 'dueDate', message: 'The due date can not be in the past' },
        { path: 'assignees', message: 'There has to be at least one assignee' },
      ],
    });
    const recent = new Date(Date.now() - 23 * 3_600_000).toISOString();
    expect(
      (await server.ask('admin', create, { name: '', dueDate: recent, assignees: [user('admin')] })).errors?.[0]
        ?.message,
    ).toBe('Name is a required field');
    const empty = await server.ask('admin', create, { name: 'x', dueDate: tomorrow, assignees: [startup('s3')] });
    expect(errorOf(empty)).toMatchObject({
      fields: [{ path: 'assignees', message: 'There has to be at least one assignee' }],
    });
  });

  it('works without a name, and marks the own part when told so', async () => {
    const { data } = await server.ask('admin', create, { dueDate: tomorrow, done: true, assignees: [user('admin')] });
    expect(data?.createTask?.name).not.toBe('');
    expect(data?.createTask).toMatchObject({
      completionStatus: 'COMPLETED',
      assignees: [{ done: true, status: 'done' }],
    });
  });

  it('does not assign people that the maker can not see', async () => {
    for (const id of ['cof2', 'nobody']) {
      const answer = await server.ask('cof1', create, { name: 'x', dueDate: tomorrow, assignees: [user(id)] });
      expect(errorOf(answer)).toMatchObject({ code: 'ValidationError', fields: [{ path: 'assignees' }] });
    }
  });

  it('needs the permission to create tasks', async () => {
    const answer = await server.ask('applicant', create, {
      name: 'x',
      dueDate: tomorrow,
      assignees: [user('applicant')],
    });
    expect(errorOf(answer)).toMatchObject({ code: 'ForbiddenError' });
    expect(errorOf(await server.ask(null, create, { dueDate: tomorrow, assignees: [] }))).toMatchObject({
      code: 'AuthenticationRequiredError',
    });
  });
});

describe('updateTaskDone', () => {
  const toggle =
    'mutation ($id: ID!, $who: ID!, $done: Boolean!) { updateTaskDone(taskId: $id, assigneeId: $who, done: $done) { completionStatus assignees { done completedAt } } }';
  const done = (by: string, id: string, who: string, value = true) => server.ask(by, toggle, { id, who, done: value });

  it('completes the task when every assignee is done, and reopens it', async () => {
    const id = await make('admin', [user('staff'), user('mentor')]);
    expect((await done('staff', id, 'staff')).data?.updateTaskDone?.completionStatus).toBe('PENDING');
    const finished = (await done('mentor', id, 'mentor')).data?.updateTaskDone;
    expect(finished?.completionStatus).toBe('COMPLETED');
    expect(listIn(finished?.assignees).map(({ completedAt }) => completedAt)).not.toContain(null);
    const reopened = (await done('staff', id, 'staff', false)).data?.updateTaskDone;
    expect(reopened?.completionStatus).toBe('PENDING');
    expect(reopened?.assignees?.[0]).toEqual({ done: false, completedAt: null });
  });

  it('takes a task from “to do” to “done” with the own part, and for whoever gave it with the last one', async () => {
    const id = await make('admin', [user('staff'), user('mentor')], { name: 'Parted' });
    const list = `query ($state: CompletionStatus) { myTasksPaginated(queryOptions: { search: "Parted", completionStatus: $state }) {
      results { _id } } }`;
    const isIn = async (who: string, state: string | null) => {
      const { data } = await server.ask(who, list, { state });
      return listIn(data?.myTasksPaginated?.results).some(({ _id }) => textIn(_id) === id);
    };
    await done('staff', id, 'staff');
    expect([await isIn('staff', 'PENDING'), await isIn('staff', 'COMPLETED')]).toEqual([false, true]);
    expect([await isIn('mentor', 'PENDING'), await isIn('mentor', 'COMPLETED')]).toEqual([true, false]);
    expect([await isIn('admin', 'PENDING'), await isIn('admin', 'COMPLETED')]).toEqual([true, false]);
    expect([await isIn('staff', null), await isIn('admin', null), await isIn('cof2', null)]).toEqual([
      true,
      true,
      false,
    ]);
    await done('mentor', id, 'mentor');
    expect([await isIn('admin', 'PENDING'), await isIn('admin', 'COMPLETED')]).toEqual([false, true]);
  });

  it('lets nobody tick the part of another', async () => {
    const id = await make('admin', [user('staff')]);
    expect(errorOf(await done('admin', id, 'staff'))).toMatchObject({ code: 'ForbiddenError' });
    expect(errorOf(await done('admin', id, 'admin'))).toMatchObject({ code: 'ForbiddenError' });
    expect(errorOf(await done('cof2', id, 'cof2'))).toMatchObject({ code: 'NotFoundError' });
    expect(errorOf(await done('cof2', 'random', 'cof2'))).toMatchObject({ code: 'NotFoundError' });
  });

  it('leaves automatic tasks to the product', async () => {
    const id = await make('admin', [user('staff')]);
    await server.database.withTenant('t1', (tx) =>
      tx.updateTable('task').set({ task_type: 'metrics' }).where('id', '=', id).execute(),
    );
    expect(errorOf(await done('staff', id, 'staff'))).toMatchObject({ code: 'ForbiddenError' });
    const edit = await server.ask(
      'admin',
      `mutation { updateTask(taskId: "${id}", updatedTask: { name: "y" }) { name } }`,
    );
    expect(errorOf(edit)).toMatchObject({ code: 'NotFoundError' });
  });
});

describe('updateTask', () => {
  const update =
    'mutation ($id: ID!, $task: TaskInput!) { updateTask(taskId: $id, updatedTask: $task) { name dueDate updatedAt isGroupTask startup { _id } assignees { user { _id } done } } }';

  it('changes name, due date and assignees; who stays keeps what they have done', async () => {
    const id = await make('admin', [user('staff'), user('cof2')]);
    await server.ask('staff', `mutation { updateTaskDone(taskId: "${id}", assigneeId: "staff", done: true) { _id } }`);
    const { data } = await server.ask('admin', update, {
      id,
      task: { name: 'Renamed', dueDate: inAWeek, assignees: [user('staff'), user('mentor')] },
    });
    expect(data?.updateTask).toMatchObject({
      name: 'Renamed',
      dueDate: inAWeek,
      assignees: [
        { user: { _id: 'staff' }, done: true },
        { user: { _id: 'mentor' }, done: false },
      ],
    });
    expect((await server.ask('cof2', `{ task(id: "${id}") { name } }`)).data?.task).toBeNull();
  });

  it('lets an overdue task keep its due date, but not move to another past one', async () => {
    const id = await make('admin', [user('admin')]);
    const past = '2020-01-01T00:00:00.000Z';
    await server.database.withTenant('t1', (tx) =>
      tx.updateTable('task').set({ due_date: past }).where('id', '=', id).execute(),
    );
    expect((await server.ask('admin', update, { id, task: { name: 'Late', dueDate: past } })).errors).toBeUndefined();
    const other = await server.ask('admin', update, { id, task: { dueDate: '2020-01-02T00:00:00.000Z' } });
    expect(errorOf(other)).toMatchObject({
      fields: [{ path: 'updatedTask.dueDate', message: 'The due date can not be in the past' }],
    });
  });

  it('reaches with an assigned grant only own tasks and those of assigned startups', async () => {
    const own = await make('cof1', [user('cof1')]);
    const ofAdmin = await make('admin', [user('cof1')]);
    const ofStartup = await make('admin', [startup('s1')]);
    expect((await server.ask('cof1', update, { id: own, task: { name: 'a' } })).errors).toBeUndefined();
    expect(errorOf(await server.ask('cof1', update, { id: ofAdmin, task: { name: 'a' } }))).toMatchObject({
      code: 'NotFoundError',
    });
    expect((await server.ask('mentor', update, { id: ofStartup, task: { name: 'a' } })).errors).toBeUndefined();
  });
});

describe('a task that is handed on', () => {
  it('is done once those who are left are', async () => {
    const id = await make('admin', [user('mentor'), user('staff')]);
    await server.ask('staff', `mutation { updateTaskDone(taskId: "${id}", assigneeId: "staff", done: true) { _id } }`);
    const { data } = await server.ask(
      'admin',
      'mutation ($id: ID!, $task: TaskInput!) { updateTask(taskId: $id, updatedTask: $task) { completionStatus } }',
      { id, task: { assignees: [user('staff')] } },
    );
    expect(data?.updateTask?.completionStatus).toBe('COMPLETED');
  });
});

describe('deleteTask', () => {
  const remove = (by: string, id: string) => server.ask(by, 'mutation ($id: ID!) { deleteTask(taskId: $id) }', { id });

  it('needs the permission for that very task', async () => {
    const id = await make('admin', [user('mentor')]);
    const ofStartup = await make('admin', [startup('s1')]);
    expect(errorOf(await remove('mentor', id))).toMatchObject({ code: 'NotFoundError' });
    expect(errorOf(await remove('applicant', id))).toMatchObject({ code: 'ForbiddenError' });
    expect((await remove('mentor', ofStartup)).data).toEqual({ deleteTask: ofStartup });
    expect((await remove('admin', id)).data).toEqual({ deleteTask: id });
    expect((await server.ask('admin', `{ task(id: "${id}") { name } }`)).data?.task).toBeNull();
  });
});

describe('lists', () => {
  it('pages my tasks by fifteen', async () => {
    for (let index = 0; index < 16; index += 1) await make('cof1b', [user('cof1b')], { name: `Own ${index}` });
    const query =
      'query ($cursor: String) { myTasksPaginated(queryOptions: { search: "Own" }, cursor: $cursor) { results { name } totalCount next prev } }';
    const first = (await server.ask('cof1b', query)).data?.myTasksPaginated;
    expect(first?.results).toHaveLength(15);
    expect(first?.totalCount).toBe(16);
    expect(first?.prev).toBeNull();
    const second = (await server.ask('cof1b', query, { cursor: first?.next })).data?.myTasksPaginated;
    expect(second?.results).toHaveLength(1);
    expect(second?.next).toBeNull();
  });

  it('shows in the panel what is assigned, open, approved and due in time', async () => {
    await make('staff', [user('staff')], { name: 'Soon' });
    await make('staff', [user('staff')], { name: 'Later', dueDate: inAWeek });
    await make('staff', [user('mentor')], { name: 'Not mine' });
    const before = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString();
    const { data } = await server.ask(
      'staff',
      'query ($before: DateTime) { tasks(before: $before, approvalStatus: APPROVED, completionStatus: PENDING) { results { name } } }',
      { before },
    );
    const names = listIn(data?.tasks?.results).map(({ name }) => name);
    expect(names).toContain('Soon');
    expect(names).not.toContain('Later');
    expect(names).not.toContain('Not mine');
  });

  it('splits the tasks of a startup at the edges of a day, each into one list', async () => {
    await make('admin', [startup('s2')], { name: 'Edge', dueDate: inAWeek });
    const ask = (window: Record<string, string>) =>
      server.ask(
        'cof2',
        'query ($before: DateTime, $after: DateTime) { startupTasks(startupId: "s2", before: $before, after: $after) { name } }',
        window,
      );
    expect((await ask({ before: inAWeek })).data?.startupTasks).toEqual([{ name: 'Edge' }]);
    expect((await ask({ after: inAWeek })).data?.startupTasks).toEqual([]);
    const other = await server.ask('cof1', '{ startupTasks(startupId: "s2") { name } }');
    expect(other.data?.startupTasks).toEqual([]);
  });

  it('lists what the startups of a program have still to do, for those who may read it', async () => {
    const id = 'p-tasks';
    await server.database.withTenant('t1', async (tx) => {
      await sql`insert into program (tenant_id, id, name) values ('t1', ${id}, 'Autumn')`.execute(tx);
      await sql`update startup set program_id = ${id} where id = 's2'`.execute(tx);
    });
    await make('admin', [startup('s2')], { name: 'Of the program', dueDate: inAWeek });
    const done = await make('admin', [startup('s2')], { name: 'Done already' });
    await server.database.withTenant('t1', (tx) =>
      sql`update task set completion_status = 'COMPLETED' where id = ${done}`.execute(tx),
    );
    const ask = async (by: string) =>
      listIn(
        (await server.ask(by, 'query ($id: ID!) { programTasks(programId: $id) { name } }', { id })).data?.programTasks,
      ).map(({ name }) => name);
    expect(await ask('admin')).toContain('Of the program');
    expect(await ask('admin')).not.toContain('Done already');
    expect(await ask('cof1')).not.toContain('Of the program');
  });

  it('offers people and startups that can be seen', async () => {
    const options = async (by: string) =>
      listIn(
        (await server.ask(by, '{ assigneeOptions { label options { label value type } } }')).data?.assigneeOptions,
      );
    const [people, startups] = await options('admin');
    expect(people?.options).toContainEqual({ label: 'Mia Mentor', value: 'mentor', type: 'User' });
    expect(startups?.options).toContainEqual({ label: 'Acme', value: 's1', type: 'Startup' });
    const [seen, own] = await options('cof1');
    expect(
      listIn(seen?.options)
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['admin', 'cof1', 'cof1b', 'mentor', 'staff']);
    expect(listIn(own?.options).map(({ value }) => value)).toEqual(['s1']);
  });
});

describe('tasksUpdatedForUser', () => {
  const text =
    'subscription ($id: ID!) { tasksUpdatedForUser(userId: $id) { updateType taskId task { _id dueDate } } }';

  it('tells an assignee of tasks that come and go, and nobody else', async () => {
    const events = (await server.watch('cof2', text, { id: 'cof2' }))[Symbol.asyncIterator]();
    await make('admin', [user('staff')]);
    const id = await make('admin', [user('cof2')]);
    const next = async () => (await events.next()).value.data?.tasksUpdatedForUser;
    expect(await next()).toEqual({ updateType: 'ADDED', taskId: id, task: { _id: id, dueDate: tomorrow } });
    await server.ask('cof2', `mutation { updateTaskDone(taskId: "${id}", assigneeId: "cof2", done: true) { _id } }`);
    expect(await next()).toMatchObject({ updateType: 'REMOVED', taskId: id });
    await server.ask('cof2', `mutation { updateTaskDone(taskId: "${id}", assigneeId: "cof2", done: false) { _id } }`);
    expect(await next()).toMatchObject({ updateType: 'ADDED', taskId: id });
    await server.ask(
      'admin',
      `mutation { updateTask(taskId: "${id}", updatedTask: { dueDate: "${inAWeek}" }) { _id } }`,
    );
    expect(await next()).toEqual({ updateType: 'REMOVED', taskId: id, task: { _id: id, dueDate: inAWeek } });
    await server.ask('admin', `mutation { deleteTask(taskId: "${id}") }`);
    expect(await next()).toEqual({ updateType: 'REMOVED', taskId: id, task: { _id: id, dueDate: inAWeek } });
    await events.return?.();
  });

  it('tells each of several people what another one has done, and takes it off the list of who has', async () => {
    const id = await make('admin', [user('cof2'), user('staff')]);
    const events = (await server.watch('staff', text, { id: 'staff' }))[Symbol.asyncIterator]();
    const todo = async (who: string) => {
      const query = `{ tasks(before: "${inAWeek}", approvalStatus: APPROVED, completionStatus: PENDING) { results { _id } } }`;
      return listIn((await server.ask(who, query)).data?.tasks?.results).map(({ _id }) => _id);
    };
    await server.ask('cof2', `mutation { updateTaskDone(taskId: "${id}", assigneeId: "cof2", done: true) { _id } }`);
    expect((await events.next()).value.data?.tasksUpdatedForUser).toMatchObject({ updateType: 'UPDATED', taskId: id });
    expect(await todo('cof2')).not.toContain(id);
    expect(await todo('staff')).toContain(id);
    await events.return?.();
  });

  it('is for oneself only', async () => {
    await expect(server.watch('cof2', text, { id: 'admin' })).rejects.toThrow('You are not allowed to do this');
  });
});

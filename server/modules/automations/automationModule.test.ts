/** What follows by itself: from events, from dates, after a wait; switched off, tried, failing and following from itself. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AutomationMeta } from '#domain/model/automation.ts';
import { automations } from '#server/generated/automations.gen.ts';
import type { DomainEventName, DomainEvents } from '#server/generated/events.gen.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { createContext } from '#server/platform/context/createContext.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { entityWriter, followers } from '#server/start/product.ts';
import {
  type EntityServer,
  everySwitchOn,
  seedPeople,
  startEntityServer,
  tenantFixture,
} from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
import { countOccurrences } from './engine/countOccurrences.ts';
import { doStep } from './engine/doStep.ts';
import { findOccurrences } from './engine/occurrences.ts';
import { runAutomation } from './engine/runAutomation.ts';

let server: EntityServer;

const rows = async (statement: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> =>
  server.database.withTenant('t1', async (tx) => (await statement.execute(tx)).rows as Record<string, unknown>[]);

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
  await rows(sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
    values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`);
}, 60_000);
afterAll(() => server.close());

describe('a date of a record', () => {
  const due = '2031-05-20';
  const at = (days: number, hour: number): Date => new Date(Date.UTC(2031, 4, 20 + days, hour));
  const tasks = () =>
    rows(sql`select t.name, t.url, a.user_id as who from task t join task_assignee a on a.task_id = t.id
    where t.url like '/startup/s1/file/milestones%' order by t.id`);
  const openTasks = () =>
    rows(sql`select name, to_char(due_date at time zone 'UTC', 'YYYY-MM-DD') as due from task
      where url like '/startup/s1/file/milestones%' and completion_status = 'PENDING' order by id`);
  const mails = () => rows(sql`select recipient as who, subject from mail where subject like '%Launch%'`);

  it('is followed at eight in the morning, once, whichever tick comes first', async () => {
    await rows(sql`insert into milestone (tenant_id, id, name, status, due_date, responsible_id, startup_id)
      values ('t1', 'm1', 'Launch', 'inProgress', ${due}, 'cof1', 's1'), ('t1', 'm2', 'Launched', 'reached', ${due}, 'cof1', 's1')`);
    await server.tick(at(-8, 12));
    await server.tick(at(-7, 7));
    expect(await tasks()).toEqual([]);
    for (const hour of [8, 9, 10]) await server.tick(at(-7, hour));
    const url = '/startup/s1/file/milestones?milestone=m1';
    expect(await tasks()).toEqual([{ name: 'Reach your milestone – Launch', url, who: 'cof1' }]);
  });

  it('has a task of its own beside others, which follows its name and day and ends with it', async () => {
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const open = async () => (await openTasks()).map(({ name, due: day }) => `${name} ${day}`);
    const others = await open();
    const input = { name: 'First customer', dueDate: soon, responsible: 'cof1', startup: 's1' };
    const CREATE = 'mutation ($input: MilestoneCreateInput!) { made: createMilestone(input: $input) { _id } }';
    const made = await server.ask('cof1', CREATE, { input });
    expect(made.errors).toBeUndefined();
    const id = textIn(made.data?.made?._id);
    const change = async (of: Readonly<Record<string, string>>) => {
      const CHANGE =
        'mutation ($id: ID!, $input: MilestoneUpdateInput!) { updateMilestone(id: $id, input: $input) { _id } }';
      expect((await server.ask('cof1', CHANGE, { id, input: of })).errors).toBeUndefined();
    };
    const added = async () => (await open()).filter((one) => !others.includes(one));
    await server.ask('cof1', CREATE, { input: { ...input, name: 'Far away', dueDate: '2099-01-02' } });
    expect(await added()).toEqual([`Reach your milestone – First customer ${soon}`]);
    await change({ name: 'Two customers', dueDate: due });
    expect(await added()).toEqual([]);
    const sooner = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await change({ dueDate: sooner });
    expect(await added()).toEqual([`Reach your milestone – Two customers ${sooner}`]);
    await change({ dueDate: soon });
    expect(await added()).toEqual([`Reach your milestone – Two customers ${soon}`]);
    const inGerman = await server.ask('cof1', '{ page: myTasksPaginated { results { name } } }', {}, 'de');
    expect(listIn(inGerman.data?.page?.results).map(({ name }) => name)).toContain(
      'Meilenstein erreichen – Two customers',
    );
    const found = await rows(
      sql`select id from task where name like '%Two customers' and completion_status = 'PENDING'`,
    );
    const task = found[0]?.id;
    const save =
      'mutation ($id: ID!, $updatedTask: TaskInput!) { updateTask(taskId: $id, updatedTask: $updatedTask) { name } }';
    const saved = async (name: string, language: string) =>
      (await server.ask('admin', save, { id: task, updatedTask: { name } }, language)).data?.updateTask?.name;
    // The form gives the name back as it was read; only another one is a name that somebody has given.
    await saved('Meilenstein erreichen – Two customers', 'de');
    expect(await added()).toEqual([`Reach your milestone – Two customers ${soon}`]);
    expect(await saved('Reach your milestone – by Friday', 'de')).toBe('Reach your milestone – by Friday');
    await change({ name: 'Three customers' });
    expect(await added()).toEqual([`Reach your milestone – by Friday ${soon}`]);
    await change({ status: 'reached' });
    expect(await added()).toEqual([]);
    await change({ status: 'planned' });
    expect(await added()).toHaveLength(1);
    await server.ask('cof1', 'mutation ($id: ID!) { deleteMilestone(id: $id) }', { id });
    expect(await open()).toEqual(others);
  });

  it('tells those who look after the startup by mail when it has passed, if it matters still', async () => {
    await rows(sql`insert into milestone (tenant_id, id, name, status, due_date, startup_id)
      values ('t1', 'm3', 'Launch 2', 'planned', ${due}, 's1')`);
    await rows(sql`update "user" set validated = true where id = 'mentor'`);
    await server.tick(at(2, 12));
    await rows(sql`update milestone set status = 'reached' where id = 'm1'`);
    for (const hour of [8, 9]) await server.tick(at(3, hour));
    const told = await mails();
    expect(new Set(told.map(({ subject }) => subject))).toEqual(
      new Set(['The milestone “Launch 2” is three days late']),
    );
    expect(told.length).toBeGreaterThan(0);
  });
});

describe('an automation that is switched off', () => {
  const SET = 'mutation ($on: Boolean!) { setAutomation(id: "askForMetrics", isOn: $on) { isOn } }';
  const asked = () => rows(sql`select id from task where task_type = 'metrics'`);
  const request = (id: string) =>
    announced('DataRequested', { request: id, startup: 's2', type: 'METRICS', dueDate: '2031-06-01T00:00:00Z' });

  it('does nothing until it is on again; only admins switch', async () => {
    expect((await server.ask('mentor', SET, { on: false })).errors).toBeDefined();
    expect((await server.ask('admin', SET, { on: false })).data?.setAutomation).toEqual({ isOn: false });
    await request('r1');
    expect(await asked()).toEqual([]);
    expect((await server.ask('admin', SET, { on: true })).data?.setAutomation).toEqual({ isOn: true });
    await request('r2');
    expect(await asked()).toHaveLength(1);
  });

  it('that the product has no more is forgotten with the next that is set, alone or with others', async () => {
    const settings = () => rows(sql`select automation from automation_setting where is_off order by automation`);
    const gone = (id: string) =>
      rows(sql`insert into automation_setting (tenant_id, id, automation, is_off) values ('t1', ${id}, ${id}, true)`);
    await gone('askForDragons');
    const both = 'mutation { setAutomations(off: ["askForHosts"]) { id } }';
    expect((await server.ask('admin', both)).errors).toBeUndefined();
    expect(await settings()).toEqual([{ automation: 'askForHosts' }]);
    await gone('askForElves');
    const one = 'mutation { setAutomation(id: "askForHosts", isOn: true) { isOn } }';
    expect((await server.ask('admin', one)).errors).toBeUndefined();
    expect(await settings()).toEqual([]);
  });

  it('is tried on what has happened, and nothing is done', async () => {
    const before = await asked();
    const { data } = await server.ask(
      'admin',
      '{ tryAutomation(id: "askForMetrics", days: 30) { occurrences steps { kind times } } }',
    );
    expect(data?.tryAutomation).toEqual({ occurrences: 2, steps: [{ kind: 'task', times: 2 }] });
    expect(await asked()).toEqual(before);
  });

  it('says in the list how often it did something, in the language of its reader', async () => {
    const LIST = '{ automations { id about runs failures isOn } }';
    const of = async (language: string) => {
      const { data } = await server.ask('admin', LIST, {}, language);
      return listIn(data?.automations).find((one) => textIn(one.id) === 'askForMetrics');
    };
    expect(await of('en')).toMatchObject({
      about: expect.stringContaining('asked for its figures'),
      runs: 1,
      failures: 0,
    });
    expect(await of('de')).toMatchObject({ about: expect.stringContaining('Zahlen') });
  });
});

/** An automation that only this test has. */
const own = (more: Partial<AutomationMeta>): AutomationMeta => ({
  id: 'own',
  aboutKey: 'automation.own.about',
  source: 'test',
  trigger: { event: 'StartupProfileCompleted' },
  records: { startup: 'Startup', actor: 'User' },
  lists: [],
  where: {},
  values: {},
  steps: [{ kind: 'set', entity: 'Startup', record: 'startup', values: { tagline: 'Complete' } }],
  ...more,
});

describe('every automation of the product', () => {
  it.each(automations)('$id asks the database a question that it understands', async (automation) => {
    const found = server.database.withTenant('t1', (tx) =>
      findOccurrences({ tx, timeZone: 'UTC', now: new Date() }, automation, { ids: ['nothing'] }),
    );
    await expect(found).resolves.toEqual([]);
  });
});

describe('a step', () => {
  const tagline = async (id: string) => (await rows(sql`select tagline from startup where id = ${id}`))[0]?.tagline;
  const runs = () =>
    rows(sql`select automation, status, problem from automation_run where automation like 'own%' order by id`);

  it('sets values of the record, by all rules but those about people', async () => {
    await follow(own({ id: 'own.set' }), 's1');
    expect(await tagline('s1')).toBe('Complete');
    expect(await runs()).toMatchObject([{ automation: 'own.set', status: 'DONE' }]);
  });

  it('that fails is undone and kept as a failure, and hinders nothing else', async () => {
    const steps = [
      { kind: 'set', entity: 'Startup', record: 'startup', values: { tagline: 'Half' } },
      { kind: 'set', entity: 'Startup', record: 'startup', values: { name: '' } },
    ] as const;
    await follow(own({ id: 'own.wrong', steps }), 's2', async (tx) => {
      await sql`update startup set website = 'https://still.test' where id = 's2'`.execute(tx);
    });
    expect(await tagline('s2')).not.toBe('Half');
    expect(await rows(sql`select website from startup where id = 's2'`)).toEqual([{ website: 'https://still.test' }]);
    expect((await runs()).at(-1)).toMatchObject({ automation: 'own.wrong', status: 'FAILED' });
  });

  it('is done only where the conditions hold, and once where it says so', async () => {
    const where = { startup: { name: { eq: 'Nobody' } } };
    expect(await occurrences(own({ id: 'own.none', where }), 's1')).toBe(0);
    const once = own({ id: 'own.once', once: 'startup' });
    await follow(once, 's1');
    expect(await occurrences(once, 's1')).toBe(0);
    expect(await occurrences(once, 's2')).toBe(1);
  });

  it('tells services outside what the event carries, under an id of its own', async () => {
    await rows(sql`insert into webhook (tenant_id, id, event, url, status, secret)
      values ('t1', 'w1', 'Automation', 'https://hooks.test', 'active', 'whsec_x')`);
    const steps = [{ kind: 'webhook', name: 'complete' }] as const;
    await follow(own({ id: 'own.hook', steps }), 's1');
    await follow(own({ id: 'own.hookToo', steps }), 's1');
    const bodies = (await rows(sql`select body from webhook_delivery order by id`)).map(({ body }) => Object(body));
    expect(bodies.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'complete', data: { startup: 's1' } },
      { type: 'complete', data: { startup: 's1' } },
    ]);
    expect(bodies[0].id).not.toBe(bodies[1].id);
  });

  it('that completes what is about a record leaves the tasks of others, where the event is about none', async () => {
    await rows(sql`insert into task (tenant_id, id, name, due_date, url, task_type, approval_status, completion_status, is_group_task)
      values ('t1', 'hosts', 'Hosts', now(), '/events/e1/edit', 'hostAssignation', 'APPROVED', 'PENDING', false)`);
    await rows(sql`insert into task_assignee (tenant_id, id, task_id, user_id, status, done)
      values ('t1', 'part', 'hosts', 'staff', 'pending', false)`);
    const people = { paths: ['actor'], roles: [] };
    const step = { kind: 'complete', types: ['hostAssignation'], about: 'event', startup: null, people } as const;
    const complete = (facts: { event: string | null }) =>
      server.database.withTenant('t1', (tx) => {
        const scope = { tx, context: contextIn(tx), writer: entityWriter };
        return doStep(scope, step, { id: 'x', payload: {}, facts, people: [] }, ['staff']);
      });
    const done = () => rows(sql`select id from task_assignee where id = 'part' and done`);
    await complete({ event: null });
    expect(await done()).toEqual([]);
    await complete({ event: 'e1' });
    expect(await done()).toHaveLength(1);
  });

  it('concerns whoever has still to do what is done, and counts them', async () => {
    await rows(sql`update task_assignee set done = false where id = 'part'`);
    await rows(sql`insert into domain_event (tenant_id, id, name, payload, happened_at)
      values ('t1', 'chosen', 'EventHostsChosen', '{"event": "e1"}', now())`);
    const people = { paths: [], roles: [], tasks: { types: ['hostAssignation'], about: 'event', startup: null } };
    const step = { kind: 'complete', types: ['hostAssignation'], about: 'event', startup: null, people } as const;
    const records = { event: 'IncubatorEvent' };
    const automation = own({ id: 'own.all', trigger: { event: 'EventHostsChosen' }, records, steps: [step] });
    const scope = (tx: Tx) => ({ tx, timeZone: 'UTC', now: new Date() });
    const asked = { ids: ['chosen'] };
    const found = await server.database.withTenant('t1', (tx) => findOccurrences(scope(tx), automation, asked));
    expect(found.map((one) => one.people)).toEqual([[['staff']]]);
    const counted = await server.database.withTenant('t1', (tx) => countOccurrences(scope(tx), automation, asked));
    expect(counted).toEqual({ occurrences: 1, steps: [1] });
  });

  it('waits, is not forgotten, and is dropped with the automation', async () => {
    await follow(own({ id: 'own.wait', waitMinutes: 3 * 1440 }), 's1');
    expect((await runs()).at(-1)).toMatchObject({ automation: 'own.wait', status: 'WAITING' });
    await server.tick(new Date('2031-05-23T09:05:00Z'));
    // No release has it any more.
    expect((await runs()).at(-1)).toMatchObject({ automation: 'own.wait', status: 'DROPPED' });
  });
});

/** Keeps an event as `announce` does; answers its id. */
async function event(tx: Tx, name: string, payload: object): Promise<string> {
  const id = `e${Math.random()}`;
  await sql`insert into domain_event (tenant_id, id, name, payload, happened_at)
    values ('t1', ${id}, ${name}, ${JSON.stringify(payload)}::jsonb, now())`.execute(tx);
  return id;
}

async function announced<Name extends DomainEventName>(name: Name, payload: DomainEvents[Name]): Promise<void> {
  await server.database.withTenant('t1', (tx) => announce({ tx, context: contextIn(tx) }, name, payload));
}

/** A request of nobody, in a transaction that is open: neither live events nor services of people are asked for. */
function contextIn(tx: Tx): RequestContext {
  const sources = { database: server.database, outbox: null as never, services: null as never, followers };
  const client = { transport: 'http', userAgent: null, clientAddress: null, identity: null } as const;
  const context = createContext(sources, { tenant: tenantFixture('UTC'), ...client });
  return { ...context, transact: (work) => work(tx) };
}

async function follow(automation: AutomationMeta, startup: string, before?: (tx: Tx) => Promise<void>): Promise<void> {
  await server.database.withTenant('t1', async (tx) => {
    await before?.(tx);
    const id = await event(tx, 'StartupProfileCompleted', { startup });
    const asked = { tx, timeZone: 'UTC', now: new Date() };
    const [found] = await findOccurrences(asked, automation, { ids: [id] });
    if (found) await runAutomation({ tx, context: contextIn(tx), writer: entityWriter }, automation, found);
  });
}

function occurrences(automation: AutomationMeta, startup: string): Promise<number> {
  return server.database.withTenant('t1', async (tx) => {
    const id = await event(tx, 'StartupProfileCompleted', { startup });
    return (await findOccurrences({ tx, timeZone: 'UTC', now: new Date() }, automation, { ids: [id] })).length;
  });
}

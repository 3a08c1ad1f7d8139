import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EventServer, inHours, startEventServer } from './testing/eventServer.ts';

let server: EventServer;
beforeAll(async () => {
  server = await startEventServer();
}, 60_000);
afterAll(() => server?.close());
beforeEach(() => server.database.withTenant('t1', (tx) => sql`delete from task`.execute(tx)));

/** Who has still to do what for these events, which are called by their place here. */
const openTasks = (...events: readonly string[]) =>
  server.database.withTenant('t1', async (tx) => {
    const { rows } = await sql<{ line: string }>`select a.user_id || ' ' || t.task_type || ' ' ||
        array_position(${events}::text[], split_part(t.url, '/', 3)) as line
      from task t join task_assignee a on a.task_id = t.id where not a.done order by 1`.execute(tx);
    return rows.map(({ line }) => line);
  });

/** Somebody gives an hour of a single day, so many hours from now. */
const giveDay = (person: string, hours: number) =>
  server.run(
    person,
    'mutation ($input: ProgramMentorAvailabilityCreateInput!) { createProgramMentorAvailability(input: $input) { _id } }',
    { input: { startTime: inHours(hours), endTime: inHours(hours + 1) } },
  );

it('hosts that are chosen are no more asked for of whoever else was to choose them', async () => {
  const second = { id: 'admin2', email: 'ana@t1.test' };
  await server.rows(sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id, validated)
    values ('t1', ${second.id}, 'Ana', ${second.email}, 'Active', 'employee', 'r-Admin', true) returning id`);
  const id = await server.event({ hosts: [] });
  expect(await openTasks(id)).toEqual(['admin hostAssignation 1']);
  const choose = 'mutation ($id: ID!) { updateIncubatorEvent(id: $id, input: { hosts: ["mentor"] }) { _id } }';
  await server.run(second.id, choose, { id });
  expect(await openTasks(id)).toEqual([]);
});

it('hours of a day are an answer for the events of that day, and for those that have none yet', async () => {
  const planned = { eventType: 'ONE_ON_ONE', duration: 20, hosts: ['mentor'] };
  const tomorrow = await server.event(planned);
  const later = await server.event({ ...planned, startTime: inHours(200), endTime: inHours(300) });
  const undated = await server.event({ ...planned, startTime: null, endTime: null });
  await giveDay('mentor', 2000);
  expect(await openTasks(tomorrow, later, undated)).toEqual([
    'mentor availEventSpecific 1',
    'mentor availEventSpecific 2',
  ]);
  await giveDay('mentor', 250);
  expect(await openTasks(tomorrow, later, undated)).toEqual(['mentor availEventSpecific 1']);
  await giveDay('mentor', 24);
  expect(await openTasks(tomorrow, later, undated)).toEqual([]);
});

it('choosing the hosts of one event leaves the task of another as it is', async () => {
  const [first, second] = [await server.event({ startTime: inHours(2), hosts: [] }), await server.event({ hosts: [] })];
  expect(await openTasks(first, second)).toEqual(['admin hostAssignation 1', 'admin hostAssignation 2']);
  const third = await server.event({});
  await server.change(third, { hosts: ['mentor'] });
  expect(await openTasks(first, second)).toEqual(['admin hostAssignation 1', 'admin hostAssignation 2']);
  await server.change(second, { hosts: ['mentor'] });
  await server.change(second, { hosts: ['mentor', 'staff'] });
  expect(await openTasks(first, second)).toEqual(['admin hostAssignation 1']);
});

it('an event that is put on again asks anew for what is missing: times of its hosts, or hosts', async () => {
  const id = await server.event({
    status: 'published',
    eventType: 'ONE_ON_ONE',
    duration: 20,
    hosts: ['mentor', 'staff'],
  });
  await giveDay('staff', 24);
  expect(await openTasks(id)).toEqual(['mentor availEventSpecific 1']);
  await server.change(id, { status: 'cancelled' });
  expect(await openTasks(id)).toEqual([]);
  await server.change(id, { status: 'published' });
  expect(await openTasks(id)).toEqual(['mentor availEventSpecific 1']);
  const draft = await server.event({ hosts: [] });
  await server.change(draft, { status: 'cancelled' });
  expect(await openTasks(id, draft)).toEqual(['mentor availEventSpecific 1']);
  await server.change(draft, { status: 'draft' });
  expect(await openTasks(id, draft)).toEqual(['admin hostAssignation 2', 'mentor availEventSpecific 1']);
});

it('hosts of conversations whose dates are given have no hours to give, nor once they are given', async () => {
  const oneOnOneDates = [{ start: inHours(30), end: inHours(31) }];
  const planned = { eventType: 'ONE_ON_ONE', duration: 20, hosts: ['mentor', 'staff'] };
  const given = await server.event({ ...planned, oneOnOneDates });
  const later = await server.event({ ...planned, title: 'Clinic' });
  expect(await openTasks(given, later)).toEqual(['mentor availEventSpecific 2', 'staff availEventSpecific 2']);
  expect(await server.rows(sql`select distinct name from task where task_type = 'availEventSpecific'`)).toEqual([
    { name: 'Clinic' },
  ]);
  await server.change(later, { oneOnOneDates, status: 'published' });
  expect(await openTasks(given, later)).toEqual([]);
  const ofHours = await server.event({ ...planned, oneOnOneDates, availability: { method: 'calendar' } });
  expect(await openTasks(ofHours)).toEqual(['mentor availEventSpecific 1', 'staff availEventSpecific 1']);
});

it('what hosts are asked for follows how the event is planned: its dates, its kind, its hours and its title', async () => {
  const oneOnOneDates = [{ start: inHours(30), end: inHours(31) }];
  const id = await server.event({ status: 'published', eventType: 'ONE_ON_ONE', duration: 20, hosts: ['mentor'] });
  expect(await openTasks(id)).toEqual(['mentor availEventSpecific 1']);
  await server.change(id, { title: 'Clinic' });
  expect(await server.rows(sql`select name from task where task_type = 'availEventSpecific'`)).toEqual([
    { name: 'Clinic' },
  ]);
  await server.change(id, { oneOnOneDates });
  expect(await openTasks(id)).toEqual([]);
  await server.change(id, { oneOnOneDates: [] });
  expect(await openTasks(id)).toEqual(['mentor availEventSpecific 1']);
  await server.change(id, { availability: { type: 'coaching' } });
  expect(await openTasks(id)).toEqual(['mentor availEventCoaching 1']);
  await server.change(id, { eventType: 'WORKSHOP' });
  expect(await openTasks(id)).toEqual([]);
});

it('who makes an event is asked for nothing, nor the last one who is taken off it', async () => {
  const id = await server.event({ hosts: ['admin'] });
  await server.change(id, { title: 'Clinic', eventType: 'ONE_ON_ONE', duration: 20 });
  expect(await openTasks(id)).toEqual([]);
  await server.change(id, { hosts: ['mentor'] });
  expect(await openTasks(id)).toEqual(['mentor availEventSpecific 1']);
  await server.change(id, { hosts: [] });
  expect(await openTasks(id)).toEqual(['admin hostAssignation 1']);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EventServer, inviting, registering, startEventServer, waiting } from './testing/eventServer.ts';

let server: EventServer;
beforeAll(async () => {
  server = await startEventServer();
}, 60_000);
afterAll(() => server?.close());
beforeEach(() => server.told());

const remove = (id: string) => server.run('admin', 'mutation ($id: ID!) { deleteIncubatorEvent(id: $id) }', { id });

/** One with a place, one who waits for it. */
async function fullEvent(): Promise<string> {
  const id = await server.event({ status: 'published', capacity: 1 });
  await server.run('cof1', registering, { id });
  await server.run('cof2', waiting, { id });
  return id;
}

const openTasks = async () =>
  (
    await server.rows<{ line: string }>(sql`select a.user_id || ' ' || t.task_type as line from task t
      join task_assignee a on a.task_id = t.id where not a.done and t.url like '/events/%' order by 1`)
  ).map(({ line }) => line);

const everybody = [
  'cof1 event.cancelled',
  'cof2 event.cancelled',
  'mail cora@t1.test CANCEL',
  'mail dana@t1.test alone',
  'mail sam@t1.test CANCEL',
  'staff event.cancelled',
];

it('is told to who has a place, who waits and who hosts; the appointment goes where there was one', async () => {
  const id = await fullEvent();
  await server.told();
  await server.change(id, { status: 'cancelled' });
  expect(await server.told()).toEqual([...everybody].sort());
});

it('goes from the calendars too when the event is deleted', async () => {
  const id = await fullEvent();
  await server.told();
  await remove(id);
  expect(await server.told()).toEqual([...everybody].sort());
});

it('leaves nobody with an invitation to it: unread ones go, and who was to choose a time is told', async () => {
  const id = await server.event({ status: 'published', eventType: 'ONE_ON_ONE', duration: 20 });
  await server.told();
  await server.run('admin', inviting, { id, people: ['cof1'] });
  await server.change(id, { status: 'cancelled' });
  expect((await server.told()).filter((line) => line.startsWith('cof1'))).toEqual(['cof1 event.cancelled']);
});

it('is nothing to do any more: hosts need give no times for it, and nobody need find a host', async () => {
  const hosts = ['mentor', 'staff'];
  const published = await server.event({ status: 'published', eventType: 'ONE_ON_ONE', duration: 20, hosts });
  expect(await openTasks()).toEqual(['mentor availEventSpecific', 'staff availEventSpecific']);
  await server.change(published, { hosts: ['mentor'] });
  expect(await openTasks()).toEqual(['mentor availEventSpecific']);
  await server.change(published, { status: 'cancelled' });
  expect(await openTasks()).toEqual([]);
  const draft = await server.event({ hosts: [] });
  expect(await openTasks()).toEqual(['admin hostAssignation']);
  await remove(draft);
  expect(await openTasks()).toEqual([]);
});

it('tells those who come of another room, and that it takes place online instead', async () => {
  await server.rows(sql`insert into place (tenant_id, id, name) values ('t1', 'lab', 'Lab'), ('t1', 'hall', 'Hall')`);
  const id = await server.event({ status: 'published', capacity: 1, place: 'lab' });
  await server.run('cof1', registering, { id });
  await server.told();
  const news = ['cof1 event.changed', 'mail cora@t1.test REQUEST', 'mail sam@t1.test REQUEST', 'staff event.changed'];
  await server.change(id, { place: 'hall' });
  expect(await server.told()).toEqual(news);
  await server.change(id, { availability: { mode: 'online' } });
  expect(await server.told()).toEqual(news);
  await server.change(id, { description: 'Bring a pen.' });
  expect(await server.told()).toEqual([]);
});

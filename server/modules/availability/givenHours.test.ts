/** Which hours answer the question for some: those that come, by whatever way they come. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

const rows = <Row>(query: ReturnType<typeof sql<Row>>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);

beforeEach(() => ask());

/** The mentor is asked for hours, and has answered nothing. */
async function ask(): Promise<void> {
  await rows(sql`delete from task`);
  await rows(sql`insert into task (tenant_id, id, name, due_date, url, task_type, approval_status, completion_status, is_group_task)
    values ('t1', 'asked', 'Hours', now(), '/availability', 'avail', 'APPROVED', 'PENDING', false)`);
  await rows(sql`insert into task_assignee (tenant_id, id, task_id, user_id, status, done)
    values ('t1', 'part', 'asked', 'mentor', 'pending', false)`);
}
const isAnswered = async () => (await rows(sql`select from task_assignee where id = 'part' and done`)).length === 1;

async function write(entity: string, input: object, id?: string): Promise<string> {
  const verb = id === undefined ? `create${entity}` : `update${entity}`;
  const kind = `${entity}${id === undefined ? 'Create' : 'Update'}Input!`;
  const text =
    id === undefined
      ? `mutation ($input: ${kind}) { made: ${verb}(input: $input) { _id } }`
      : `mutation ($id: ID!, $input: ${kind}) { made: ${verb}(id: $id, input: $input) { _id } }`;
  const { data, errors } = await server.ask('mentor', text, { input, ...(id !== undefined && { id }) });
  expect(errors).toBeUndefined();
  return textIn(data?.made?._id);
}

it.each([
  ['longer', { endTime: '13:00' }, true],
  ['on another day', { weekday: 'FRIDAY' }, true],
  ['valid for longer', { validUntil: '2031-01-01' }, true],
  ['shorter', { endTime: '11:00' }, false],
  ['called otherwise', { availabilityId: 'Mornings' }, false],
  ['at another place', { location: 'Hall' }, false],
])('regular hours that are %s by now', async (_, change, isGiven) => {
  const hours = { weekday: 'MONDAY', startTime: '09:00', endTime: '12:00', validUntil: '2030-12-31' };
  const id = await write('RecurringAvailability', hours);
  expect(await isAnswered()).toBe(true);
  await ask();
  await write('RecurringAvailability', change, id);
  expect(await isAnswered()).toBe(isGiven);
});

it.each([
  ['longer', { endTime: '2030-03-01T13:00:00Z' }, true],
  ['shorter', { endTime: '2030-03-01T11:00:00Z' }, false],
  ['over', { startTime: '2020-03-01T09:00:00Z', endTime: '2020-03-01T18:00:00Z' }, false],
])('hours of a single day that are %s by now', async (_, change, isGiven) => {
  const times = { startTime: '2030-03-01T09:00:00Z', endTime: '2030-03-01T12:00:00Z' };
  const id = await write('ProgramMentorAvailability', times);
  expect(await isAnswered()).toBe(true);
  await ask();
  await write('ProgramMentorAvailability', change, id);
  expect(await isAnswered()).toBe(isGiven);
});

it.each([
  ['hours of another day', { firstDay: '2030-03-01', ranges: [{ startTime: '09:00', endTime: '12:00' }] }, true],
  ['a day off', { firstDay: '2030-03-01', ranges: [] }, false],
  ['a day that is over', { firstDay: '2020-03-01', ranges: [{ startTime: '09:00', endTime: '12:00' }] }, false],
])('%s', async (_, exception, isGiven) => {
  await write('AvailabilityException', exception);
  expect(await isAnswered()).toBe(isGiven);
});

it('regular hours of a time that is over are none', async () => {
  await write('RecurringAvailability', { validUntil: '2020-12-31' });
  expect(await isAnswered()).toBe(false);
});

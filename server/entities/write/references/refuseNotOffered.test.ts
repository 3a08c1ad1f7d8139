import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`insert into tag (tenant_id, id, name, category)
      values ('t1', 'pricing', 'Pricing', 'topic'), ('t1', 'law', 'Law', 'topic'), ('t1', 'fintech', 'Fintech', 'startup')`.execute(
      tx,
    );
    await sql`insert into place (tenant_id, id, name, is_archived) values ('t1', 'aula', 'Aula', false), ('t1', 'attic', 'Attic', true)`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server.close());

const CREATE = 'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id } }';
const UPDATE =
  'mutation ($id: ID!, $input: CoachingSessionUpdateInput!) { made: updateCoachingSession(id: $id, input: $input) { _id } }';
const create = (more: object) => server.ask('admin', CREATE, { input: { name: 'Weekly', startup: 's1', ...more } });
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof create>>) => errors?.[0]?.extensions?.fields;

it('refuses what a field does not offer, and names the field', async () => {
  expect(fieldsOf(await create({ topics: ['pricing', 'fintech'] }))).toEqual([
    expect.objectContaining({
      path: 'input.topics',
      message: 'Topics: choose one of the options',
    }),
  ]);
  expect(fieldsOf(await create({ place: 'attic' }))).toMatchObject([{ path: 'input.place' }]);
  const { data, errors } = await create({ topics: ['pricing', 'law'], place: 'aula' });
  expect(errors).toBeUndefined();
  const id = textIn(data?.made?._id);
  expect(fieldsOf(await server.ask('admin', UPDATE, { id, input: { place: 'attic' } }))).toHaveLength(1);
});

it('lets stand what was offered once', async () => {
  const id = textIn((await create({ topics: ['pricing'], place: 'aula' })).data?.made?._id);
  await server.database.withTenant('t1', async (tx) => {
    await sql`update place set is_archived = true where id = 'aula'`.execute(tx);
    await sql`update tag set category = 'startup' where id = 'pricing'`.execute(tx);
  });
  const input = { name: 'Fortnightly', topics: ['pricing', 'law'], place: 'aula' };
  expect((await server.ask('admin', UPDATE, { id, input })).errors).toBeUndefined();
  expect(fieldsOf(await create({ place: 'aula' })), 'for others it is no longer').toHaveLength(1);
});

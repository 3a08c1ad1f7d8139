/** Who is asked to complete the profile of a startup, and until when. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server?.close());

const rows = <Row>(query: ReturnType<typeof sql<Row>>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);

async function run(text: string, variables: Record<string, unknown> = {}): Promise<void> {
  expect((await server.ask('admin', text, variables)).errors).toBeUndefined();
}
const join = (id: string, startups: readonly string[]) =>
  run('mutation ($id: ID!, $startups: [ID!]) { updateUser(id: $id, input: { startups: $startups }) { _id } }', {
    id,
    startups,
  });

/** Who has still to do it. */
const asked = async () =>
  (
    await rows(sql<{ who: string }>`select a.user_id as who from task t join task_assignee a on a.task_id = t.id
      where t.task_type = 'completeStartupProfile' and t.startup_id = 's3' and not a.done order by 1`)
  ).map(({ who }) => who);

it('is nothing to do for whoever has left the startup, and nobody’s once all have', async () => {
  await join('cof1', ['s3']);
  await join('cof1b', ['s3']);
  expect(await asked()).toEqual(['cof1', 'cof1b']);
  await join('cof1b', ['s1']);
  expect(await asked()).toEqual(['cof1']);
  await join('cof1', []);
  expect(await rows(sql`select from task where startup_id = 's3'`)).toEqual([]);
});

it('is done for all who were asked once the profile is complete', async () => {
  await join('cof2', ['s2', 's3']);
  // Somebody was asked who is not of the startup, as it was kept by releases before.
  await rows(sql`insert into task_assignee (tenant_id, id, task_id, user_id, status, done)
    select 't1', 'stray', id, 'staff', 'pending', false from task where startup_id = 's3'`);
  await run(
    'mutation { updateStartup(id: "s3", input: { tagline: "T", description: "D", stage: prototype }) { _id } }',
  );
  const parts = await rows(sql<{ line: string }>`select a.user_id || ' ' || a.done as line from task t
    join task_assignee a on a.task_id = t.id where t.startup_id = 's3' order by 1`);
  expect(parts).toEqual([{ line: 'cof2 true' }, { line: 'staff true' }]);
});

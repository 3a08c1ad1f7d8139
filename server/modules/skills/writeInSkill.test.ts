import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import type { Json } from '#server/testing/startTestServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches) values ('t1', 't1', 'Test', 't1', '{}')`.execute(
      tx,
    );
    await sql`insert into tag (tenant_id, id, name, category) values ('t1', 'k1', 'Sales', 'skills')`.execute(tx);
  });
  await setUp({ isOpen: true, isLocked: false });
}, 60_000);
afterAll(() => server.close());

const WRITE = 'mutation ($name: String!) { writeInSkill(name: $name) { _id name } }';
const write = (user: string | null, name: string) => server.ask(user, WRITE, { name });

async function setUp({ isOpen, isLocked }: { isOpen: boolean; isLocked: boolean }): Promise<void> {
  const switches = JSON.stringify({ ...everySwitchOn, lockedSkills: isLocked });
  await server.database.withTenant('t1', (tx) =>
    sql`update incubator set allow_write_in_option_in_user_skills = ${isOpen}, switches = ${switches}::jsonb`.execute(
      tx,
    ),
  );
}

it('is a skill of everybody’s from then on, and its writer’s own', async () => {
  const { data } = await write('cof1', '  Supply   chains ');
  expect(data?.writeInSkill).toEqual({ _id: expect.any(String), name: 'Supply chains' });
  const { _id: id } = Object(data?.writeInSkill) as Json;
  const save = 'mutation ($id: ID!) { updateUser(id: "cof1", input: { expertise: [$id] }) { _id } }';
  expect((await server.ask('cof1', save, { id })).errors).toBeUndefined();
  const seen = await server.ask('admin', '{ user(id: "cof1") { expertise { name category } } }');
  expect(seen.data?.user).toEqual({ expertise: [{ name: 'Supply chains', category: 'skills' }] });
});

it('is the one that is there, in whichever letters', async () => {
  expect((await write('cof1', 'sales')).data?.writeInSkill).toMatchObject({ _id: 'k1' });
});

it.each(['', '   ', 'x'.repeat(61)])('has a name of one to sixty characters, not %j', async (name) => {
  expect((await write('cof1', name)).errors?.[0]?.extensions?.code).toBe('ValidationError');
});

it.each([
  { isOpen: false, isLocked: false },
  { isOpen: true, isLocked: true },
])('is refused where the organisation does not want it: %o', async (settings) => {
  await setUp(settings);
  expect((await write('cof1', 'Juggling')).errors?.[0]?.message).toMatch('does not let people write in skills');
  expect((await write(null, 'Juggling')).errors?.[0]?.extensions?.code).toBe('AuthenticationRequiredError');
  await setUp({ isOpen: true, isLocked: false });
});

/** The fields of a profile are put in an order by one write: it holds for all of them, or for none. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
  });
}, 60_000);
afterAll(() => server.close());

/** Older fields share a place, or have none. */
const begun = [
  { id: 'a', position: 0 },
  { id: 'b', position: 0 },
  { id: 's', position: 5 },
  { id: 'c', position: null },
];
beforeEach(() =>
  server.database.withTenant('t1', async (tx) => {
    await sql`delete from custom_field`.execute(tx);
    await sql`insert into custom_field (tenant_id, id, name, target, field_type, position) values
      ('t1', 'a', 'Legal form', 'application', 'text', 0), ('t1', 'b', 'Register', 'application', 'text', 0),
      ('t1', 'c', 'Seat', 'application', 'text', null), ('t1', 's', 'Other', 'startup', 'text', 5)`.execute(tx);
  }),
);

const put = (user: string, ...fields: string[]) =>
  server.ask(user, 'mutation ($fields: [ID!]!) { orderCustomFields(target: application, fields: $fields) }', {
    fields,
  });
const placed = () =>
  server.database.withTenant(
    't1',
    async (tx) =>
      (
        await sql<{ id: string; position: number | null }>`
          select id, position from custom_field order by position, id`.execute(tx)
      ).rows,
  );
it('gives each field of the profile its place, and leaves other profiles alone', async () => {
  expect(await put('admin', 'c', 'a', 'b')).toMatchObject({ data: { orderCustomFields: true } });
  expect(await placed()).toEqual([
    { id: 'c', position: 0 },
    { id: 'a', position: 1 },
    { id: 'b', position: 2 },
    { id: 's', position: 5 },
  ]);
});

it('puts as many in an order as stand on no single page of a list', async () => {
  const many = Array.from({ length: 150 }, (_, at) => `f${at + 1}`);
  await server.database.withTenant('t1', (tx) =>
    sql`insert into custom_field (tenant_id, id, name, target, field_type, position)
      select 't1', id, id, 'application', 'text', 3 from unnest(${many}::text[]) as added (id)`.execute(tx),
  );
  const wanted = [...many.toReversed(), 'c', 'a', 'b'];
  expect(await put('admin', ...wanted)).toMatchObject({ data: { orderCustomFields: true } });
  expect((await placed()).map(({ id }) => id).filter((id) => id !== 's')).toEqual(wanted);
});

it('refuses an order that was made of an older look, and says what to do', async () => {
  for (const stale of [
    ['a', 'b'],
    ['a', 'b', 's'],
    ['a', 'a', 'b'],
    ['a', 'b', 'c', 'c'],
  ]) {
    const { errors } = await put('admin', ...stale);
    expect(errors?.[0]?.extensions?.code).toBe('ConflictError');
    expect(errors?.[0]?.message).toMatch(/put them in order once more/);
  }
  expect(await placed()).toEqual(begun);
});

it('is closed to who may not edit fields', async () => {
  expect((await put('cof1', 'a', 'b', 'c')).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  expect(await placed()).toEqual(begun);
});

it('keeps every place where one of the writes is refused', async () => {
  // The second field that would be written breaks a rule of the table.
  await server.database.withTenant('t1', async (tx) => {
    const twice = JSON.stringify([
      { value: 'one', label: 'One' },
      { value: 'one', label: 'One' },
    ]);
    await sql`update custom_field set field_type = 'select_dropdown', choices = ${twice}::jsonb where id = 'b'`.execute(
      tx,
    );
  });
  expect((await put('admin', 'c', 'a', 'b')).errors?.[0]?.extensions?.code).toBe('ValidationError');
  expect(await placed()).toEqual(begun);
});

it('tells whoever looks at the list', async () => {
  const seen = await server.watch('admin', 'subscription { told: listChanged(entity: "CustomField") { entity } }', {});
  const next = seen[Symbol.asyncIterator]().next();
  await put('admin', 'b', 'c', 'a');
  expect((await next).value).toMatchObject({ data: { told: { entity: 'CustomField' } } });
});

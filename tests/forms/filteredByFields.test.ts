/** Lists filtered by the fields that an organisation has added: by each kind, and by what their reader may read alone. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import { addedCondition, type kindOfField } from '#src/screens/table/added/addedFilter.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into custom_field (tenant_id, id, name, target, field_type, choices) values
      ('t1', 'form', 'Legal form', 'startup', 'select_dropdown', '[{"value":"ltd","label":"Ltd"},{"value":"coop","label":"Co-op"}]'),
      ('t1', 'team', 'Team size', 'startup', 'number', '[]'), ('t1', 'since', 'Since', 'startup', 'date', '[]'),
      ('t1', 'motto', 'Motto', 'startup', 'text', '[]'), ('t1', 'diet', 'Diet', 'user', 'text', '[]'),
      ('t1', 'heard', 'Heard of us', 'application', 'text', '[]')`.execute(tx);
    await sql`insert into custom_field_value (tenant_id, id, field_id, startup_id, value) values
      ('t1', 'v1', 'form', 's1', 'ltd'), ('t1', 'v2', 'form', 's2', 'coop'),
      ('t1', 'v3', 'team', 's1', '9.5'), ('t1', 'v4', 'team', 's2', '10'),
      ('t1', 'v5', 'since', 's1', '2024-02-29'), ('t1', 'v6', 'since', 's2', '2025-01-01'),
      ('t1', 'v7', 'motto', 's1', 'Slow is 100% smooth'), ('t1', 'v8', 'motto', 's2', 'many')`.execute(tx);
    await sql`insert into custom_field_value (tenant_id, id, field_id, user_id, value) values
      ('t1', 'v9', 'diet', 'cof1', 'Vegan'), ('t1', 'v10', 'diet', 'cof2', 'Vegan')`.execute(tx);
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values ('t1', 'fu1', 'Spring', 'p1', 'open', '{}')`.execute(
      tx,
    );
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, status, applicant_id) values
      ('t1', 'a1', 'Acorn', 'fu1', 'under_review', 'cof1'), ('t1', 'a2', 'Beech', 'fu1', 'under_review', 'cof2')`.execute(
      tx,
    );
    await sql`insert into custom_field_value (tenant_id, id, field_id, application_id, value) values
      ('t1', 'v11', 'heard', 'a1', 'A friend'), ('t1', 'v12', 'heard', 'a2', 'The radio')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const relation = 'customFieldValues';
const startups = `query ($filter: StartupFilter) { startups(filter: $filter, sort: [{ field: name, direction: ASC }]) {
  totalCount results { name } } }`;

async function found(user: string, fieldId: string, kind: ReturnType<typeof kindOfField>, values: readonly string[]) {
  const filter = addedCondition({ relation, kind, fieldId }, values);
  const { data, errors } = await server.ask(user, startups, { filter });
  expect(errors).toBeUndefined();
  const page = data?.startups as { totalCount: number; results: { name: string }[] } | undefined;
  expect(page?.totalCount).toBe(page?.results.length);
  return page?.results.map(({ name }) => name);
}

it.each([
  ['form', 'choice', ['coop'], ['Birch']],
  ['form', 'choice', ['coop', 'ltd'], ['Acme', 'Birch']],
  // As numbers, not as texts: 9.5 is less than 10.
  ['team', 'number', ['9.6', ''], ['Birch']],
  ['team', 'number', ['', '9.5'], ['Acme']],
  ['team', 'number', ['9', '11'], ['Acme', 'Birch']],
  ['since', 'date', ['2024-02-29', '2024-12-31'], ['Acme']],
  ['since', 'date', ['2024-03-01', ''], ['Birch']],
  ['motto', 'text', ['100%'], ['Acme']],
  ['motto', 'text', ['MANY'], ['Birch']],
  // A text that is no number is none, and breaks no comparison of numbers.
  ['motto', 'number', ['0', ''], []],
  ['team', 'filled', ['true'], ['Acme', 'Birch']],
  ['team', 'filled', ['false'], ['Empty']],
] as const)('%s by %s %j: %j', async (field, kind, values, names) => {
  expect(await found('admin', field, kind, values)).toEqual(names);
});

it('looks at what the reader may read alone: no count tells of what is out of sight', async () => {
  expect(await found('mentor', 'form', 'choice', ['coop', 'ltd'])).toEqual(['Acme']);
  expect(await found('cof1', 'team', 'number', ['10', ''])).toEqual([]);
  expect(await found('cof2', 'team', 'number', ['10', ''])).toEqual(['Birch']);
  const people = `query ($filter: UserFilter) { users(filter: $filter) { totalCount results { _id } } }`;
  const filter = addedCondition({ relation, kind: 'text', fieldId: 'diet' }, ['vegan']);
  const idsFor = async (user: string) => {
    const { data } = await server.ask(user, people, { filter });
    return (data?.users as { results: { _id: string }[] } | undefined)?.results.map(({ _id }) => _id).sort();
  };
  // Whoever reads a colleague reads nothing of what they have said of themselves.
  expect(await idsFor('cof1b')).toEqual([]);
  expect(await idsFor('cof1')).toEqual(['cof1']);
});

it('finds applications by what was added to them, for those who may filter them at all', async () => {
  const applications = `query ($filter: ApplicationFilter) { applications(filter: $filter, sort: [{ field: startupName, direction: ASC }]) {
    totalCount results { startupName } } }`;
  const namesFor = async (user: string, kind: ReturnType<typeof kindOfField>, values: readonly string[]) => {
    const filter = addedCondition({ relation, kind, fieldId: 'heard' }, values);
    const { data, errors } = await server.ask(user, applications, { filter });
    expect(errors).toBeUndefined();
    const page = data?.applications as { totalCount: number; results: { startupName: string }[] } | undefined;
    expect(page?.totalCount).toBe(page?.results.length);
    return page?.results.map(({ startupName }) => startupName);
  };
  expect(await namesFor('admin', 'text', ['radio'])).toEqual(['Beech']);
  expect(await namesFor('admin', 'filled', ['true'])).toEqual(['Acorn', 'Beech']);
  const filter = addedCondition({ relation, kind: 'text', fieldId: 'heard' }, ['friend']);
  expect((await server.ask('cof1', applications, { filter })).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
});

it('says so where a comparison is not of the kind that the value has', async () => {
  const filter = { [relation]: { SOME: { numberValue: { GTE: 'many' } } } };
  expect((await server.ask('admin', startups, { filter })).errors).toBeDefined();
});

it('finds nothing of another organisation, though the ids are known', async () => {
  const other = await server.database.withTenant('t2', (tx) =>
    sql<{ n: number }>`select count(*)::int as n from custom_field_value where field_id = 'team'`.execute(tx),
  );
  expect(other.rows).toEqual([{ n: 0 }]);
});

it('is refused where the organisation has switched added fields off, so that no count tells of them', async () => {
  const { graphql, database, signIn, close } = await startTestServer();
  try {
    await database.withSystem(async (tx) => {
      await sql`update incubator set switches = switches || '{"customFieldsEdit": false}' where id = 'red'`.execute(tx);
      await sql`insert into startup (tenant_id, id, name, status) values ('red', 's1', 'Acme', 'active')`.execute(tx);
      await sql`insert into custom_field (tenant_id, id, name, target, field_type) values ('red', 'motto', 'Motto', 'startup', 'text')`.execute(
        tx,
      );
      await sql`insert into custom_field_value (tenant_id, id, field_id, startup_id, value) values ('red', 'v1', 'motto', 's1', 'Slow')`.execute(
        tx,
      );
    });
    const filter = addedCondition({ relation, kind: 'text', fieldId: 'motto' }, ['slow']);
    const token = await signIn('admin@red.test');
    const { json } = await graphql(startups, { token, variables: { filter } });
    expect([json.data?.startups?.totalCount ?? 0, json.errors?.[0]?.extensions?.code]).toEqual([0, 'ForbiddenError']);
  } finally {
    await close();
  }
});

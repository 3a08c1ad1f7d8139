import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { downloadedExport, finishedExport } from '../testing/takenExports.ts';

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withSystem(async (tx) => {
    await sql`update incubator set plan_info = '{"features": ["bulkApplicationExport"]}',
      switches = switches || '{"customFieldsEdit": true}' where id = 'red'`.execute(tx);
    await sql`insert into program (tenant_id, id, name, slug) values ('red', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids)
      values ('red', 'fu1', 'Spring', 'p1', 'open', '{}')`.execute(tx);
    await sql`insert into startup (tenant_id, id, name, status, program_id)
      select 'red', 's' || i, 'Startup ' || i, 'active', 'p1' from generate_series(1, 9) i`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, status)
      values ('red', 'a1', 'Applied', 'fu1', 'under_review')`.execute(tx);
  });
  admin = await server.signIn('admin@red.test');
}, 60_000);
afterAll(() => server.close());

it('has a column for each field that the organisation has added, with what its reader may read', async () => {
  const added = { startup: 's7', user: 'red-mentor', application: 'a1' } as const;
  await server.database.withSystem(async (tx) => {
    for (const [target, id] of Object.entries(added)) {
      await sql`insert into custom_field (tenant_id, id, name, target, field_type, choices, position) values
        ('red', ${`${target}-form`}, ${`Form of ${target}`}, ${target}, 'select_dropdown', '[{"value":"ltd","label":"Limited"}]', 1),
        ('red', ${`${target}-size`}, ${`Size of ${target}`}, ${target}, 'number', '[]', 2),
        ('red', ${`${target}-since`}, ${`Since of ${target}`}, ${target}, 'date', '[]', 3)`.execute(tx);
      await sql`insert into custom_field_value (tenant_id, id, field_id, ${sql.ref(`${target}_id`)}, value) values
        ('red', ${`${target}-1`}, ${`${target}-form`}, ${id}, 'ltd'), ('red', ${`${target}-2`}, ${`${target}-size`}, ${id}, '9.5'),
        ('red', ${`${target}-3`}, ${`${target}-since`}, ${id}, '2024-02-29')`.execute(tx);
    }
  });
  const taken = async (token: string, variables: { type: string; filter?: object; recordId?: string }) => {
    const made = await finishedExport(server, token, variables);
    const [head = '', ...lines] = (await downloadedExport(server, token, made._id)).bytes
      .toString('utf8')
      .trim()
      .split('\r\n');
    return { head, lines };
  };
  const named = (target: string) => `,Form of ${target},Size of ${target},Since of ${target}`;
  const values = ',Limited,9.5,2024-02-29';
  const startups = await taken(admin, { type: 'startupsManagement' });
  expect(startups.head.endsWith(named('startup'))).toBe(true);
  expect(startups.lines.filter((line) => line.endsWith(values)).map((line) => line.split(',')[0])).toEqual([
    'Startup 7',
  ]);
  const people = await taken(admin, { type: 'users' });
  expect(people.head.endsWith(named('user'))).toBe(true);
  expect(people.lines.filter((line) => line.endsWith(values)).map((line) => line.split(',')[0])).toEqual(['Mentor']);
  const applications = await taken(admin, { type: 'applications' });
  expect(applications.head.endsWith(named('application'))).toBe(true);
  expect(applications.lines.filter((line) => line.endsWith(values))).toHaveLength(1);
  // A list that is filtered by such a field is taken along as it is shown.
  const filter = { customFieldValues: { SOME: { field: { IS: 'startup-size' }, numberValue: { GTE: 9 } } } };
  expect((await taken(admin, { type: 'portfolio', filter })).lines.map((line) => line.split(',')[0])).toEqual([
    'Startup 7',
  ]);
});

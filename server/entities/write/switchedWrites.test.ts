import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches) values ('t1', 't1', 'Test', 't1', '{}')`.execute(
      tx,
    );
    await sql`insert into tag (tenant_id, id, name, category) values ('t1', 'g1', 'Green', 'startup'), ('t1', 'k1', 'Sales', 'skills')`.execute(
      tx,
    );
    await sql`insert into resource (tenant_id, id, title, kind, status) values ('t1', 'r1', 'Guide', 'page', 'published')`.execute(
      tx,
    );
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_active)
      values ('t1', 'm1', 'Revenue', 'revenue', '[]', '{"unitType": "MONETARY"}', true)`.execute(tx);
    await sql`insert into program (tenant_id, id, name) values ('t1', 'p1', 'Spring')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id) values ('t1', 'f1', 'Spring', 'p1')`.execute(tx);
    await sql`insert into form (tenant_id, id, title, kind, status) values ('t1', 'e1', 'Rubric', 'evaluation', 'published')`.execute(
      tx,
    );
    await sql`insert into funnel_round (tenant_id, id, name, funnel_id) values ('t1', 'o1', 'First', 'f1')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

async function turn(name: string, isOn: boolean): Promise<void> {
  const switches = JSON.stringify({ ...everySwitchOn, [name]: isOn });
  await server.database.withTenant('t1', (tx) => sql`update incubator set switches = ${switches}::jsonb`.execute(tx));
}

/** What each switch lets somebody change; `lockedSkills` lets people change less. */
const writes: readonly [name: string, user: string, mutation: string, openWhen: boolean][] = [
  ['startupTaxonomyEditable', 'admin', 'mutation { updateStartup(id: "s1", input: { tags: ["g1"] }) { _id } }', true],
  ['resourceVisibility', 'admin', 'mutation { updateResource(id: "r1", input: { audience: staff }) { _id } }', true],
  ['editIndustries', 'admin', 'mutation { createIndustry(input: { name: "Food" }) { _id } }', true],
  [
    'createMetrics',
    'admin',
    `mutation { createMetric(input: { title: "Users", key: "users", name: [{ language: "en", value: "Users" }],
      unitOfMeasure: { unitType: USER } }) { _id } }`,
    true,
  ],
  ['coreMetrics', 'admin', 'mutation { updateMetric(id: "m1", input: { isTopLevel: true }) { _id } }', true],
  [
    'editEvaluationCriteria',
    'admin',
    'mutation { updateFunnelRound(id: "o1", input: { evaluationForm: "e1" }) { _id } }',
    true,
  ],
  ['anonymityApplications', 'admin', 'mutation { updateFunnel(id: "f1", input: { anonymous: true }) { _id } }', true],
  ['lockedSkills', 'cof1', 'mutation { updateUser(id: "cof1", input: { expertise: [] }) { _id } }', false],
];

describe('a switch that says who may change something', () => {
  it.each(writes)('%s', async (name, user, mutation, openWhen) => {
    await turn(name, !openWhen);
    expect((await server.ask(user, mutation)).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
    await turn(name, openWhen);
    expect((await server.ask(user, mutation)).errors).toBeUndefined();
  });
});

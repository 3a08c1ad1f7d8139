import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultGrants, permissions } from '#server/generated/access.gen.ts';
import { type EntityServer, type ServerAnswer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values ('t1', 'f1', 'Spring', 'p1', 'open', '{}')`.execute(
      tx,
    );
    await sql`insert into tag (tenant_id, id, name, category) values ('t1', 'g1', 'Green', 'application')`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, status, is_lead, submitted_at, tags_ids) values
      ('t1', 'a1', 'One', 'f1', 'under_review', false, '2026-01-01', '{g1}'), ('t1', 'a2', 'Two', 'f1', 'under_review', false, '2026-01-02', '{}'),
      ('t1', 'a3', 'Three', 'f1', 'draft', false, null, '{}')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

/** Gives the role of staff what the spec gives it, less some permissions. */
async function revoke(...keys: string[]): Promise<void> {
  const overrides = Object.fromEntries(keys.map((key) => [key, 'NONE']));
  await server.database.withTenant('t1', (tx) =>
    sql`update role set overrides = ${JSON.stringify(overrides)}::jsonb where id = 'r-Staff'`.execute(tx),
  );
}

const codeOf = ({ errors }: ServerAnswer) => errors?.[0]?.extensions?.code ?? null;
const START = 'mutation { startApplicationBatchOperation(action: SET_STATUS, applicationIds: ["a1"]) { id } }';
const BY_TAG = '{ applications(filter: { tags: { CONTAINS: "g1" } }) { results { _id } } }';

/** What each key lets one do, and how the answer looks to one who may. */
const uses: readonly [key: string, query: string, given: object][] = [
  ['APPLICATION/APPLICATION:FILTERS', BY_TAG, { applications: { results: [{ _id: 'a1' }] } }],
  [
    'APPLICATION/QUEUE_BAR:VIEW',
    '{ applicationQueue(applicationId: "a1") { position count previous next } }',
    { applicationQueue: { position: 1, count: 2, previous: null, next: 'a2' } },
  ],
];

describe('a key of the catalogue', () => {
  it.each(uses)('%s lets its action through, and without it the action is refused', async (key, query, given) => {
    expect(permissions).toHaveProperty([key]);
    expect(defaultGrants.Staff).toHaveProperty([key]);
    expect(await server.ask('staff', query)).toMatchObject({ data: given });
    await revoke(key);
    expect(codeOf(await server.ask('staff', query))).toBe('ForbiddenError');
    await revoke();
    expect(await server.ask('staff', query)).toMatchObject({ data: given });
  });

  it('APPLICATION/APPLICATION:BATCH_ACTIONS starts operations on applications, and without it none is started', async () => {
    const key = 'APPLICATION/APPLICATION:BATCH_ACTIONS';
    await revoke(key);
    expect(codeOf(await server.ask('staff', START))).toBe('ForbiddenError');
    await revoke();
    expect(codeOf(await server.ask('staff', START))).not.toBe('ForbiddenError');
  });

  it('TAGS/APPLICATION:VIEW shows the tags of applications, and without it there are none', async () => {
    const tags =
      '{ tags(filter: { category: { IS: application } }) { results { _id } } application(id: "a1") { tags { _id } } }';
    expect((await server.ask('staff', tags)).data).toMatchObject({ tags: { results: [{ _id: 'g1' }] } });
    await revoke('TAGS:VIEW');
    expect((await server.ask('staff', tags)).data).toMatchObject({ tags: { results: [{ _id: 'g1' }] } });
    await revoke('TAGS:VIEW', 'TAGS/APPLICATION:VIEW');
    expect((await server.ask('staff', tags)).data).toMatchObject({
      tags: { results: [] },
      application: { tags: null },
    });
    await revoke();
  });

  it('filters by what pages show apart stay open without the permission to filter', async () => {
    await revoke('APPLICATION/APPLICATION:FILTERS');
    const tab =
      '{ applications(filter: { or: [{ status: { IS: under_review } }, { isLead: { IS: true } }] }) { totalCount } }';
    expect((await server.ask('staff', tab)).data?.applications).toMatchObject({ totalCount: 2 });
    expect(
      codeOf(await server.ask('staff', '{ applications(filter: { not: { score: { GT: 1 } } }) { totalCount } }')),
    ).toBe('ForbiddenError');
    await revoke();
  });
});

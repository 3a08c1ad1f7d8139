/** The clock looks at the rules while somebody shares out: on the embedded database nothing happens at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import { seedScoring } from '../testing/seedScoring.ts';
import { assignTo } from './assignTo.ts';
import { scoredRounds } from './roundRows.ts';

let postgres: TestPostgres;
let server: EntityServer;
const now = new Date('2030-05-01T10:00:00Z').getTime();

beforeAll(async () => {
  postgres = await openTestPostgres();
  const open = () => openPostgresDatabase(postgres.url, { poolSize: 6 });
  const seed = async (tx: FollowScope['tx']) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await sql`insert into incubator (tenant_id, id, name, slug) values ('t1', 't1', 'Test', 't1')`.execute(tx);
  };
  server = await startEntityServer(seed, 'UTC', open);
  await server.tick(new Date(now));
  await server.database.withTenant('t1', (tx) =>
    sql`update funnel_round set evaluator_roles_ids = '{r-Ev}' where id = 'ro2'`.execute(tx),
  );
}, 120_000);
afterAll(async () => {
  await server?.close();
  await postgres?.close();
});

it('assigns nobody twice', async () => {
  const isAssigned = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const sharedOut = server.database.withTenant('t1', async (tx) => {
    const [round] = await scoredRounds(tx, 'fu');
    if (round === undefined) throw new Error('The round of the fixture is gone');
    // Nobody loses anything, so that nothing is asked of the context.
    const scope = { tx } as FollowScope;
    const terms = { maxApplications: null, dueDate: null };
    await assignTo(scope, round, { byName: [], byRule: ['ev1', 'ev2'] }, terms);
    isAssigned.resolve();
    await mayCommit.promise;
  });
  await isAssigned.promise;
  const looked = server.tick(new Date(now + 60_000));
  // Long enough for the clock to have assigned them, if it does not wait.
  await Promise.race([looked, new Promise((resolve) => setTimeout(resolve, 2000))]);
  mayCommit.resolve();
  await Promise.all([sharedOut, looked]);
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql`select evaluator_id as id from evaluation_assignation where round_id = 'ro2' order by 1`.execute(tx),
  );
  expect(rows.map((row) => (row as { id: string }).id)).toEqual(['ev1', 'ev2', 'ev3', 'ev4']);
}, 60_000);

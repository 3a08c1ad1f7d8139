/** Thousands of evaluations that have another day, or are taken back, are moved in portions, the first of them at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedFunnel } from '../../testing/seedFunnel.ts';
import { seedScoring } from '../../testing/seedScoring.ts';
import { moveDuePortion } from '../roundDue.ts';
import { PORTION } from './portion.ts';

let server: EntityServer;
const ALL = 3600;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await seedFunnel(tx, 'most', ALL / 4);
    await sql`insert into evaluation_assignation (tenant_id, id, evaluator_id, funnel_id, round_id)
      select 't1', 'as-' || id, id, 'most', 'most-jury' from "user" where id like 'ev%'`.execute(tx);
    await sql`insert into evaluation (tenant_id, id, title, application_id, evaluator_id, round_id, form_id, status, is_distributed)
      select 't1', a.id || u.id, a.startup_name, a.id, u.id, 'most-jury', 'fe', 'pending', true
      from application a, "user" u where a.funnel_id = 'most' and u.id like 'ev%'`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close(), 30_000);

const count = async (where: ReturnType<typeof sql>): Promise<unknown> =>
  server.database.withTenant('t1', async (tx) => {
    const { rows } = await sql<{
      number: number;
    }>`select count(*)::int as number from evaluation where ${where}`.execute(tx);
    return rows[0]?.number;
  });
const byAndBy = { timeout: 30_000, interval: 200 };

it('moves the day of all, to the one that the round has when their turn comes', async () => {
  const move = 'mutation ($due: Date) { updateFunnelRound(id: "most-jury", input: { evaluationDue: $due }) { _id } }';
  expect((await server.ask('admin', move, { due: '2099-05-01' })).errors).toBeUndefined();
  expect((await server.ask('admin', move, { due: '2099-06-01' })).errors).toBeUndefined();
  await vi.waitFor(async () => expect(await count(sql`due_date = '2099-06-01'`)).toBe(ALL), byAndBy);
}, 60_000);

it('takes no more than a portion in one transaction', async () => {
  const context = await server.contextOf('admin');
  const days = { from: '2099-06-01', to: '2099-07-01' };
  const moved = context.transact(async (tx) => {
    expect(await moveDuePortion({ tx, context }, 'most-jury', days)).toBe(false);
    const { rows } = await sql`select 1 from evaluation where due_date = '2099-07-01'`.execute(tx);
    expect(rows).toHaveLength(PORTION);
    throw new Error('The process ends here');
  });
  await expect(moved).rejects.toThrow('The process ends here');
}, 60_000);

it('takes back what thousands have not begun, and nothing else', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`update evaluation set status = 'in_progress' where application_id = 'most-1'`.execute(tx),
  );
  const share = 'mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given } }';
  const input = { roundId: 'most-jury', evaluators: [], dueDate: '2099-06-01' };
  expect((await server.ask('admin', share, { input })).errors).toBeUndefined();
  await vi.waitFor(async () => expect(await count(sql`round_id = 'most-jury'`)).toBe(4), byAndBy);
}, 60_000);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellFault } from '#domain/forms/columns/cellProblem.ts';
import { columnKinds } from '#domain/forms/columns/tableColumns.ts';
import type { QuestionOption } from '#domain/forms/FormElement.ts';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openAttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { verifyPassword } from '#server/services/auth/passwords.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { demoTenants } from './data/demoTenants.ts';
import { buildTenant, fillDemo } from './fillDemo.ts';

const now = new Date('2026-05-10T12:00:00Z');
const roles = [
  'admin',
  'admincoach',
  'subadmin',
  'staff',
  'coach',
  'mentor',
  'expert',
  'evaluator',
  'cofounder',
  'applicant',
  'communitymember',
];

let database: DatabaseHandle;
let store: Awaited<ReturnType<typeof openAttachmentStore>>;
let folder: string;

async function rows<Row>(tenant: string, text: string): Promise<readonly Row[]> {
  return (await database.withTenant(tenant, (tx) => sql.raw<Row>(text).execute(tx))).rows;
}

beforeAll(async () => {
  database = await openMigratedDatabase();
  await migrate(database, Object.values(entities));
  folder = await mkdtemp(join(tmpdir(), 'cohort-demo-'));
  store = await openAttachmentStore(folder, null);
  expect(await fillDemo(database, store, now)).toBe(true);
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

describe('the demo', () => {
  it.each(['demo', 'rival', 'noor'])('has one user per role in %s who can sign in', async (tenant) => {
    const users = await rows<{ email: string; password_hash: string; status: string; validated: boolean }>(
      tenant,
      'select email, password_hash, status, validated from "user" where password_hash is not null',
    );
    const names = [...roles, 'cofounder2', 'pending'].map((name) => `${name}@${tenant}.test`);
    expect(users.map((user) => user.email).sort()).toEqual(names.sort());
    expect(await verifyPassword('accelerate', users[0]?.password_hash ?? null)).toBe(true);
    expect(users.filter((user) => !user.validated).map((user) => user.email)).toEqual([`pending@${tenant}.test`]);
  });

  it('is large enough for paging and filters to be real', async () => {
    const count = async (table: string) =>
      (await rows<{ n: number }>('demo', `select count(*)::int as n from "${table}"`))[0]?.n ?? 0;
    expect(await count('startup')).toBeGreaterThanOrEqual(60);
    expect(await count('program')).toBe(4);
    expect(await count('user')).toBeGreaterThanOrEqual(200);
    expect(await count('task')).toBeGreaterThanOrEqual(300);
    const types = await rows<{ task_type: string }>('demo', 'select distinct task_type from task');
    expect(types).toHaveLength(13);
  });

  it('gives both cofounders the startup the contract promises', async () => {
    const found = await rows<{ email: string; complete: boolean; people: number }>(
      'demo',
      `select u.email, s.initial_categorization_complete as complete,
        (select count(*)::int from "user" o where o.startups_ids @> array[s.id]) as people
       from "user" u join startup s on s.id = any(u.startups_ids) where u.email like 'cofounder%' order by u.email`,
    );
    expect(found).toMatchObject([
      { email: 'cofounder2@demo.test', complete: true, people: 1 },
      { email: 'cofounder@demo.test', complete: false },
    ]);
  });

  it.each(['demo', 'rival', 'noor'])('has applicants with one to three applications each in %s', async (tenant) => {
    const counts = await rows<{ number: number; people: number }>(
      tenant,
      `select number, count(*)::int as people from (select count(*)::int as number from application a
        where applicant_id is not null group by applicant_id) as each group by number order by number`,
    );
    expect(counts.map(({ number }) => number)).toEqual([1, 2, 3].slice(0, counts.length));
    expect(counts.length).toBeGreaterThan(1);
  });

  it.each(['demo', 'rival', 'noor'])(
    'has tables with columns of each kind, and rows that fit them, in %s',
    async (tenant) => {
      const [table] = await rows<{ id: string; options: readonly QuestionOption[] }>(
        tenant,
        `select id, options from question where question_type = 'table'`,
      );
      expect(table?.options.map(({ columnKind }) => columnKind).toSorted()).toEqual(columnKinds.toSorted());
      const answers = await rows<{ cells: readonly string[] }>(
        tenant,
        `select array_value as cells from form_answer where question_id = '${table?.id}'`,
      );
      expect(new Set(answers.map(({ cells }) => cells.length)).size).toBeGreaterThan(1);
      const cells = answers.flatMap(({ cells: own }) => own.map((row) => JSON.parse(row) as string[]));
      const faults = cells.flatMap((row) => table?.options.map((column, at) => cellFault(column, row[at] ?? '')) ?? []);
      expect(faults.filter((fault) => fault !== null)).toEqual([]);
    },
  );

  it.each(['demo', 'rival', 'noor'])('has assessments by a form, better from time to time, in %s', async (tenant) => {
    const given = await rows<{ startup_id: string; score: number }>(
      tenant,
      `select startup_id, score from startup_assessment where form_id is not null order by assessed_on`,
    );
    const scores = [...Map.groupBy(given, ({ startup_id }) => startup_id).values()].map((own) =>
      own.map(({ score }) => score),
    );
    expect(scores.length).toBeGreaterThan(0);
    for (const own of scores) {
      expect(own).toHaveLength(3);
      expect(own).toEqual(own.toSorted((one, other) => one - other));
    }
  });

  it('keeps tasks and their assignees in step', async () => {
    const wrong = await rows(
      'demo',
      `select t.id from task t where t.completion_status <> case when (select bool_and(a.done) from task_assignee a where a.task_id = t.id)
         then 'COMPLETED' else 'PENDING' end`,
    );
    expect(wrong).toEqual([]);
  });

  it('is made only once, and the same every time', async () => {
    expect(await fillDemo(database, store, now)).toBe(false);
    const [tenant] = demoTenants;
    if (tenant === undefined) throw new Error('there is no demo tenant');
    const [one, two] = await Promise.all([buildTenant(tenant, now), buildTenant(tenant, now)]);
    expect([...one.rows]).toEqual([...two.rows]);
  });
});

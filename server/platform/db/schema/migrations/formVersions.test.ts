import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from '../migrate.ts';

let database: DatabaseHandle;

/** As the former version has left it: options are texts, formulas name questions by their places. */
const former = [
  `alter table question rename column dependency to shown_when`,
  `alter table question drop column options, add choices text[] not null default '{}',
    add write_in boolean not null default false, add numerical_values text[] not null default '{}'`,
  `alter table form_answer add constraint form_answer_question_fk foreign key (tenant_id, question_id) references question (tenant_id, id)`,
];
const rows = [
  `insert into form (tenant_id, id, title, kind, status) values ('TENANT', 'TENANT-f', 'Apply', 'application', 'published')`,
  `insert into question (tenant_id, id, label, form_id, position, question_type, choices, write_in, numerical_values, shown_when)
    values ('TENANT', 'TENANT-stage', 'Stage', 'TENANT-f', 1, 'select_radio', '{Idea,Launched}', true, '{1,2.5}', null),
      ('TENANT', 'TENANT-costs', 'Costs', 'TENANT-f', 2, 'number', '{}', false, '{}',
        '{"operator":"AND","statements":[]}')`,
  `insert into question (tenant_id, id, label, form_id, position, question_type, formula)
    values ('TENANT', 'TENANT-sum', 'Sum', 'TENANT-f', 12, 'calculated', 'q1 + Q2 * 12')`,
];

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.withSchemaLock(async (tx) => {
    for (const statement of former) await sql.raw(statement).execute(tx);
    await sql`delete from migration where name = '0022_form_versions'`.execute(tx);
  });
  for (const tenant of ['t1', 't2'])
    await database.withTenant(tenant, async (tx) => {
      for (const statement of rows) await sql.raw(statement.replaceAll('TENANT', tenant)).execute(tx);
    });
  await migrate(database, Object.values(entities));
}, 60_000);
afterAll(() => database.close());

const questions = async () => {
  const found = await database.withSystem((tx) =>
    sql<{ id: string; options: object[]; dependency: object | null; formula: string | null }>`
      select id, options, dependency, formula from question`.execute(tx),
  );
  return new Map(found.rows.map((row) => [row.id, row]));
};

it.each(['t1', 't2'])('options of %s keep what answers hold of them, with their numbers', async (tenant) => {
  expect((await questions()).get(`${tenant}-stage`)?.options).toEqual([
    { value: 'Idea', isWriteIn: false, labels: [{ language: 'en', value: 'Idea' }], numericalValue: 1 },
    { value: 'Launched', isWriteIn: false, labels: [{ language: 'en', value: 'Launched' }], numericalValue: 2.5 },
    { value: '', isWriteIn: true, labels: [], numericalValue: null },
  ]);
});

it.each(['t1', 't2'])('formulas of %s name questions by their ids', async (tenant) => {
  expect((await questions()).get(`${tenant}-sum`)?.formula).toBe(`{${tenant}-stage} + {${tenant}-costs} * 12`);
});

it('conditions go on, and an answer may outlive its question', async () => {
  expect((await questions()).get('t1-costs')?.dependency).toEqual({ operator: 'AND', statements: [] });
  const { rows: keys } = await database.withSystem((tx) =>
    sql<{ name: string }>`select conname as name from pg_constraint
      where conrelid = 'form_answer'::regclass and contype = 'f' and pg_get_constraintdef(oid) like '%question_id%'`.execute(
      tx,
    ),
  );
  expect(keys).toEqual([]);
});

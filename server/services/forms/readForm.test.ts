import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { optionOf } from '#domain/forms/testing/elements.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, seedPeople, startEntityServer, tenantFixture } from '#server/testing/entityServer.ts';
import { readForm } from './readForm.ts';

let server: EntityServer;

const onlyForYes = JSON.stringify({
  operator: 'AND',
  statements: [{ action: 'show', questionId: 'q1', operator: 'IS', values: ['yes'] }],
});

const sells = JSON.stringify([optionOf('yes', 1), optionOf('no', 0)]);
const columns = JSON.stringify([optionOf('Name')]);

async function seed(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await sql`insert into form (tenant_id, id, title, status) values ('t1', 'f1', 'About you', 'published')`.execute(tx);
  await sql`insert into question (tenant_id, id, form_id, position, label, question_type, options)
    values ('t1', 'q1', 'f1', 1, 'Do you sell?', 'select_radio', ${sells}::jsonb)`.execute(tx);
  await sql`insert into question (tenant_id, id, form_id, position, label, question_type, dependency, user_add_row, options)
    values ('t1', 'q2', 'f1', 2, 'Customers', 'table', ${onlyForYes}::jsonb, true, ${columns}::jsonb)`.execute(tx);
}

beforeAll(async () => {
  server = await startEntityServer(seed);
}, 60_000);
afterAll(() => server.close());

/** The form as a tenant has it that has switched something off. */
async function elementsWithout(...off: readonly string[]) {
  const fixture = tenantFixture('UTC');
  const switches = { ...fixture.features.switches, ...Object.fromEntries(off.map((name) => [name, false])) };
  const context = { tenant: { ...fixture, features: { ...fixture.features, switches } } } as RequestContext;
  const form = await server.database.withTenant('t1', (tx) => readForm(context, tx, 'f1'));
  const [choice, table] = form?.elements ?? [];
  return {
    numbers: choice?.options.map(({ numericalValue }) => numericalValue),
    dependsOn: table?.dependency?.statements[0]?.questionId,
    userAddRow: table?.userAddRow,
  };
}

it('gives a form with all that its questions can', async () => {
  expect(await elementsWithout()).toEqual({ numbers: [1, 0], dependsOn: 'q1', userAddRow: true });
});

it('leaves out what the tenant has switched off, and nothing else', async () => {
  expect(await elementsWithout('questionVisibility')).toEqual({ numbers: [1, 0], userAddRow: true });
  expect(await elementsWithout('qUserAddRow')).toEqual({ numbers: [1, 0], dependsOn: 'q1', userAddRow: false });
  expect(await elementsWithout('qNumericalChoice')).toMatchObject({ numbers: [null, null], dependsOn: 'q1' });
});

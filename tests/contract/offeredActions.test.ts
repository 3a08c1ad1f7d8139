/**
 * Generated: every role × every table screen × its rows in the demo. What the screen offers on a row, by the very functions
 * that the browser asks, is what the rules of the spec allow there: no button lies, and none is missing.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppAbility, buildAbility } from '#domain/access/buildAbility.ts';
import type { Principal } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { batchActionsOf } from '#src/screens/batch/batchActions.ts';
import { mayChangeField } from '#src/screens/recordRights.ts';
import type { RecordData, TableScreenModule } from '#src/screens/screenModules.ts';
import { rowActions } from '#src/screens/table/rowActions.ts';
import { may, mayWriteField, type Person, type Row, readPerson, readRows } from './oracle.ts';
import { accounts } from './roles.ts';
import { startTestServer, type TestServer } from './testServer.ts';

interface Reader {
  readonly person: Person;
  readonly principal: Principal;
  readonly ability: AppAbility;
}

/** What a batch action writes; the others are no change of the record itself. */
const written: Readonly<Record<string, string>> = {
  ACCEPT: 'status',
  REJECT: 'status',
  DELAY_REJECT: 'status',
  SET_STATUS: 'status',
  ARCHIVE: 'status',
  ACTIVATE: 'status',
  DELETE: 'status',
  ASSIGN_EVALUATORS: 'evaluators',
  SET_ROUND: 'round',
  ASSIGN_PROGRAM: 'program',
  ADD_TAGS: 'tags',
  REMOVE_TAGS: 'tags',
  CHANGE_ROLE: 'role',
};

let server: TestServer;
const stored = new Map<string, ReadonlyMap<string, Row>>();
const readers = new Map<string, Reader>();
const screens = await tableScreens();

beforeAll(async () => {
  server = await startTestServer();
  for (const entity of Object.values(entities)) {
    const rows = await readRows(server.database, 'demo', entity);
    stored.set(entity.name, new Map(rows.map((row) => [String(row.id), row])));
  }
  for (const { account } of accounts) readers.set(account, await readerOf(`${account}@demo.test`));
}, 120_000);
afterAll(() => server.close());

describe.each(accounts)('$role', ({ account }) => {
  it.each(screens)('is offered on $id what may be done with each row', async ({ module }) => {
    const reader = readers.get(account) as Reader;
    const entity = entities[module.screen.entity as keyof typeof entities] as EntityMeta;
    for (const record of await listed(account, module)) {
      const row = stored.get(entity.name)?.get(String(record._id));
      if (row === undefined) throw new Error(`${entity.name} ${record._id} is not stored`);
      expect(offeredOn(record, module, reader), `${entity.name} ${record._id}`).toEqual(
        allowedOn(row, entity, module, reader),
      );
      checkFields(record, row, entity, reader);
      checkBatch(record, row, entity, reader);
    }
  });
});

it('asks about rows of many kinds', async () => {
  const counts = await Promise.all(screens.map(async ({ module }) => (await listed('admin', module)).length));
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(30);
});

function offeredOn(record: RecordData, module: TableScreenModule, reader: Reader) {
  const { mayEdit, mayDelete } = rowActions(module, reader);
  return { update: mayEdit(record), delete: mayDelete(record) };
}

function allowedOn(row: Row, entity: EntityMeta, { screen, deleteDocument }: TableScreenModule, { person }: Reader) {
  const { plan } = screen;
  const isLocked = plan?.writes.includes('update') === true && person.off.includes(plan.feature);
  return {
    update: screen.editForm !== undefined && !isLocked && may(person, entity, 'update', row),
    delete: deleteDocument !== undefined && may(person, entity, 'delete', row),
  };
}

/** Forms and boards ask for fields. */
function checkFields(record: RecordData, row: Row, entity: EntityMeta, { person, ability }: Reader): void {
  const isChangeable = may(person, entity, 'update', row);
  for (const field of entity.fields.filter(({ hidden, readonly }) => !hidden && !readonly)) {
    const isOffered = mayChangeField(ability, entity.name, record, field.name);
    expect(isOffered, `${entity.name}.${field.name} of ${row.id}`).toBe(
      isChangeable && mayWriteField(person, field, row),
    );
  }
}

function checkBatch(record: RecordData, row: Row, entity: EntityMeta, reader: Reader): void {
  for (const { action } of batchActionsOf(entity.name, [record], reader)?.actions ?? []) {
    const field = entity.fields.find(({ name }) => name === written[action]);
    const isAllowed =
      field === undefined || (may(reader.person, entity, 'update', row) && mayWriteField(reader.person, field, row));
    expect(isAllowed, `${action} of ${entity.name} ${row.id}`).toBe(true);
  }
}

async function tableScreens(): Promise<readonly { readonly id: string; readonly module: TableScreenModule }[]> {
  const folder = join(import.meta.dirname, '../../src/generated/screens');
  const files = readdirSync(folder).filter((file) => file.endsWith('.gen.ts'));
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<TableScreenModule>));
  return modules.filter(({ screen }) => screen.kind === 'table').map((module) => ({ id: module.screen.id, module }));
}

/** The first rows that a reader gets; none where the list is closed to them. */
async function listed(account: string, { listDocument }: TableScreenModule): Promise<readonly RecordData[]> {
  const token = await server.signIn('demo', account);
  const { data, errors } = await server.graphql('demo', token, listDocument, { limit: 100 });
  const isClosed = errors.some(({ extensions }) => extensions?.code === 'ForbiddenError');
  if (!isClosed) expect(errors).toEqual([]);
  return (data?.page as { results: readonly RecordData[] } | null | undefined)?.results ?? [];
}

async function readerOf(email: string): Promise<Reader> {
  const person = await readPerson(server.database, 'demo', email);
  const [{ tenant } = { tenant: '' }] = await server.database.withSystem(async (tx) => {
    const found = sql<{ tenant: string }>`select tenant_id as tenant from "user" where id = ${person.id}`;
    return (await found.execute(tx)).rows;
  });
  const loaded = await server.database.withTenant(tenant, (tx) => loadPrincipal(tx, tenant, person.id));
  if (loaded === null) throw new Error(`${email} is nobody`);
  const principal = { ...loaded, featuresOff: person.off };
  return { person, principal, ability: buildAbility({ principal, rules: Object.values(entities) }) };
}

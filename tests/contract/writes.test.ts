/**
 * Generated: every entity with writes × every role × ids of the own tenant, another tenant's and a random one.
 * Nothing that the spec forbids is written, nothing that it allows is refused.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessAction } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { countRows, may, mayWriteField, type Person, type Row, readPerson, readRows, rowsReader } from './oracle.ts';
import { plainField } from './plainField.ts';
import { accounts } from './roles.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
const people = new Map<string, Person>();
const rows = new Map<string, Row[]>();
const foreign = new Map<string, string>();
const all = Object.values(entities);
const randomId = '01900000-0000-7000-8000-0000000000ff';

beforeAll(async () => {
  server = await startTestServer();
  for (const { account } of accounts)
    people.set(account, await readPerson(server.database, 'demo', `${account}@demo.test`));
  const ownRows = rowsReader(server.database, 'demo');
  const rivalRows = rowsReader(server.database, 'rival');
  for (const entity of all) {
    rows.set(entity.name, await ownRows(entity));
    const [other] = await rivalRows(entity);
    if (other) foreign.set(entity.name, String(other.id));
  }
}, 120_000);

afterAll(() => server.close());

const having = (action: 'update' | 'delete') =>
  all.filter((entity) => entity.operations.includes(action)).map((entity) => ({ name: entity.name, entity }));

/** Whether the person may write that field of the row. */
function mayWrite(person: Person, entity: EntityMeta, row: Row): boolean {
  const field = entity.fields.find(({ name }) => name === plainField(entity));
  return field === undefined || mayWriteField(person, field, row);
}

/** A few rows that the person may do it to, and a few that not. */
function sample(
  person: Person,
  entity: EntityMeta,
  action: AccessAction,
): { readonly row: Row; readonly allowed: boolean }[] {
  const every = (rows.get(entity.name) ?? []).map((row) => ({
    row,
    allowed:
      may(person, entity, 'read', row) &&
      may(person, entity, action, row) &&
      (action !== 'update' || mayWrite(person, entity, row)),
  }));
  return [
    ...every.filter(({ allowed }) => allowed).slice(0, 2),
    ...every.filter(({ allowed }) => !allowed).slice(0, 3),
  ];
}

describe.each(accounts)('$role', ({ account }) => {
  it.each(having('update'))('changes exactly the records of $name that the spec allows', async ({ entity }) => {
    const person = people.get(account) as Person;
    const token = await server.signIn('demo', account);
    const field = plainField(entity);
    const query = `mutation ($id: ID!, $input: ${entity.name}UpdateInput!) { record: update${entity.name}(id: $id, input: $input) { _id ${field} } }`;
    for (const [at, { row, allowed }] of sample(person, entity, 'update').entries()) {
      // Each its own: names of some records must differ.
      const text = `Changed by ${account} ${at}`;
      const answer = await server.graphql('demo', token, query, {
        id: row.id,
        input: { [field]: text },
      });
      const place = `${entity.name} ${String(row.id)}: ${JSON.stringify(answer.errors)}`;
      // Of a choice only what it offers can be kept: who is told so was let in.
      const isJudged = entity.name === 'CustomFieldValue' && answer.errors[0]?.extensions?.code === 'ValidationError';
      if (allowed && isJudged) continue;
      if (allowed) expect(answer.data?.record, place).toMatchObject({ [field]: text });
      else expect(['NotFoundError', 'ForbiddenError'], place).toContain(answer.errors[0]?.extensions?.code);
    }
  });

  it.each(
    [...having('update'), ...having('delete')].map((item, index) => ({
      ...item,
      action: index < having('update').length ? 'update' : 'delete',
    })),
  )(
    'cannot $action a $name of another tenant, and is told the same as for one that does not exist',
    async ({ entity, action }) => {
      const other = foreign.get(entity.name);
      expect(other, `${entity.name} has a record in the other tenant`).toBeDefined();
      const token = await server.signIn('demo', account);
      const query =
        action === 'update'
          ? `mutation ($id: ID!) { record: update${entity.name}(id: $id, input: { ${plainField(entity)}: "x" }) { _id } }`
          : `mutation ($id: ID!) { record: delete${entity.name}(id: $id) }`;
      const foreignAnswer = await server.graphql('demo', token, query, { id: other });
      const randomAnswer = await server.graphql('demo', token, query, { id: randomId });
      expect(foreignAnswer.errors[0]?.extensions?.code).toMatch(/NotFoundError|ForbiddenError/);
      expect(foreignAnswer).toEqual(randomAnswer);
    },
  );

  it.each(having('delete'))('is refused to delete a $name where the spec does not allow it', async ({ entity }) => {
    const person = people.get(account) as Person;
    const token = await server.signIn('demo', account);
    const query = `mutation ($id: ID!) { record: delete${entity.name}(id: $id) }`;
    const forbidden = sample(person, entity, 'delete').filter(({ allowed }) => !allowed);
    for (const { row } of forbidden) {
      const answer = await server.graphql('demo', token, query, { id: row.id });
      expect(['NotFoundError', 'ForbiddenError'], String(row.id)).toContain(answer.errors[0]?.extensions?.code);
    }
    const ids = forbidden.map(({ row }) => String(row.id));
    expect(await countRows(server.database, 'demo', entity, ids)).toBe(ids.length);
    // At least: tests before this one wrote, and so does the server by itself.
    const before = rows.get(entity.name)?.length ?? Number.NaN;
    expect(await countRows(server.database, 'demo', entity)).toBeGreaterThanOrEqual(before);
  });
});

describe('after all that was tried', () => {
  it.each(having('update'))('no $name of another tenant has changed', async ({ entity }) => {
    const texts = (await readRows(server.database, 'rival', entity)).map((row) => row[plainField(entity)]);
    expect(texts.filter((text) => text === 'x' || String(text).startsWith('Changed by'))).toEqual([]);
  });
});

/**
 * Generated: every role × every entity × read, change, delete and its ruled fields. What an admin is told about somebody's
 * rights is what happens when that person really tries it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessAction } from '#domain/model/access.ts';
import type { AccessReason } from '#domain/model/accessReason.ts';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { may, mayReadField, type Person, type Row, readPerson, rowsReader } from './oracle.ts';
import { plainField } from './plainField.ts';
import { accounts } from './roles.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
let admin: string;
const people = new Map<string, Person>();
const rows = new Map<string, Row[]>();
const foreign = new Map<string, string>();
const all: readonly EntityMeta[] = Object.values(entities);
const randomId = '01900000-0000-7000-8000-0000000000ff';

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('demo', 'admin');
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

const having = (operation: 'get' | 'update' | 'delete') =>
  all.filter((entity) => entity.operations.includes(operation)).map((entity) => ({ name: entity.name, entity }));

const QUESTION = `query ($entity: String!, $id: ID!, $action: String!, $field: String, $person: ID) {
  reason: accessReason(entity: $entity, id: $id, action: $action, field: $field, person: $person) {
    isAllowed step field ways { code roles permission feature wanted places } } }`;

async function told(person: Person, entity: EntityMeta, id: unknown, action: AccessAction, field?: string) {
  const variables = { entity: entity.name, id, action, field, person: person.id };
  const { data, errors } = await server.graphql('demo', admin, QUESTION, variables);
  expect(errors).toEqual([]);
  return data?.reason as AccessReason;
}

/** Some records that the person may do it to, and some that not. */
function sample(person: Person, entity: EntityMeta, action: AccessAction): readonly Row[] {
  const every = rows.get(entity.name) ?? [];
  const isOpen = (row: Row) => may(person, entity, 'read', row) && may(person, entity, action, row);
  return [...every.filter(isOpen).slice(0, 2), ...every.filter((row) => !isOpen(row)).slice(0, 2)];
}

/** Whoever is refused is told by what, and where that stands; who is let in, by which rule. */
function expectWays({ isAllowed, ways }: AccessReason, place: string): void {
  expect(ways.length, place).toBeGreaterThan(0);
  for (const { code, places } of ways) {
    expect(code === null, place).toBe(isAllowed);
    expect(places[0], place).toMatch(/^spec\/.+\.yaml:\d+$/);
  }
}

const isRuled = ({ read, hidden, type, entity, fields, graphqlType }: FieldMeta): boolean =>
  read !== undefined && !hidden && type !== 'many' && !entity && !fields && !graphqlType && type !== 'labels';

describe.each(accounts)('$role', ({ account }) => {
  it.each(having('get'))('reads what the answer about $name says', async ({ entity }) => {
    const person = people.get(account) as Person;
    const token = await server.signIn('demo', account);
    const ruled = entity.fields.filter(isRuled).slice(0, 3);
    const query = `query ($id: ID!) { record: ${entity.single}(id: $id) { _id ${ruled.map(({ name }) => name).join(' ')} } }`;
    for (const row of sample(person, entity, 'read')) {
      const place = `${entity.name} ${String(row.id)}`;
      const { data, denied } = await server.graphql('demo', token, query, { id: row.id });
      const answer = await told(person, entity, row.id, 'read');
      expect(answer.isAllowed, place).toBe((data?.record ?? null) !== null);
      expectWays(answer, place);
      for (const { name } of answer.isAllowed ? ruled : []) {
        const ofField = await told(person, entity, row.id, 'read', name);
        expect(ofField.isAllowed, `${place}.${name}`).toBe(!denied.includes(`record.${name}`));
        expectWays(ofField, `${place}.${name}`);
      }
    }
  });

  it.each(having('update'))('changes what the answer about $name says', async ({ entity }) => {
    const person = people.get(account) as Person;
    const token = await server.signIn('demo', account);
    const field = plainField(entity);
    const query = `mutation ($id: ID!, $input: ${entity.name}UpdateInput!) { record: update${entity.name}(id: $id, input: $input) { _id } }`;
    for (const [at, row] of sample(person, entity, 'update').entries()) {
      const place = `${entity.name} ${String(row.id)}`;
      const answer = await told(person, entity, row.id, 'update', field);
      const { errors } = await server.graphql('demo', token, query, {
        id: row.id,
        input: { [field]: `Asked by ${account} ${at}` },
      });
      const isRefused = ['NotFoundError', 'ForbiddenError'].includes(String(errors[0]?.extensions?.code));
      expect(answer.isAllowed, `${place}: ${JSON.stringify(errors)}`).toBe(!isRefused);
      expectWays(answer, place);
    }
  });

  it.each(having('delete'))('deletes what the answer about $name says', async ({ entity }) => {
    const person = people.get(account) as Person;
    const token = await server.signIn('demo', account);
    const remove = `mutation ($id: ID!) { record: delete${entity.name}(id: $id) }`;
    const rights = `query ($id: ID!) { record: ${entity.single}(id: $id) { may { delete } } }`;
    for (const row of sample(person, entity, 'delete')) {
      const answer = await told(person, entity, row.id, 'delete');
      expectWays(answer, `${entity.name} ${String(row.id)}`);
      if (answer.isAllowed && entity.operations.includes('get')) {
        // It stays for the tests after this one.
        const { data } = await server.graphql('demo', token, rights, { id: row.id });
        expect(data?.record, String(row.id)).toEqual({ may: { delete: true } });
      } else if (!answer.isAllowed) {
        const { errors } = await server.graphql('demo', token, remove, { id: row.id });
        expect(['NotFoundError', 'ForbiddenError'], String(row.id)).toContain(errors[0]?.extensions?.code);
      }
    }
  });
});

describe('a record of another organisation', () => {
  it.each(all.map((entity) => ({ name: entity.name, entity })))(
    'is for every question about a $name as one that is nowhere',
    async ({ entity }) => {
      const person = people.get('mentor') as Person;
      for (const action of ['read', 'update', 'delete'] as const) {
        const nowhere = await told(person, entity, randomId, action);
        expect(nowhere).toMatchObject({ isAllowed: false, step: 'record', ways: [{ code: 'noRecord', places: [] }] });
        const other = foreign.get(entity.name);
        if (other !== undefined) expect(await told(person, entity, other, action)).toEqual(nowhere);
      }
    },
  );
});

it('asks about fields that differ from their record', () => {
  const differing = all.flatMap((entity) =>
    entity.fields
      .filter(isRuled)
      .filter((field) =>
        [...people.values()].some((person) =>
          (rows.get(entity.name) ?? []).some(
            (row) => may(person, entity, 'read', row) && !mayReadField(person, field, row),
          ),
        ),
      ),
  );
  expect(differing.length).toBeGreaterThan(5);
});

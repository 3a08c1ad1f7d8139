/**
 * Generated: every entity × every field × every role × an id of the own tenant, another tenant's and a random
 * one. What comes back is compared with the spec's rules: no false allow, no false deny.
 */
import { readFileSync } from 'node:fs';
import { buildSchema, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { may, mayReadField, type Person, type Row, readPerson, rowsReader } from './oracle.ts';
import { accounts } from './roles.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
const people = new Map<string, Person>();
const rows = new Map<string, Row[]>();
const foreign = new Map<string, string>();
const all = Object.values(entities);

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

const gettable = all.filter((entity) => entity.operations.includes('get'));
const listed = all.filter((entity) => entity.operations.includes('list'));

const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
const isLeaf = (type: string): boolean => isLeafType(schema.getType(type.replace(/[[\]!]/g, '')));

/** A leaf field, or a reference with the id of what it points to: no rule of the target is in play. */
function leaf(field: FieldMeta): string | undefined {
  if (field.hidden || field.type === 'many' || field.entity) return undefined;
  if (field.fields || ['labels', 'richTexts'].includes(field.type) || (field.graphqlType && !isLeaf(field.graphqlType)))
    return undefined;
  return field.name;
}

const leaves = (entity: EntityMeta): string[] => entity.fields.flatMap((field) => leaf(field) ?? []);

/** Rows that are worth asking for: some the person may read, some not, and the person's own. */
function sample(person: Person, entity: EntityMeta): Row[] {
  const every = rows.get(entity.name) ?? [];
  const readable = every.filter((row) => may(person, entity, 'read', row));
  const shut = every.filter((row) => !may(person, entity, 'read', row));
  const restricted = readable.filter((row) => entity.fields.some((field) => !mayReadField(person, field, row)));
  return [
    ...new Set([
      ...readable.slice(0, 2),
      ...restricted.slice(0, 2),
      ...shut.slice(0, 2),
      ...every.filter((row) => row.id === person.id),
    ]),
  ];
}

/** Rows have no value of what is worked out of other records; that may be none. */
const isKept = ({ name, calculate, column }: FieldMeta, row: Row): boolean =>
  (row[name] ?? null) !== null && !(calculate !== undefined && column === null);

/** Whoever only judges applications reads of their status what the applicant was told, as long as it is closed to them. */
const readsWhatWasTold = ({ role }: Person, { name }: EntityMeta, field: FieldMeta): boolean =>
  name === 'Application' && field.name === 'status' && (roleGroups.reviewers as readonly string[]).includes(role);

describe.each(accounts)('$role', ({ account }) => {
  it.each(gettable.map((entity) => ({ name: entity.name, entity })))(
    'reads of $name exactly the records and fields that the spec allows',
    async ({ entity }) => {
      const person = people.get(account);
      if (!person) throw new Error(`no person for ${account}`);
      const token = await server.signIn('demo', account);
      const query = `query ($id: ID!) { record: ${entity.single}(id: $id) { _id ${leaves(entity).join(' ')} } }`;
      for (const row of sample(person, entity)) {
        const answer = await server.graphql('demo', token, query, { id: row.id });
        const record = answer.data?.record as Record<string, unknown> | null | undefined;
        const place = `${entity.name} ${String(row.id)}`;
        expect(record === null || record === undefined, `${place}: ${JSON.stringify(answer.errors)}`).toBe(
          !may(person, entity, 'read', row),
        );
        if (!record) continue;
        for (const field of entity.fields) {
          if (leaf(field) === undefined || field.read === undefined) continue;
          const allowed = mayReadField(person, field, row);
          if (!allowed && readsWhatWasTold(person, entity, field)) {
            expect(answer.denied, `${place}.${field.name}`).not.toContain(`record.${field.name}`);
            expect(record[field.name], `${place}.${field.name}`).toBe(row.toldStatus);
            continue;
          }
          expect(answer.denied.includes(`record.${field.name}`), `${place}.${field.name} in extensions.denied`).toBe(
            !allowed,
          );
          if (!allowed) expect(record[field.name], `${place}.${field.name}`).toBeNull();
          else if (isKept(field, row)) expect(record[field.name], `${place}.${field.name}`).not.toBeNull();
        }
      }
    },
  );

  it.each(gettable.map((entity) => ({ name: entity.name, entity })))(
    'gets the same answer for a $name of another tenant as for one that does not exist',
    async ({ entity }) => {
      const token = await server.signIn('demo', account);
      const other = foreign.get(entity.name);
      if (!other) return;
      const query = `query ($id: ID!) { record: ${entity.single}(id: $id) { _id } }`;
      const foreignAnswer = await server.graphql('demo', token, query, { id: other });
      const randomAnswer = await server.graphql('demo', token, query, { id: '01900000-0000-7000-8000-0000000000ff' });
      expect(foreignAnswer.data?.record ?? null).toBeNull();
      expect(foreignAnswer).toEqual(randomAnswer);
    },
  );

  it.each(listed.map((entity) => ({ name: entity.name, entity })))(
    'lists of $name exactly the records that the spec allows',
    async ({ entity }) => {
      const person = people.get(account);
      if (!person) throw new Error(`no person for ${account}`);
      const token = await server.signIn('demo', account);
      const expected = (rows.get(entity.name) ?? [])
        .filter((row) => may(person, entity, 'read', row))
        .map((row) => String(row.id));
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const query = `query ($cursor: String) { page: ${entity.plural}(cursor: $cursor, limit: 100) { totalCount next results { _id } } }`;
        const answer = await server.graphql('demo', token, query, { cursor });
        expect(answer.errors).toEqual([]);
        const page = answer.data?.page as { totalCount: number; next: string | null; results: { _id: string }[] };
        expect(page.totalCount).toBe(expected.length);
        found.push(...page.results.map((record) => record._id));
        cursor = page.next;
      } while (cursor !== null);
      expect(found.sort()).toEqual(expected.sort());
    },
  );
});

describe('a visitor', () => {
  it.each(
    all.flatMap((entity) => [
      ...(entity.operations.includes('get') ? [`{ ${entity.single}(id: "x") { _id } }`] : []),
      ...(entity.operations.includes('list') ? [`{ ${entity.plural} { totalCount } }`] : []),
    ]),
  )('is asked to sign in for %s', async (query) => {
    const answer = await server.graphql('demo', null, query);
    expect(answer.errors.map((error) => error.extensions?.code)).toEqual(['AuthenticationRequiredError']);
    expect(answer.status).toBe(401);
  });
});

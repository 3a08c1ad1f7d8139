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

interface Question {
  readonly id: unknown;
  readonly action: AccessAction;
  readonly field?: string | undefined;
}

/** So many names of their own the server takes in one operation (`operationLimits.aliases`). */
const AT_ONCE = 15;

/** What an admin is told about several things at once that a person may want to do. */
async function toldOf(person: Person, entity: EntityMeta, questions: readonly Question[]): Promise<AccessReason[]> {
  const answers: AccessReason[] = [];
  for (let from = 0; from < questions.length; from += AT_ONCE) {
    const part = questions.slice(from, from + AT_ONCE);
    const own = part.map(({ id, action, field }, at) => ({
      [`id${at}`]: id,
      [`do${at}`]: action,
      [`field${at}`]: field,
    }));
    const variables = Object.assign({ entity: entity.name, person: person.id }, ...own);
    const { data, errors } = await server.graphql('demo', admin, questionsFor(part.length), variables);
    expect(errors).toEqual([]);
    answers.push(...part.map((_, at) => data?.[`q${at}`] as AccessReason));
  }
  return answers;
}

function questionsFor(count: number): string {
  const places = Array.from({ length: count }, (_, at) => at);
  const declared = places.map((at) => `$id${at}: ID!, $do${at}: String!, $field${at}: String`);
  const asked = places.map(
    (at) =>
      `q${at}: accessReason(entity: $entity, id: $id${at}, action: $do${at}, field: $field${at}, person: $person) { ...Told }`,
  );
  return `query ($entity: String!, $person: ID, ${declared.join(', ')}) { ${asked.join(' ')} }
    fragment Told on AccessReason { isAllowed step field ways { code roles permission feature wanted places } }`;
}

/** The records, each with what is told about it. */
async function eachTold(person: Person, entity: EntityMeta, records: readonly Row[], question: Omit<Question, 'id'>) {
  const answers = await toldOf(
    person,
    entity,
    records.map(({ id }) => ({ ...question, id })),
  );
  return records.map((row, at) => ({ row, answer: answers[at] as AccessReason }));
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
    const records = await eachTold(person, entity, sample(person, entity, 'read'), { action: 'read' });
    const ofFields = records.flatMap(({ row: { id }, answer }) =>
      (answer.isAllowed ? ruled : []).map(({ name }) => ({ id, action: 'read' as const, field: name })),
    );
    const toldOfFields = await toldOf(person, entity, ofFields);
    for (const { row, answer } of records) {
      const place = `${entity.name} ${String(row.id)}`;
      const { data, denied } = await server.graphql('demo', token, query, { id: row.id });
      expect(answer.isAllowed, place).toBe((data?.record ?? null) !== null);
      expectWays(answer, place);
      for (const [at, { id, field }] of ofFields.entries()) {
        if (id !== row.id) continue;
        const ofField = toldOfFields[at] as AccessReason;
        expect(ofField.isAllowed, `${place}.${field}`).toBe(!denied.includes(`record.${field}`));
        expectWays(ofField, `${place}.${field}`);
      }
    }
  });

  it.each(having('update'))('changes what the answer about $name says', async ({ entity }) => {
    const person = people.get(account) as Person;
    const token = await server.signIn('demo', account);
    const field = plainField(entity);
    const query = `mutation ($id: ID!, $input: ${entity.name}UpdateInput!) { record: update${entity.name}(id: $id, input: $input) { _id } }`;
    const records = await eachTold(person, entity, sample(person, entity, 'update'), { action: 'update', field });
    for (const [at, { row, answer }] of records.entries()) {
      const place = `${entity.name} ${String(row.id)}`;
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
    const records = await eachTold(person, entity, sample(person, entity, 'delete'), { action: 'delete' });
    for (const { row, answer } of records) {
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
      const other = foreign.get(entity.name);
      const actions = ['read', 'update', 'delete'] as const;
      const answers = await toldOf(
        person,
        entity,
        [randomId, other ?? []].flat().flatMap((id) => actions.map((action) => ({ id, action }))),
      );
      for (const nowhere of answers.slice(0, actions.length))
        expect(nowhere).toMatchObject({ isAllowed: false, step: 'record', ways: [{ code: 'noRecord', places: [] }] });
      if (other !== undefined) expect(answers.slice(actions.length)).toEqual(answers.slice(0, actions.length));
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

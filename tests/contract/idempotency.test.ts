/**
 * Generated: every create, sent three times at once and twice more with one key, makes one record and gives one answer.
 * What is created is what the demo holds already, said anew.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInputField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityMeta } from '#domain/model/entity.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { countRows } from './oracle.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
const creatable = Object.values(entities).filter(({ operations }) => operations.includes('create'));
let server: TestServer;
let token: string;
const made: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('demo', 'admin');
}, 120_000);
afterAll(() => server.close());

it.each(creatable.map((entity) => ({ name: entity.name, entity })))('creates one $name', async ({ name, entity }) => {
  const query = `mutation ($input: ${name}CreateInput!) { made: create${name}(input: $input) { _id } }`;
  const input = await inputLike(entity);
  const before = await countRows(server.database, 'demo', entity);
  const key = randomUUID();
  const send = async () => (await sendWith(key, { query, variables: { input } })).text;
  const answers = [...(await Promise.all([send(), send(), send()])), await send(), await send()];
  const isMade = /"_id"/.test(answers[0] ?? '');
  if (isMade) {
    made.push(name);
    expect(new Set(answers).size, answers.join('\n')).toBe(1);
  }
  expect((await countRows(server.database, 'demo', entity)) - before, answers[0]).toBe(isMade ? 1 : 0);
});

it('tried enough kinds of records for that to mean something', () => {
  const left = creatable.map(({ name }) => name).filter((name) => !made.includes(name));
  expect(made.length, `not made: ${left.join(', ')}`).toBeGreaterThan(0.75 * creatable.length);
});

it('one key is one request of one user', async () => {
  const key = randomUUID();
  const create = (name: string, from = token) => {
    const query = 'mutation ($input: StartupCreateInput!) { made: createStartup(input: $input) { _id name } }';
    return sendWith(key, { query, variables: { input: { name } } }, from);
  };
  const first = await create('Once');
  expect(JSON.parse(first.text)).toMatchObject({ data: { made: { name: 'Once' } } });
  expect(JSON.parse((await create('Another')).text).errors[0].extensions).toMatchObject({ reason: 'requestKeyReused' });
  const staff = await server.signIn('demo', 'staff');
  const other = JSON.parse((await create('Once', staff)).text) as { data: { made: { _id: string } } };
  expect(other.data.made._id).not.toBe((JSON.parse(first.text) as typeof other).data.made._id);
});

it('what was refused may be sent again, and a key that is none is refused', async () => {
  const query = 'mutation ($input: StartupCreateInput!) { made: createStartup(input: $input) { _id } }';
  const key = randomUUID();
  const refused = await sendWith(key, { query, variables: { input: { name: '' } } });
  expect(JSON.parse(refused.text).errors[0].extensions.code).toBe('ValidationError');
  expect(
    JSON.parse((await sendWith(key, { query, variables: { input: { name: 'Now' } } })).text).errors,
  ).toBeUndefined();
  for (const wrong of ['x'.repeat(129), 'two words']) {
    expect((await sendWith(wrong, { query, variables: { input: { name: 'Never' } } })).status).toBe(400);
  }
});

it('plain routes keep to it too', async () => {
  const boundary = 'cut';
  const body = [
    `--${boundary}`,
    'content-disposition: form-data; name="file"; filename="once.txt"',
    'content-type: text/plain',
    '',
    'Only once',
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'idempotency-key': randomUUID(),
  };
  const upload = () => server.http('demo', 'POST', '/api/attachment/upload', { body, headers });
  const answers = [...(await Promise.all([upload(), upload()])), await upload()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

it('a key stands for one body, also where two bodies are of one length', async () => {
  const key = randomUUID();
  const put = (firstName: string) =>
    server.http('demo', 'PUT', '/user', {
      body: { firstName },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    });
  const [first, again, other] = [await put('Ava'), await put('Ava'), await put('Eve')];
  expect([first.status, again.status, other.status]).toEqual([200, 200, 409]);
  expect(again.text).toBe(first.text);
});

function sendWith(key: string, body: object, from = token) {
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${from}`, 'idempotency-key': key };
  return server.http('demo', 'POST', '/graphql', { body, headers });
}

/** Input for a record like one there is, with names of its own. */
async function inputLike(entity: EntityMeta): Promise<Record<string, unknown>> {
  const type = schema.getType(`${entity.name}CreateInput`);
  const object = schema.getType(entity.name);
  if (!isInputObjectType(type) || !isObjectType(object)) throw new Error(`${entity.name} can't be created`);
  // Formatted writing is sent as its document or as its words, never as both.
  const isSent = ({ name }: GraphQLInputField): boolean =>
    object.getFields()[name] !== undefined && !(name.endsWith('Document') && object.getFields()[name.slice(0, -8)]);
  const fields = Object.values(type.getFields()).filter(isSent);
  const page = `{ page: ${entity.plural}(limit: 1) { results { ${fields.map(selectionOf(entity)).join(' ')} } } }`;
  const { data } = await server.graphql('demo', token, page);
  const [like = {}] = (data?.page as { results: Record<string, unknown>[] } | null)?.results ?? [];
  return Object.fromEntries(fields.flatMap((field) => inputOf(entity, field, like[field.name])));
}

const selectionOf =
  (entity: EntityMeta) =>
  ({ name }: GraphQLInputField): string => {
    const field = entity.fields.find((candidate) => candidate.name === name);
    if (field?.type === 'ref' || field?.type === 'refs') return `${name} { _id }`;
    if (field?.type === 'labels' || field?.type === 'richTexts') return `${name} { language value }`;
    return field?.fields ? `${name} { ${field.fields.map((inner) => inner.name).join(' ')} }` : name;
  };

function inputOf(entity: EntityMeta, { name, type }: GraphQLInputField, like: unknown): [string, unknown][] {
  const field = entity.fields.find((candidate) => candidate.name === name);
  if (field?.type === 'email') return [[name, `${randomUUID()}@once.test`]];
  const isNamed = field?.type === 'text' && (field.unique || name === 'name' || name === 'title');
  if (isNamed && typeof like === 'string') return [[name, `Once ${randomUUID()}`.slice(0, field.max ?? 80)]];
  if (like == null) return isNonNullType(type) ? [[name, sampleOf(type)]] : [];
  if (field?.type === 'ref') return [[name, (like as { _id: string })._id]];
  if (field?.type === 'refs') return [[name, (like as { _id: string }[]).map(({ _id }) => _id)]];
  return [[name, like]];
}

function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  return isListType(type) ? [] : 'Once';
}

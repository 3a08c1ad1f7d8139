/**
 * Generated: what a visitor may call takes secrets made for that one purpose. Every id, and everything else that looks
 * like one, that any role can read is offered to every public operation and route: none of them opens anything.
 */

import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, getNamedType, isLeafType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { accounts } from './roles.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
const ofEachKind = 2;
let server: TestServer;
/** Every id some role has read, and the ids that a visitor is given anyway. */
const readable = new Set<string>();
const offered = new Set<string>();

beforeAll(async () => {
  server = await startTestServer();
  for (const { account } of accounts) await readAs(await server.signIn('demo', account));
  const offers = await server.graphql('demo', null, '{ applicationOffers { _id } }');
  const open = (offers.data?.applicationOffers ?? []) as { _id: string }[];
  for (const { _id } of open) offered.add(_id);
}, 120_000);
afterAll(() => server.close());

const lists = Object.values(entities).filter((entity) => entity.operations.includes('list'));

async function readAs(token: string): Promise<void> {
  for (const { plural, fields } of lists) {
    const texts = fields.filter((field) => field.type === 'text' && !field.hidden).map((field) => field.name);
    const page = `{ ${plural}(limit: ${ofEachKind}) { results { _id ${texts.join(' ')} } } }`;
    const answer = await server.graphql('demo', token, page);
    const found = (answer.data?.[plural] as { results: Record<string, unknown>[] } | null)?.results ?? [];
    for (const value of found.flatMap((record) => Object.values(record))) if (looksLikeAnId(value)) readable.add(value);
  }
}

function looksLikeAnId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{16,}$/.test(value);
}

/** What a visitor sends beside the id, by the argument's name. */
const beside: Readonly<Record<string, string>> = {
  round: '"1"',
  answers: '[]',
  isComplete: 'false',
  respondent: '{}',
};

const kinds = ['query', 'mutation'] as const;
const publicFields = kinds.flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {})
    .filter((field) => operations[field.name]?.kind === 'public' && field.args.length > 0)
    .map((field) => ({ name: field.name, kind, field }));
});

/** The operation, with a variable for each place that takes an id. */
function callOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const signUp = `{ firstName: "Eve", email: "eve-${readable.size}@new.test", password: "something long", startupName: "Eve", funnel: $input }`;
  const named = field.args.map(({ name, type }) => {
    const given = name === 'input' ? signUp : (beside[name] ?? `$${name}`);
    return {
      given: `${name}: ${given}`,
      variable: name in beside ? '' : `$${name}: ${name === 'input' ? 'ID!' : type} `,
    };
  });
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const variables = named.map(({ variable }) => variable).join('');
  const args = named.map(({ given }) => given).join(', ');
  return `${kind} (${variables}) { found: ${field.name}(${args})${selection} }`;
}

const variablesWith = (field: GraphQLField<unknown, unknown>, id: string) =>
  Object.fromEntries(field.args.map(({ name }) => [name, id]));

describe.each(publicFields)('$name', ({ kind, field }) => {
  it('opens nothing with an id that somebody can read', async () => {
    expect(readable.size).toBeGreaterThan(100);
    const call = callOf(kind, field);
    const opened: string[] = [];
    for (const id of readable) {
      if (offered.has(id)) continue;
      await forgetTries();
      const { data, errors } = await server.graphql('demo', null, call, variablesWith(field, id));
      expect(JSON.stringify(errors ?? []), 'the operation itself is sound').not.toMatch(/Variable|Unknown|Cannot/);
      const isNothing = data?.found == null || (Array.isArray(data.found) && data.found.length === 0);
      if (!isNothing) opened.push(id);
    }
    expect(opened).toEqual([]);
  }, 60_000);
});

it.each([
  ['POST', (id: string) => `/api/users/validate/${id}`, () => undefined],
  ['POST', () => '/api/users/resetpassword', (token: string) => ({ token, newPassword: 'a new pass phrase' })],
] as const)(
  '%s of a plain route opens nothing with one either',
  async (method, pathOf, bodyOf) => {
    const statuses = new Set<number>();
    for (const id of readable) {
      statuses.add((await server.http('demo', method, pathOf(id), { body: bodyOf(id) ?? {} })).status);
    }
    expect([...statuses]).toEqual([400]);
  },
  60_000,
);

async function forgetTries(): Promise<void> {
  await server.database.withSystem((tx) => sql`delete from login_attempt`.execute(tx));
}

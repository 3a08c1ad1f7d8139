/**
 * Generated: every bespoke root field × every role and a visitor. Arguments are made from the schema; whether
 * the call then succeeds is another test's business, here only who is let in counts.
 */
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultGrants, operations, type RoleType } from '#server/generated/access.gen.ts';
import { accounts } from './roles.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

interface Call {
  readonly name: string;
  readonly text: string;
}

const calls: Call[] = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {})
    .filter((field) => operations[field.name] !== undefined)
    .map((field) => ({ name: field.name, text: `${kind} { ${callText(field)} }` }));
});

function callText(field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter((arg) => isNonNullType(arg.type)).map((arg) => `${arg.name}: ${valueText(arg.type)}`);
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection}`;
}

function valueText(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueText(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${valueText(field.type)}`).join(', ')} }`;
  }
  if (type.name === 'Boolean') return 'false';
  if (type.name === 'Int' || type.name === 'Float') return '1';
  return type.name === 'DateTime' ? '"2030-01-01T00:00:00.000Z"' : '"unknown"';
}

function isAdmitted(name: string, role: RoleType): boolean {
  const rule = operations[name];
  if (rule?.kind !== 'rule') return true;
  if (rule.permission) return defaultGrants[role][rule.permission] !== undefined;
  return rule.roles?.includes(role) ?? true;
}

const endsTheSession = ['logoutSession'];

it('covers every operation of the spec that is not a subscription', () => {
  const subscriptions = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
  expect([...calls.map((call) => call.name), ...subscriptions].sort()).toEqual(Object.keys(operations).sort());
});

describe.each(accounts)('$role', ({ role, account }) => {
  it.each(calls.filter((call) => !endsTheSession.includes(call.name)))(
    'is let into $name exactly when the spec says so',
    async ({ name, text }) => {
      const token = await server.signIn('demo', account);
      const answer = await server.graphql('demo', token, text);
      const codes = answer.errors.map((error) => error.extensions?.code);
      expect(codes, JSON.stringify(answer.errors)).not.toContain('AuthenticationRequiredError');
      expect(codes.includes('ForbiddenError'), `${text}: ${JSON.stringify(answer.errors)}`).toBe(
        !isAdmitted(name, role),
      );
      expect(codes, 'never an unexpected error').not.toContain('INTERNAL_SERVER_ERROR');
    },
  );
});

describe('a visitor', () => {
  it.each(calls)('is let into $name only when it is public', async ({ name, text }) => {
    const answer = await server.graphql('demo', null, text);
    const refused = answer.errors.some((error) => error.extensions?.code === 'AuthenticationRequiredError');
    expect(refused).toBe(operations[name]?.kind !== 'public');
  });
});

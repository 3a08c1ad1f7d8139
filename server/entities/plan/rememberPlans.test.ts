import { type FieldNode, Kind } from 'graphql';
import { describe, expect, it } from 'vitest';
import { principalFixture } from '#server/entities/testing/harbour.ts';
import type { PlanRequest } from './plannedExecution.ts';
import { rememberPlans } from './rememberPlans.ts';

const node = (): FieldNode => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'boats' } });
const mentor = principalFixture('Mentor');

function counted() {
  const asked: PlanRequest[] = [];
  const field = rememberPlans({
    plan: (request) => {
      asked.push(request);
      return { sql: `select ${asked.length}`, parameters: [], denied: [] };
    },
  });
  const plan = (fieldNode: FieldNode, principal = mentor, args: Record<string, unknown> = {}, variables = {}) =>
    field.plan({
      fieldNodes: [fieldNode],
      context: { principal, tenant: { defaultLanguage: 'en' } },
      args,
      variables,
    } as unknown as PlanRequest);
  return { asked, plan };
}

describe('rememberPlans', () => {
  it('plans the same question once', async () => {
    const { asked, plan } = counted();
    const field = node();
    expect(await plan(field, mentor, { limit: 5 })).toEqual(await plan(field, mentor, { limit: 5 }));
    expect(asked).toHaveLength(1);
  });

  it('never takes the plan of another reader, of other values or of another selection', async () => {
    const { asked, plan } = counted();
    const field = node();
    await plan(field);
    await plan(field, principalFixture('Mentor'));
    await plan(field, mentor, { limit: 5 });
    await plan(field, mentor, {}, { short: true });
    await plan(node());
    expect(asked).toHaveLength(5);
  });
});

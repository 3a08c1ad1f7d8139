import { expect, it } from 'vitest';
import type { Principal } from '#domain/model/access.ts';
import type { RequestContext } from './context.ts';
import { contextWith } from './contextWith.ts';

const someone = (id: string) => ({ id }) as Principal;

it('has its own parts, and asks the one behind it for the rest at the moment of reading', () => {
  let principal: Principal | null = null;
  const behind = {
    requestId: 'r1',
    get principal() {
      return principal;
    },
  } as RequestContext;
  const own = contextWith(contextWith(behind, { idempotencyKey: 'k' }), { requestId: 'r2' });
  principal = someone('ada');
  expect([own.requestId, own.idempotencyKey, own.principal?.id]).toEqual(['r2', 'k', 'ada']);
  expect(behind.requestId).toBe('r1');
  expect(contextWith(own, { principal: someone('ben') }).principal?.id).toBe('ben');
});

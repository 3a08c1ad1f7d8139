import { expect, it } from 'vitest';
import { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import { principalFixture } from '#server/entities/testing/harbour.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { entityFixture, fieldFixture } from '#server/testing/entityFixture.ts';
import { beginnings, withoutTyped } from './newRecord.ts';

const loan = entityFixture({
  name: 'Loan',
  table: 'loan',
  fields: [
    fieldFixture({ name: 'by', type: 'ref', column: 'by_id', entity: 'User', begins: 'user' }),
    fieldFixture({ name: 'lentOn', type: 'date', column: 'lent_on', begins: 'today' }),
    fieldFixture({ name: 'at', type: 'dateTime', column: 'at', begins: 'now' }),
    fieldFixture({ name: 'note', type: 'text', column: 'note' }),
  ],
});
const model = new EntityCatalog({ Loan: loan }).get('Loan');
const context = (principal: RequestContext['principal']) =>
  ({ principal, tenant: { timezone: 'Asia/Tokyo' } }) as RequestContext;

it('begins with who makes the record, the moment, and the day where the organisation is', () => {
  const now = '2030-06-30T20:00:00.000Z';
  expect(beginnings(model, context(principalFixture('Staff')), now)).toEqual({
    by: 'u1',
    lentOn: '2030-07-01',
    at: now,
  });
  expect(beginnings(model, context(null), now).by).toBeNull();
});

it('knows what nobody typed', () => {
  expect(withoutTyped({ by: 'u1', at: 'now' }, { by: 'u2' })).toEqual({ at: 'now' });
});

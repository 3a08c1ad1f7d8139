/** Values that are required, settled or matched by what the spec says of their field: `requiredWhen`, `readonlyWhen`, `pattern`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { entityFixture, fieldFixture } from '#server/testing/entityFixture.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { validatorsOf } from '#server/testing/validatorsOf.ts';
import { contextOf } from '../testing/contextOf.ts';
import { principalFixture } from '../testing/harbour.ts';
import { EntityWriter } from './EntityWriter.ts';

const everyone = [{ source: 'repairs.yaml:1' }];
const repair = entityFixture({
  name: 'Repair',
  table: 'repair',
  access: { read: everyone, create: everyone, update: everyone, delete: everyone },
  fields: [
    fieldFixture({ name: 'name', type: 'text', column: 'name', required: true, pattern: 'R-\\d+' }),
    fieldFixture({ name: 'state', type: 'text', column: 'state' }),
    fieldFixture({
      name: 'reason',
      type: 'text',
      column: 'reason',
      requiredWhen: { or: [{ state: { eq: 'refused' } }, { price: { gt: 1000 } }] },
    }),
    fieldFixture({ name: 'price', type: 'money', column: 'price', readonlyWhen: { state: { in: ['paid'] } } }),
  ],
});
const entities = { Repair: repair };
const writer = new EntityWriter(new EntityCatalog(entities, {}, validatorsOf(entities)));
let database: DatabaseHandle;

const asAnybody = () => contextOf(database, principalFixture('Mentor'));
const made = (values: Record<string, unknown>) => writer.create(asAnybody(), 'Repair', { name: 'R-1', ...values });
const changed = (id: string, values: Record<string, unknown>) => writer.update(asAnybody(), 'Repair', id, values);
const missing = { extensions: { code: 'ValidationError', fields: [{ path: 'input.reason' }] } };

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, [repair]);
}, 60_000);
afterAll(() => database.close());

describe('a value that is required under a condition', () => {
  it('is asked for where the condition holds, in whole', async () => {
    await expect(made({ state: 'refused' })).rejects.toMatchObject(missing);
    await expect(made({ price: 2000 })).rejects.toMatchObject(missing);
    await expect(made({ state: 'refused', reason: 'Too old' })).resolves.toBeTypeOf('string');
    await expect(made({ state: 'open', price: 10 })).resolves.toBeTypeOf('string');
  });

  it('is asked for when a change makes the condition true, and can not be taken away while it holds', async () => {
    const id = await made({ state: 'open' });
    await expect(changed(id, { state: 'refused' })).rejects.toMatchObject(missing);
    await changed(id, { state: 'refused', reason: 'Too old' });
    await expect(changed(id, { reason: null })).rejects.toMatchObject(missing);
    await changed(id, { state: 'open', reason: null });
  });

  it('is not asked for by changes of something else', async () => {
    const id = await made({ state: 'open' });
    await database.withTenant('a', (tx) =>
      tx
        .updateTable('repair' as never)
        .set({ state: 'refused' } as never)
        .execute(),
    );
    await expect(changed(id, { name: 'R-2' })).resolves.toBeUndefined();
  });
});

describe('a value that is settled', () => {
  it('is refused to be another; the same value and other fields are taken', async () => {
    const id = await made({ state: 'paid', price: 40 });
    await expect(changed(id, { price: 50 })).rejects.toMatchObject({ extensions: { code: 'ForbiddenError' } });
    await changed(id, { price: 40, name: 'R-3' });
    await changed(id, { state: 'open' });
    await changed(id, { price: 50 });
  });
});

describe('a text with a pattern', () => {
  it.each(['X-1', 'R-1 and more', 'R-'])('%s does not match as a whole', async (name) => {
    await expect(made({ name })).rejects.toMatchObject({
      extensions: { code: 'ValidationError', fields: [{ path: 'input.name' }] },
    });
  });
});

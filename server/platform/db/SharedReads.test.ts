import { describe, expect, it, vi } from 'vitest';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import type { SqlStatement } from './database.ts';
import { SharedReads } from './SharedReads.ts';
import { migrate } from './schema/migrate.ts';

const statement = (...parameters: unknown[]): SqlStatement => ({
  sql: `select ($1::int + 1)::text as json, $2::text[] as names, $3::text as word where $1::int <> 13`,
  parameters,
});

describe('reads of the same moment', () => {
  it('are one statement, and each gets what it would have got alone', async () => {
    const database = await openEmptyDatabase();
    await migrate(database, []);
    const asked = vi.fn(database.readInTenant);
    const shared = new SharedReads({ readInTenant: asked });
    const questions = [
      statement(1, ['a', 'b"\\,{}'], 'it’s "quoted"'),
      statement(2, [], null),
      statement(13, ['nobody'], ''),
      statement(2, [], null),
      statement(4, [null, 'null'], 'NULL'),
    ];
    const together = await Promise.all(questions.map((question) => shared.read('a', question)));
    expect(asked).toHaveBeenCalledOnce();
    for (const [index, question] of questions.entries()) {
      expect(together[index]).toEqual(await database.readInTenant('a', question));
    }
    await database.close();
  });

  it('fail alone when one of them is at fault', async () => {
    const database = await openEmptyDatabase();
    await migrate(database, []);
    const shared = new SharedReads(database);
    const divided = (by: number) => shared.read('a', { sql: 'select 10 / $1::int as tenth', parameters: [by] });
    const [good, bad] = await Promise.allSettled([divided(5), divided(0)]);
    expect(good).toMatchObject({ value: [{ tenth: 2 }] });
    expect(bad.status).toBe('rejected');
    await database.close();
  });

  it('of different tenants never meet', async () => {
    const readInTenant = vi.fn(async (tenantId: string) => [{ tenantId }]);
    const shared = new SharedReads({ readInTenant });
    const [one, other] = await Promise.all(['a', 'b'].map((tenant) => shared.read(tenant, statement(1, [], ''))));
    expect([one, other]).toEqual([[{ tenantId: 'a' }], [{ tenantId: 'b' }]]);
  });
});

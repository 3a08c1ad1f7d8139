import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { withTimeLimit } from './withTimeLimit.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

const programs = () =>
  server.database.withTenant('t1', async (tx) => {
    const { rows } = await sql<{ name: string }>`select name from program order by name`.execute(tx);
    return rows.map(({ name }) => name);
  });

it('undoes what was written by what is refused because it has taken too long, and nothing else', async () => {
  const context = await server.contextOf('admin');
  const writing: Promise<unknown>[] = [];
  const write = (name: string, waitMs: number) =>
    withTimeLimit(context, 100, (own) => {
      const written = own.transact(async (tx) => {
        await sql`insert into program (tenant_id, id, name, slug) values ('t1', ${name}, ${name}, ${name})`.execute(tx);
        await setTimeout(waitMs);
      });
      writing.push(written);
      return written;
    });
  await write('quick', 0);
  await expect(write('slow', 300)).rejects.toMatchObject({ refusal: { reason: 'operationTooLong' } });
  await Promise.allSettled(writing);
  expect(await programs()).toEqual(['quick']);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { OutboxReader } from './OutboxReader.ts';
import { emit } from './outbox.ts';
import { outboxEvents } from './outboxEvents.ts';

let database: DatabaseHandle;
let reader: OutboxReader;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, []);
  await database.withTenant('a', (tx) => emit(tx, { topic: 'before', payload: {} }));
  reader = new OutboxReader(database);
  await reader.start();
}, 60_000);
afterAll(async () => {
  await reader.stop();
  await database.close();
});

describe('the outbox', () => {
  it('delivers what is committed from now on, to its own tenant, on the chosen topics, in order', async () => {
    const end = new AbortController();
    const events = outboxEvents(reader, 'a', { topics: ['note', 'before'] }, end.signal);
    await database.withTenant('b', (tx) => emit(tx, { topic: 'note', payload: { n: 0 } }));
    await database.withTenant('a', async (tx) => {
      await emit(tx, { topic: 'note', payload: { n: 1 } });
      await emit(tx, { topic: 'other', payload: { n: 2 } });
    });
    await database.withTenant('a', (tx) => emit(tx, { topic: 'note', payload: { n: 3 } }));

    expect((await events.next()).value).toMatchObject({ tenantId: 'a', topic: 'note', payload: { n: 1 } });
    expect((await events.next()).value).toMatchObject({ payload: { n: 3 } });
    end.abort();
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('delivers all of a transaction that reaches over several batches and over a power of ten, in order', async () => {
    const { rows } = await database.withSystem((tx) =>
      sql<{ last: number }>`select max(seq)::int as last from outbox`.execute(tx),
    );
    const count = 1200;
    // The first hundred numbers have fewer digits than the rest.
    const reach = 10 ** String((rows[0]?.last ?? 0) + count).length - 100;
    await database.withSchemaLock((tx) =>
      sql`select setval(pg_get_serial_sequence('outbox', 'seq'), ${reach})`.execute(tx),
    );
    const heard: unknown[] = [];
    const stop = reader.subscribe('a', ({ payload }) => heard.push(payload.n));
    await database.withTenant('a', (tx) =>
      sql`insert into outbox (tenant_id, topic, payload)
        select 'a', 'note', jsonb_build_object('n', n) from generate_series(1, ${count}::int) as n order by n`.execute(
        tx,
      ),
    );
    await vi.waitFor(() => expect(heard).toHaveLength(count), 5000);
    expect(heard).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    stop();
  });

  it('delivers nothing of a transaction that is rolled back', async () => {
    const events = outboxEvents(reader, 'a', { topics: ['note'] }, new AbortController().signal);
    const failing = database.withTenant('a', async (tx) => {
      await emit(tx, { topic: 'note', payload: { lost: true } });
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    await database.withTenant('a', (tx) => emit(tx, { topic: 'note', payload: { kept: true } }));
    expect((await events.next()).value).toMatchObject({ payload: { kept: true } });
    await events.return();
  });

  it('ends a generator that waits', async () => {
    const events = outboxEvents(reader, 'a', { topics: ['note'] }, new AbortController().signal);
    const waiting = events.next();
    await sleep(10);
    await events.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
  });
});

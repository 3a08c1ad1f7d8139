import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MailSender } from '#server/platform/mail/MailSender.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { entityFixture, fieldFixture } from '#server/testing/entityFixture.ts';
import { openTestPostgres, type TestPostgres } from '#server/testing/openTestPostgres.ts';
import type { DatabaseHandle, Tx } from '../database.ts';
import { migrate } from '../schema/migrate.ts';
import { openPostgresDatabase } from './postgresDatabase.ts';

const harbour = entityFixture({
  name: 'Harbour',
  table: 'harbour',
  fields: [fieldFixture({ name: 'name', type: 'text', column: 'name', required: true })],
});

let postgres: TestPostgres;
/** Two handles stand for two server processes. */
let first: DatabaseHandle;
let second: DatabaseHandle;

beforeAll(async () => {
  postgres = await openTestPostgres();
  first = await openPostgresDatabase(postgres.url, { poolSize: 4 });
  second = await openPostgresDatabase(postgres.url, { poolSize: 4 });
  await Promise.all([migrate(first, [harbour]), migrate(second, [harbour])]);
}, 120_000);
afterAll(async () => {
  await first?.close();
  await second?.close();
  await postgres?.close();
});

const insert = (tx: Tx, tenantId: string, id: string) =>
  sql`insert into harbour (tenant_id, id, name) values (${tenantId}, ${id}, ${id})`.execute(tx);
const idsIn = async (tx: Tx) =>
  (await sql<{ id: string }>`select id from harbour order by id`.execute(tx)).rows.map(({ id }) => id);

describe('the tenant wall on a server whose owner is no superuser', () => {
  it('shows each tenant its own rows, all to work across tenants, and the owner nothing', async () => {
    await first.withTenant('a', (tx) => insert(tx, 'a', 'h1'));
    await second.withTenant('b', (tx) => insert(tx, 'b', 'h2'));
    expect(await first.withTenant('a', idsIn)).toEqual(['h1']);
    expect(await second.withSystem(idsIn)).toEqual(['h1', 'h2']);
    expect(await first.withSchemaLock(idsIn)).toEqual([]);
    await expect(first.withTenant('a', (tx) => insert(tx, 'b', 'h3'))).rejects.toThrow(/row-level security/);
  });

  it('leaves nothing of a tenant on a connection', async () => {
    const reads = Array.from({ length: 40 }, (_, index) => {
      const tenantId = index % 2 === 0 ? 'a' : 'b';
      return first.readInTenant(tenantId, { sql: 'select id from harbour where id <> $1', parameters: ['x'] });
    });
    const found = await Promise.all(reads);
    found.forEach((rows, index) => {
      expect(rows).toEqual([{ id: index % 2 === 0 ? 'h1' : 'h2' }]);
    });
  });

  it('gives back connections after failed reads and failed work', async () => {
    for (let count = 0; count < 10; count++) {
      await expect(first.readInTenant('a', { sql: 'select 1 / $1::int', parameters: [0] })).rejects.toThrow(/zero/);
      await expect(first.withTenant('a', (tx) => sql`select nothing`.execute(tx))).rejects.toThrow(/nothing/);
    }
    expect(await first.withTenant('a', idsIn)).toEqual(['h1']);
  });

  it('does not report success when a statement inside failed unnoticed', async () => {
    const work = first.withTenant('a', async (tx) => {
      await insert(tx, 'a', 'h9');
      await sql`select nothing`.execute(tx).catch(() => {});
    });
    await expect(work).rejects.toThrow(/rolled back/);
    expect(await first.withTenant('a', idsIn)).toEqual(['h1']);
  });
});

describe('the outbox between two processes', () => {
  it('skips no event of a transaction that began early and commits late', async () => {
    const reader = new OutboxReader(second);
    const seen: unknown[] = [];
    await reader.start();
    reader.subscribe('a', ({ payload }) => seen.push(payload.n));
    let finishEarly = () => {};
    const hold = new Promise<void>((resolve) => {
      finishEarly = resolve;
    });
    let hasWritten = () => {};
    const written = new Promise<void>((resolve) => {
      hasWritten = resolve;
    });
    const early = first.withTenant('a', async (tx) => {
      await emit(tx, { topic: 'note', payload: { n: 'early' } });
      hasWritten();
      await hold;
    });
    await written;
    await first.withTenant('a', (tx) => emit(tx, { topic: 'note', payload: { n: 'late' } }));
    finishEarly();
    await early;
    await vi.waitFor(() => expect(seen).toHaveLength(2), 3000);
    expect(seen).toEqual(['early', 'late']);
    await reader.stop();
  });

  it('delivers every event once and in order, whoever writes at the same time', async () => {
    const reader = new OutboxReader(first);
    const seen: string[] = [];
    await reader.start();
    reader.subscribe('a', ({ payload }) => seen.push(String(payload.n)));
    const writers = Array.from({ length: 60 }, (_, index) =>
      (index % 2 === 0 ? first : second).withTenant('a', async (tx) => {
        await emit(tx, { topic: 'note', payload: { n: `${index}` } });
        await sql`select pg_sleep(${(index % 7) / 200})`.execute(tx);
      }),
    );
    await Promise.all(writers);
    await vi.waitFor(() => expect(seen).toHaveLength(60), 5000);
    expect(new Set(seen).size).toBe(60);
    await reader.stop();
  });
});

describe('mail between two processes', () => {
  it('is sent once each', async () => {
    const sent: string[] = [];
    const transport = {
      send: async ({ id }: { id: string }) => {
        sent.push(id);
      },
      close: () => {},
    };
    const senders = [new MailSender(first, transport), new MailSender(second, transport)];
    await Promise.all(senders.map((sender) => sender.start()));
    const mail = { from: 'a@a.test', to: 'b@a.test', subject: 's', text: 't' };
    const queued = await Promise.all(
      Array.from({ length: 30 }, () => first.withTenant('a', (tx) => queueMail(tx, mail))),
    );
    await vi.waitFor(() => expect(sent).toHaveLength(30), 5000);
    expect([...sent].sort()).toEqual([...queued].sort());
    await Promise.all(senders.map((sender) => sender.stop()));
  });
});

describe('a database in another encoding than UTF-8', () => {
  it('is refused before anything is kept in it, with what to do', async () => {
    const url = await postgres.createDatabase('ascii', 'SQL_ASCII');
    const handle = await openPostgresDatabase(url, { poolSize: 1 });
    await expect(migrate(handle, [harbour])).rejects.toThrow(/SQL_ASCII; Cohort needs UTF8/);
    await handle.close();
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { EntityReads } from '#server/entities/plan/EntityReads.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { ConnectedServices } from '#server/platform/connections/ConnectedServices.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { queueJob } from '#server/platform/jobs/jobQueue.ts';
import { MailSender } from '#server/platform/mail/MailSender.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import { entityApp } from '#server/testing/entityApp.ts';
import { tenantFixture } from '#server/testing/entityServer.ts';
import { openTestPostgres } from '#server/testing/openTestPostgres.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { type JobSurroundings, jobRunner } from './jobRunner.ts';

/** Each behaviour on the embedded database, whose statements run one after the other, and on PostgreSQL, whose don't. */
const databases: Record<string, () => Promise<{ opened: DatabaseHandle; end: () => Promise<void> }>> = {
  'the embedded database': async () => {
    const opened = await openMigratedDatabase();
    return { opened, end: () => opened.close() };
  },
  PostgreSQL: async () => {
    const postgres = await openTestPostgres();
    const opened = await openPostgresDatabase(postgres.url);
    const end = async () => {
      await opened.close();
      await postgres.close();
    };
    return { opened, end };
  },
};
let database: DatabaseHandle;

const queueMails = (tenant: string, count: number) =>
  database.withTenant(tenant, async (tx) => {
    const mail = { from: 'hello@a.test', subject: 'Hello', text: 'Hello' };
    for (let at = 0; at < count; at += 1) await queueMail(tx, { ...mail, to: `${tenant}@a.test` });
  });

/** What is never asked by the handlers of these tests. */
const surroundings = (): JobSurroundings => ({
  database,
  outbox: new OutboxReader(database),
  services: new ConnectedServices(null),
  followers: new Map(),
  reads: new EntityReads(specCatalog, entityApp().schema),
  store: {} as JobSurroundings['store'],
  tenantOf: async (id) => ({ ...tenantFixture('UTC'), id }),
});

const queueTestJob = (tenant: string) =>
  database.withTenant(tenant, (tx) => queueJob(tx, { kind: 'test', userId: 'nobody', payload: {} }));

describe.each(Object.keys(databases))('on %s', (name) => {
  let end: () => Promise<void>;
  beforeAll(async () => {
    const { opened, end: close } = await (databases[name] as (typeof databases)[string])();
    [database, end] = [opened, close];
    await migrate(database, Object.values(entities));
  }, 120_000);
  afterAll(() => end());

  describe('the queue of mails', () => {
    it('sends several at once, and one of a tenant before the many that another had queued earlier', async () => {
      await queueMails('many', 100);
      await queueMails('one', 1);
      const sent: string[] = [];
      let [running, most] = [0, 0];
      const send = async ({ to }: { to: string }): Promise<void> => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 20));
        running -= 1;
        sent.push(to);
      };
      const sender = new MailSender(database, { send, close: () => {} });
      await sender.start();
      await vi.waitFor(() => expect(sent).toContain('one@a.test'), 5000);
      await sender.stop();
      expect(sent.indexOf('one@a.test')).toBeLessThan(10);
      expect(most).toBeGreaterThan(1);
    });
  });

  describe('the queue of jobs', () => {
    it('lets a long job hold up neither its tenant nor another one', async () => {
      const started: string[] = [];
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const run = async ({ job }: { job: { tenantId: string } }): Promise<boolean> => {
        started.push(job.tenantId);
        if (started.length === 1) await ended;
        return true;
      };
      await queueTestJob('many');
      const runner = jobRunner(surroundings(), { test: { run, giveUp: async () => {} } });
      await runner.start();
      await vi.waitFor(() => expect(started).toEqual(['many']), 5000);
      for (const tenant of ['many', 'many', 'one']) await queueTestJob(tenant);
      await vi.waitFor(() => expect(started).toHaveLength(4), 5000);
      end();
      await runner.stop();
    });

    it('leaves a lane to others, however many long jobs a tenant has', async () => {
      const started: string[] = [];
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const run = async ({ job }: { job: { tenantId: string } }): Promise<boolean> => {
        started.push(job.tenantId);
        if (job.tenantId === 'long') await ended;
        return true;
      };
      for (let at = 0; at < 6; at += 1) await queueTestJob('long');
      const runner = jobRunner(surroundings(), { test: { run, giveUp: async () => {} } });
      await runner.start();
      await vi.waitFor(() => expect(started).toHaveLength(3), 5000);
      await queueTestJob('other');
      await vi.waitFor(() => expect(started).toContain('other'), 5000);
      end();
      await vi.waitFor(() => expect(started).toHaveLength(7), 5000);
      await runner.stop();
    });

    it('keeps a job as long as somebody is at it, and gives it back within 20 seconds when nobody is', async () => {
      const leaseOf = async () => {
        const { rows } = await database.withSystem((tx) =>
          sql<{ seconds: number; until: string }>`
            select extract(epoch from next_attempt_at - now())::float as seconds, next_attempt_at::text as until
            from job where finished_at is null`.execute(tx),
        );
        return rows[0];
      };
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const run = vi.fn(async () => {
        await ended;
        return true;
      });
      await queueTestJob('long');
      const runner = jobRunner(surroundings(), { test: { run, giveUp: async () => {} } });
      await runner.start();
      await vi.waitFor(() => expect(run).toHaveBeenCalled(), 5000);
      const before = await leaseOf();
      expect(before?.seconds).toBeLessThanOrEqual(20);
      await vi.waitFor(async () => expect((await leaseOf())?.until).not.toBe(before?.until), 8000);
      end();
      await runner.stop();
    }, 20_000);
  });
});

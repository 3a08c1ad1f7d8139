import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { EntityReads } from '#server/entities/plan/EntityReads.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { ConnectedServices } from '#server/platform/connections/ConnectedServices.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openAttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { JobNotYetError, keepJob } from '#server/platform/jobs/jobQueue.ts';
import type { QueueLanes } from '#server/platform/jobs/QueueLanes.ts';
import { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import { entityApp } from '#server/testing/entityApp.ts';
import { tenantFixture } from '#server/testing/entityServer.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { type JobHandler, type JobSurroundings, jobRunner, type RunningJob } from './jobRunner.ts';

let surroundings: JobSurroundings;
let worker: QueueLanes | null = null;
const files = await mkdtemp(join(tmpdir(), 'cohort-jobs-'));
const handler = { run: vi.fn<JobHandler['run']>(), giveUp: vi.fn<JobHandler['giveUp']>() };

beforeAll(async () => {
  const database = await openMigratedDatabase();
  await migrate(database, Object.values(entities));
  const reads = new EntityReads(specCatalog, entityApp().schema);
  const tenant = tenantFixture('UTC');
  const store = await openAttachmentStore(files, null);
  const services = new ConnectedServices(null);
  surroundings = {
    database,
    outbox: new OutboxReader(database),
    services,
    followers: new Map(),
    reads,
    store,
    tenantOf: async () => tenant,
  };
}, 60_000);
afterAll(async () => {
  await surroundings.database.close();
  await rm(files, { recursive: true, force: true });
});

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  handler.run.mockReset().mockResolvedValue(true);
  handler.giveUp.mockReset().mockResolvedValue();
});
afterEach(async () => {
  await worker?.stop();
  await surroundings.database.withSystem((tx) => sql`delete from job`.execute(tx));
  vi.restoreAllMocks();
});

/** Works on a job that was begun `attempts` times before; gives what became of it. */
async function worked(attempts: number): Promise<Record<string, unknown> | undefined> {
  await surroundings.database.withSystem((tx) =>
    sql`insert into job (tenant_id, id, kind, user_id, payload, attempts)
      values ('t1', 'j', 'test', 'admin', '{}', ${attempts})`.execute(tx),
  );
  const settled = Promise.race([handler.run, handler.giveUp].map((mock) => vi.waitUntil(() => mock.mock.calls[0])));
  worker = jobRunner(surroundings, { test: handler });
  await worker.start();
  await settled;
  await worker.stop();
  return surroundings.database.withSystem(async (tx) => {
    const { rows } = await sql<Record<string, unknown>>`
      select attempts, finished_at is not null as done, failed_at is not null as failed, last_error as problem
      from job`.execute(tx);
    return rows[0];
  });
}

const heartbeat = ({ context, job }: RunningJob) => context.transact((tx) => keepJob(tx, job));

describe('a job', () => {
  it('is done once', async () => {
    expect(await worked(0)).toEqual({ attempts: 1, done: true, failed: false, problem: null });
  });

  it('is put off after a failure', async () => {
    handler.run.mockRejectedValue(new Error('no luck'));
    expect(await worked(1)).toEqual({ attempts: 2, done: false, failed: false, problem: 'no luck' });
    expect(handler.giveUp).not.toHaveBeenCalled();
  });

  it('is given up after the fifth', async () => {
    handler.run.mockRejectedValue(new Error('no luck'));
    expect(await worked(4)).toEqual({ attempts: 5, done: false, failed: true, problem: 'no luck' });
    expect(handler.giveUp).toHaveBeenCalledOnce();
  });

  it('that has taken its process with it five times is not begun again', async () => {
    expect(await worked(5)).toMatchObject({ done: false, failed: true });
    expect(handler.run).not.toHaveBeenCalled();
    expect(handler.giveUp).toHaveBeenCalledOnce();
  });

  it('is not put away before whoever waits for it has been told', async () => {
    handler.giveUp.mockRejectedValueOnce(new Error('no connection'));
    expect(await worked(5)).toMatchObject({ failed: false });
  });

  it('that was stopped has not failed', async () => {
    handler.run.mockResolvedValue(false);
    expect(await worked(4)).toEqual({ attempts: 4, done: false, failed: false, problem: null });
  });

  it('that can not be done now has not failed, and is left alone for as long as it says', async () => {
    handler.run.mockRejectedValue(new JobNotYetError(50));
    expect(await worked(4)).toEqual({ attempts: 4, done: false, failed: false, problem: null });
    const seconds = await surroundings.database.withSystem(async (tx) => {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from next_attempt_at - now())::int as seconds from job`.execute(tx);
      return rows[0]?.seconds;
    });
    expect(seconds).toBeGreaterThan(40);
    expect(process.stderr.write).not.toHaveBeenCalled();
  });

  it('that another process has begun meanwhile is left to it, with all that it would still have written', async () => {
    handler.run.mockImplementation(async (running) => {
      await heartbeat(running);
      await surroundings.database.withSystem((tx) =>
        sql`update job set attempts = attempts + 1, next_attempt_at = now() + interval '1 hour'`.execute(tx),
      );
      await heartbeat(running);
      return true;
    });
    expect(await worked(0)).toEqual({ attempts: 2, done: false, failed: false, problem: null });
  });
});

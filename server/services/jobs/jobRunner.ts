import { sql } from 'kysely';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import type { EntityReads } from '#server/entities/plan/EntityReads.ts';
import type { ConnectedServices } from '#server/platform/connections/ConnectedServices.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { createContext } from '#server/platform/context/createContext.ts';
import type { Followers } from '#server/platform/context/followers.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import type { AttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import {
  claimJob,
  failJob,
  finishJob,
  HEARTBEAT_MS,
  JOBS_CHANNEL,
  type Job,
  JobNotYetError,
  JobTakenError,
  keepJob,
  MAX_ATTEMPTS,
  postponeJob,
  pruneJobs,
  releaseJob,
} from '#server/platform/jobs/jobQueue.ts';
import { LANES, QueueLanes } from '#server/platform/jobs/QueueLanes.ts';
import { TenantShares } from '#server/platform/jobs/TenantShares.ts';
import { TenantTurns } from '#server/platform/jobs/TenantTurns.ts';
import { logFault } from '#server/platform/log/log.ts';
import type { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';

const POLL_MS = 5_000;
const PRUNE_EVERY_MS = 10 * 60_000;

export interface JobSurroundings {
  readonly database: DatabaseHandle;
  readonly outbox: OutboxReader;
  readonly services: ConnectedServices;
  readonly followers: Followers;
  readonly reads: EntityReads;
  readonly store: AttachmentStore;
  readonly tenantOf: (id: string) => Promise<Tenant | null>;
}

/** One job with all that is needed to do it. */
export interface RunningJob extends Pick<JobSurroundings, 'reads' | 'store'> {
  readonly job: Job;
  /** Of the one who asked for it, with the rights they have now. */
  readonly context: RequestContext;
  /** The process is about to end: what is left is done by the next one. */
  readonly isStopped: () => boolean;
}

/** How one kind of job is done. It may be called again for the same job, should its process die. */
export interface JobHandler {
  /** Resolves with false when it was stopped before its end. */
  readonly run: (running: RunningJob) => Promise<boolean>;
  /** What is left to do when it failed too often. */
  readonly giveUp: (running: RunningJob) => Promise<void>;
}

/** Does the jobs of the database, several at once per process, and tenant by tenant. */
export function jobRunner(surroundings: JobSurroundings, handlers: Readonly<Record<string, JobHandler>>): QueueLanes {
  const { database } = surroundings;
  const turns = new TenantTurns();
  const shares = new TenantShares(LANES - 1);
  const nextJob = (isStopped: () => boolean): Promise<Job | undefined> =>
    shares.take(async (full) =>
      isStopped() ? undefined : turns.take((tenantId) => claimJob(database, tenantId, full)),
    );
  let isPrunedUntil = 0;
  const prune = async (): Promise<void> => {
    if (Date.now() < isPrunedUntil) return;
    isPrunedUntil = Date.now() + PRUNE_EVERY_MS;
    await pruneJobs(database);
  };
  const drain = async (isStopped: () => boolean): Promise<void> => {
    await prune();
    for (let job = await nextJob(isStopped); job; job = await nextJob(isStopped)) {
      await work(surroundings, handlers, job, isStopped).finally(() => shares.giveBack(job.tenantId));
    }
  };
  return new QueueLanes(database, { name: 'jobs', channel: JOBS_CHANNEL, pollMs: POLL_MS, drain });
}

/** Says while `run` is at a job that somebody is, however long a single step of it takes. */
async function withHeartbeat<T>(database: DatabaseHandle, job: Job, run: () => Promise<T>): Promise<T> {
  // Missed once, it is said again: whoever has lost the job learns so from its next step.
  let said: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    said = database.withSystem((tx) => keepJob(tx, job)).catch(() => {});
  }, HEARTBEAT_MS);
  try {
    return await run();
  } finally {
    clearInterval(timer);
    // One that is under way would put off again what is now let go of.
    await said;
  }
}

async function work(
  surroundings: JobSurroundings,
  handlers: Readonly<Record<string, JobHandler>>,
  job: Job,
  isStopped: () => boolean,
): Promise<void> {
  const { database, reads, store } = surroundings;
  const handler = handlers[job.kind];
  const context = await contextOf(surroundings, job);
  // Its tenant is gone, or this version knows no such job: nobody waits for it.
  if (handler === undefined || context === null) return finishJob(database, job);
  const running = { job, context, reads, store, isStopped };
  const giveUp = async (reason: string): Promise<void> => {
    // Said before it is put away: whoever waits must be told, even if the process dies in between.
    // Told to nobody, it comes again; the jobs behind it go on meanwhile.
    try {
      await withHeartbeat(database, job, () => handler.giveUp(running));
      await failJob(database, job, reason);
    } catch (error) {
      logFault('job.failed', error, { job: job.id, kind: job.kind, tenant: job.tenantId, attempt: job.attempts });
    }
  };
  // Begun so often without ever coming to an end, it takes its process with it.
  if (job.attempts > MAX_ATTEMPTS) return giveUp('never came to an end');
  try {
    if (await withHeartbeat(database, job, () => handler.run(running))) await finishJob(database, job);
    else await releaseJob(database, job);
  } catch (error) {
    if (error instanceof JobTakenError) return;
    if (error instanceof JobNotYetError) return releaseJob(database, job, error.seconds);
    logFault('job.failed', error, { job: job.id, kind: job.kind, tenant: job.tenantId, attempt: job.attempts });
    const reason = error instanceof Error ? error.message : 'unknown error';
    await (job.attempts === MAX_ATTEMPTS ? giveUp(reason) : postponeJob(database, job, reason));
  }
}

/** As if the one who asked for it were here; null when there is no such tenant. */
async function contextOf(
  { database, outbox, services, followers, tenantOf }: JobSurroundings,
  job: Job,
): Promise<RequestContext | null> {
  const tenant = await tenantOf(job.tenantId);
  if (tenant === null) return null;
  const identity = await database.withTenant(tenant.id, async (tx) => {
    const { rows } = await sql<{ email: string; language: string | null }>`
      select email, language from "user" where id = ${job.userId} and lower(status) = 'active'`.execute(tx);
    const principal = await loadPrincipal(tx, tenant.id, job.userId);
    const [user] = rows;
    if (user === undefined || principal === null) return null;
    return { principal, viewer: { id: job.userId, ...user }, token: { tokenHash: '', sessionId: null } };
  });
  const client = { transport: 'http', userAgent: null, clientAddress: null } as const;
  return createContext({ database, outbox, services, followers }, { tenant, identity, ...client });
}

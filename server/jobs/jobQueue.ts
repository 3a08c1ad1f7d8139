/** Work that goes on after its request was answered, and after a restart: written in the transaction that asks for it. */
import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/db/database.ts';
import { uuidv7 } from '#server/db/uuidv7.ts';

export const JOBS_CHANNEL = 'cohort_jobs';

/** A job that nobody has worked on for this long is free again: its process has died. */
const LEASE_SECONDS = 60;
const MAX_ATTEMPTS = 5;
const KEPT_DAYS = 30;

export interface NewJob {
  readonly kind: string;
  /** In whose name it is done. */
  readonly userId: string;
  readonly payload: object;
}

export interface Job {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: string;
  readonly userId: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
}

export async function queueJob(tx: Tx, { kind, userId, payload }: NewJob): Promise<string> {
  const id = uuidv7();
  await sql`
    with written as (
      insert into job (tenant_id, id, kind, user_id, payload)
      values (current_setting('app.tenant'), ${id}, ${kind}, ${userId}, ${JSON.stringify(payload)}::jsonb)
      returning 1
    )
    select pg_notify(${JOBS_CHANNEL}, '') from written`.execute(tx);
  return id;
}

/** Takes the next job that is due and reserves it. */
export function claimJob(database: DatabaseHandle): Promise<Job | undefined> {
  return database.withSystem(async (tx) => {
    const { rows } = await sql<Job>`
      update job set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS}::int)
      where (tenant_id, id) = (
        select tenant_id, id from job
        where finished_at is null and failed_at is null and next_attempt_at <= now()
        order by next_attempt_at limit 1
        for update skip locked
      )
      returning id, tenant_id as "tenantId", kind, user_id as "userId", payload, attempts`.execute(tx);
    return rows[0];
  });
}

/** Says that somebody is still at it. */
export async function keepJob(tx: Tx, id: string): Promise<void> {
  await sql`update job set next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    where id = ${id}`.execute(tx);
}

export async function finishJob(database: DatabaseHandle, { tenantId, id }: Job): Promise<void> {
  await database.withSystem((tx) =>
    sql`update job set finished_at = now(), last_error = null where tenant_id = ${tenantId} and id = ${id}`.execute(tx),
  );
}

/** Puts a job off that could not be done; true when it was tried often enough. */
export async function postponeJob(database: DatabaseHandle, job: Job, reason: string): Promise<boolean> {
  const isOver = job.attempts >= MAX_ATTEMPTS;
  const seconds = 5 * 3 ** (job.attempts - 1);
  await database.withSystem((tx) =>
    sql`update job set last_error = ${reason}, next_attempt_at = now() + make_interval(secs => ${seconds}::int),
        failed_at = case when ${isOver}::boolean then now() end
      where tenant_id = ${job.tenantId} and id = ${job.id}`.execute(tx),
  );
  return isOver;
}

/** Removes what was done long ago. */
export async function pruneJobs(database: DatabaseHandle): Promise<void> {
  await database.withSystem((tx) =>
    sql`delete from job where coalesce(finished_at, failed_at) < now() - make_interval(days => ${KEPT_DAYS}::int)`.execute(
      tx,
    ),
  );
}

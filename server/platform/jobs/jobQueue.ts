/** Work that goes on after its request was answered, and after a restart: written in the transaction that asks for it. */
import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';

export const JOBS_CHANNEL = 'cohort_jobs';

/** A job that nobody has said to be at for this long is free again: its process has died. */
const LEASE_SECONDS = 20;
/** How often whoever does a job says so. */
export const HEARTBEAT_MS = 5_000;
export const MAX_ATTEMPTS = 5;
const KEPT_DAYS = 30;

export interface NewJob {
  readonly kind: string;
  /** In whose name it is done. */
  readonly userId: string;
  readonly payload: object;
  /** When it is to be done, if not at once. */
  readonly notBefore?: string;
}

export interface Job {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: string;
  readonly userId: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
}

export async function queueJob(tx: Tx, { kind, userId, payload, notBefore }: NewJob): Promise<string> {
  const id = uuidv7();
  await sql`
    with written as (
      insert into job (tenant_id, id, kind, user_id, payload, next_attempt_at)
      values (current_setting('app.tenant'), ${id}, ${kind}, ${userId}, ${JSON.stringify(payload)}::jsonb,
              coalesce(${notBefore ?? null}::timestamptz, now()))
      returning 1
    )
    select pg_notify(${JOBS_CHANNEL}, '') from written`.execute(tx);
  return id;
}

/** Takes the next job that is due, of the first tenant behind the one that is named and none of `without`, and reserves it. */
export function claimJob(
  database: DatabaseHandle,
  afterTenant = '',
  without: readonly string[] = [],
): Promise<Job | undefined> {
  return database.withSystem(async (tx) => {
    const { rows } = await sql<Job>`
      update job set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS}::int)
      where (tenant_id, id) = (
        select tenant_id, id from job
        where finished_at is null and failed_at is null and next_attempt_at <= now() and tenant_id > ${afterTenant}
          and tenant_id <> all(${without}::text[])
        order by tenant_id, next_attempt_at limit 1
        for update skip locked
      )
      returning id, tenant_id as "tenantId", kind, user_id as "userId", payload, attempts`.execute(tx);
    return rows[0];
  });
}

/** Whether a job of this kind is still to be done whose payload has these parts. */
export async function isQueued(tx: Tx, kind: string, parts: object): Promise<boolean> {
  const { rows } = await sql`select 1 from job where ${isOpen(kind, parts)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** What waits for its time is to be done now; whether there was any. */
export async function hastenJobs(tx: Tx, kind: string, parts: object): Promise<boolean> {
  const { rows } = await sql`
    with hastened as (update job set next_attempt_at = now() where ${isOpen(kind, parts)} returning 1)
    select pg_notify(${JOBS_CHANNEL}, '') from hastened`.execute(tx);
  return rows.length > 0;
}

/** What waits for its time is not to be done any more. */
export async function dropJobs(tx: Tx, kind: string, parts: object): Promise<void> {
  await sql`update job set finished_at = now() where ${isOpen(kind, parts)}`.execute(tx);
}

const isOpen = (kind: string, parts: object) =>
  sql`kind = ${kind} and payload @> ${JSON.stringify(parts)}::jsonb and finished_at is null and failed_at is null`;

/** Somebody else has begun the job anew: whoever had it must leave it alone. */
export class JobTakenError extends Error {}

/** The job can't be done now, through no fault of its own: it is tried again later, and that does not count as a failure. */
export class JobNotYetError extends Error {
  override readonly name = 'JobNotYetError';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`not before ${seconds} seconds from now`);
    this.seconds = seconds;
  }
}

/**
 * Says that somebody is still at it, in the transaction of a step of the work: a process that had stood still for too long
 * has lost the job to another, and what it would do then must be undone.
 * @throws JobTakenError
 */
export async function keepJob(tx: Tx, { id, attempts }: Job): Promise<void> {
  const { rows } = await sql`update job set next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    where id = ${id} and attempts = ${attempts} and finished_at is null and failed_at is null returning id`.execute(tx);
  if (rows.length === 0) throw new JobTakenError(`job ${id} has been taken by another process`);
}

/**
 * Writes down what was reached: whoever goes on with the job finds it in the payload.
 * @throws JobTakenError
 */
export async function noteInJob(tx: Tx, job: Job, parts: object): Promise<void> {
  await keepJob(tx, job);
  await sql`update job set payload = payload || ${JSON.stringify(parts)}::jsonb where id = ${job.id}`.execute(tx);
}

/** The job is done, with all that its transaction writes: from then on it is no longer among those to be done. */
export async function endJob(tx: Tx, job: Job): Promise<void> {
  await sql`update job set finished_at = now(), last_error = null
    where id = ${job.id} and attempts = ${job.attempts}`.execute(tx);
}

export function finishJob(database: DatabaseHandle, job: Job): Promise<void> {
  return change(database, job, sql`finished_at = now(), last_error = null`);
}

/** Puts a job off that could not be done. */
export function postponeJob(database: DatabaseHandle, job: Job, reason: string): Promise<void> {
  const seconds = 5 * 3 ** (job.attempts - 1);
  const next = sql`now() + make_interval(secs => ${seconds}::int)`;
  return change(database, job, sql`last_error = ${reason}, next_attempt_at = ${next}`);
}

/** Gives a job back that was stopped before its end: it goes on so much later, and it does not count as a failure. */
export function releaseJob(database: DatabaseHandle, job: Job, seconds = 1): Promise<void> {
  const next = sql`now() + make_interval(secs => ${seconds}::int)`;
  return change(database, job, sql`attempts = attempts - 1, next_attempt_at = ${next}`);
}

/** Puts a job away that was tried often enough. */
export function failJob(database: DatabaseHandle, job: Job, reason: string): Promise<void> {
  return change(database, job, sql`failed_at = now(), last_error = ${reason}`);
}

/** Only while it is still ours. */
async function change(database: DatabaseHandle, job: Job, values: ReturnType<typeof sql>): Promise<void> {
  await database.withSystem((tx) =>
    sql`update job set ${values}
      where tenant_id = ${job.tenantId} and id = ${job.id} and attempts = ${job.attempts}`.execute(tx),
  );
}

/** Removes what was done long ago. */
export async function pruneJobs(database: DatabaseHandle): Promise<void> {
  await database.withSystem((tx) =>
    sql`delete from job where coalesce(finished_at, failed_at) < now() - make_interval(days => ${KEPT_DAYS}::int)`.execute(
      tx,
    ),
  );
}

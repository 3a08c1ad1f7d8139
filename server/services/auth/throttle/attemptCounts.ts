/**
 * Wrong passwords, counted in the database so that all processes count together. A try that is being looked at takes a
 * place until it is settled, so that no more are evaluated at once than may fail; the right ones give theirs back.
 */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/secrets/secrets.ts';

/** What tries are counted by, and how many may fail before each next one has to wait. */
export interface AttemptKey {
  readonly name: string;
  readonly free: number;
  /** A sign-in that went well forgets the failures before it. Not by address: one's own account would buy guesses. */
  readonly isForgiven: boolean;
}

/** Whether a try is looked at now, after others that are, or only after a while. */
export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'wait'; readonly seconds: number };

const FIRST_DELAY_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 900;
/** Without a failure for this long, the earlier ones no longer count. */
const FORGOTTEN_AFTER = sql`interval '1 hour'`;
/** A try whose process has died keeps its place no longer than this. */
const ABANDONED_AFTER = sql`interval '30 seconds'`;

interface CountRow {
  readonly failures: number;
  readonly pending: number;
  readonly secondsSince: number | null;
}

/** Takes a place under each key; throws what stands against it, so that the transaction takes none. */
export async function takePlaces(tx: Tx, keys: readonly AttemptKey[]): Promise<void> {
  for (const { name, free } of inOrder(keys)) {
    const { rows } = await sql<CountRow>`
      insert into sign_in_count as c (tenant_id, key_hash, pending, pending_at)
      values (current_setting('app.tenant'), ${hashSecret(name)}, 1, clock_timestamp())
      on conflict (tenant_id, key_hash) do update set
        failures = case when c.failed_at < clock_timestamp() - ${FORGOTTEN_AFTER} then 0 else c.failures end,
        pending = case when c.pending_at < clock_timestamp() - ${ABANDONED_AFTER} then 1 else c.pending + 1 end,
        pending_at = clock_timestamp()
      returning failures, pending,
        extract(epoch from clock_timestamp() - failed_at)::float8 as "secondsSince"`.execute(tx);
    const admission = admissionOf(rows[0], free);
    if (admission.kind !== 'admitted') throw new NotAdmittedError(admission);
  }
}

/** Thrown to undo the places taken so far. */
export class NotAdmittedError extends Error {
  readonly admission: Admission;

  constructor(admission: Admission) {
    super(admission.kind);
    this.admission = admission;
  }
}

/** `pending` counts the try itself. */
function admissionOf(row: CountRow | undefined, free: number): Admission {
  if (row === undefined || row.failures + row.pending <= free) return { kind: 'admitted' };
  if (row.pending > 1) return { kind: 'busy' };
  const seconds = delayAfter(row.failures - free) - (row.secondsSince ?? 0);
  return seconds <= 0 ? { kind: 'admitted' } : { kind: 'wait', seconds: Math.ceil(seconds) };
}

/** 5 s, 10 s, 20 s … 15 minutes. */
function delayAfter(excess: number): number {
  return Math.min(LONGEST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** Math.max(0, excess));
}

/** How a try ended; `unseen` when nobody came to look at the password. */
export type Outcome = 'right' | 'wrong' | 'unseen';

/** Gives the places back; a wrong password has failed under each key. */
export async function settlePlaces(tx: Tx, keys: readonly AttemptKey[], outcome: Outcome): Promise<void> {
  for (const { name, isForgiven } of inOrder(keys)) {
    const isWrong = outcome === 'wrong';
    const kept = outcome === 'right' && isForgiven ? sql`0` : sql`failures`;
    await sql`update sign_in_count set pending = greatest(pending - 1, 0),
        failures = ${isWrong ? sql`failures + 1` : kept},
        failed_at = ${isWrong ? sql`clock_timestamp()` : sql`failed_at`}
      where key_hash = ${hashSecret(name)}`.execute(tx);
  }
}

/** Two tries that share keys lock their rows in the same order. */
function inOrder(keys: readonly AttemptKey[]): readonly AttemptKey[] {
  return [...keys].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Drops counts that decide nothing any more. */
export async function pruneAttemptCounts(tx: Tx): Promise<void> {
  await sql`delete from sign_in_count where pending_at < now() - interval '1 day'`.execute(tx);
}

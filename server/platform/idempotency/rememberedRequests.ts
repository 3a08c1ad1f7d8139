/** What is remembered of requests that carry a key. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** What a request with a key finds: whether to run, or what came of running it. */
export type Found =
  | { readonly kind: 'first' | 'running' | 'reused' | 'unknown' }
  | { readonly kind: 'answered'; readonly sealedAnswer: string };

const KEPT = sql`interval '24 hours'`;
/** Longer than an operation may take: one that is still said to run after it has died with its process. */
const LEASE = sql`interval '30 seconds'`;

interface RequestRow {
  readonly fingerprint: string;
  readonly sealedAnswer: string | null;
  readonly isLeased: boolean;
  readonly isEffective: boolean;
}

/** Takes the key, or says what is known of it. */
export async function takeKey(tx: Tx, keyHash: string, fingerprint: string): Promise<Found> {
  await sql`delete from idempotent_request where created_at < now() - ${KEPT}`.execute(tx);
  const { rows: taken } = await sql`
    insert into idempotent_request as r (tenant_id, key_hash, fingerprint, leased_until)
    values (current_setting('app.tenant'), ${keyHash}, ${fingerprint}, clock_timestamp() + ${LEASE})
    on conflict (tenant_id, key_hash) do update set leased_until = excluded.leased_until
      where r.leased_until < clock_timestamp() and r.sealed_answer is null and not r.is_effective
        and r.fingerprint = excluded.fingerprint
    returning 1`.execute(tx);
  if (taken.length > 0) return { kind: 'first' };
  const { rows } = await sql<RequestRow>`
    select fingerprint, sealed_answer as "sealedAnswer", leased_until > clock_timestamp() as "isLeased",
      is_effective as "isEffective"
    from idempotent_request where key_hash = ${keyHash}`.execute(tx);
  return found(rows[0], fingerprint);
}

function found(row: RequestRow | undefined, fingerprint: string): Found {
  // Given back between the two statements.
  if (row === undefined) return { kind: 'running' };
  if (row.fingerprint !== fingerprint) return { kind: 'reused' };
  if (row.sealedAnswer !== null) return { kind: 'answered', sealedAnswer: row.sealedAnswer };
  return { kind: row.isLeased || !row.isEffective ? 'running' : 'unknown' };
}

/** In each transaction of the request: that it has had an effect is committed along with it. */
export async function markEffective(tx: Tx, keyHash: string): Promise<void> {
  await sql`update idempotent_request set is_effective = true where key_hash = ${keyHash}`.execute(tx);
}

export async function keepAnswer(tx: Tx, keyHash: string, sealedAnswer: string): Promise<void> {
  await sql`update idempotent_request set sealed_answer = ${sealedAnswer} where key_hash = ${keyHash}`.execute(tx);
}

/**
 * For a request that was refused: it may be sent again, unless part of it has been done. A transaction that was rolled back
 * has taken its mark with it.
 */
export async function giveKeyBack(tx: Tx, keyHash: string): Promise<void> {
  await sql`delete from idempotent_request where key_hash = ${keyHash} and sealed_answer is null
    and not is_effective`.execute(tx);
}

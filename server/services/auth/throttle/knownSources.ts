/** Devices and addresses from which an account has signed in: what strangers do elsewhere doesn't slow these down. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/secrets/secrets.ts';

/** Where a sign-in comes from. */
export interface SignInSource {
  /** The secret of the browser's cookie; null for one that has not signed in here. */
  readonly device: string | null;
  readonly address: string | null;
}

export interface KnownSource {
  readonly isDevice: boolean;
  readonly isAddress: boolean;
}

const KEPT_DAYS = 180;
const MAX_KEPT = 20;

export async function findKnownSource(tx: Tx, userId: string, source: SignInSource): Promise<KnownSource> {
  const [device, address] = hashesOf(source);
  const { rows } = await sql<{ hash: string }>`
    select source_hash as hash from known_source
    where user_id = ${userId} and source_hash = any(${[device, address]}::text[])
      and last_used_at > now() - make_interval(days => ${KEPT_DAYS}::int)`.execute(tx);
  const known = new Set(rows.map(({ hash }) => hash));
  return { isDevice: device !== null && known.has(device), isAddress: address !== null && known.has(address) };
}

export async function rememberSource(tx: Tx, userId: string, source: SignInSource): Promise<void> {
  for (const hash of hashesOf(source)) {
    if (hash === null) continue;
    await sql`insert into known_source (tenant_id, user_id, source_hash)
      values (current_setting('app.tenant'), ${userId}, ${hash})
      on conflict (tenant_id, user_id, source_hash) do update set last_used_at = now()`.execute(tx);
  }
  await sql`delete from known_source where user_id = ${userId} and source_hash in (
      select source_hash from known_source where user_id = ${userId}
      order by last_used_at desc offset ${MAX_KEPT})`.execute(tx);
}

export async function forgetSources(tx: Tx, userId: string): Promise<void> {
  await sql`delete from known_source where user_id = ${userId}`.execute(tx);
}

function hashesOf({ device, address }: SignInSource): [string | null, string | null] {
  return [device && hashSecret(`device ${device}`), address && hashSecret(`address ${address}`)];
}

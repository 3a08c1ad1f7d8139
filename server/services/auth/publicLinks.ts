/** Addresses that work without an account: each carries a random secret made for one purpose, never a record's id. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import type { PublicLinkPurpose } from '#server/platform/db/schema/infraTables.ts';
import { hashSecret, newSecret } from '#server/platform/secrets/secrets.ts';

export interface NewPublicLink {
  readonly purpose: PublicLinkPurpose;
  readonly record: string;
  readonly part?: string | undefined;
  /** Absent: as long as what it opens is open. */
  readonly days?: number | undefined;
  /** What its holder has already; absent: a new one is made. */
  readonly secret?: string | undefined;
}

export interface PublicLink {
  readonly record: string;
  readonly part: string | null;
}

/** How long a link that opens nothing any more stays on record. */
const KEPT = sql`interval '30 days'`;

/** A new secret; it can be shown now and never again. */
export async function issuePublicLink(tx: Tx, link: NewPublicLink): Promise<string> {
  const { purpose, record, part, days, secret = newSecret() } = link;
  await sql`delete from public_link where coalesce(used_at, expires_at) < now() - ${KEPT}`.execute(tx);
  await sql`
    insert into public_link (tenant_id, secret_hash, purpose, record_id, part, expires_at)
    values (current_setting('app.tenant'), ${hashSecret(secret)}, ${purpose}, ${record}, ${part ?? null},
            now() + make_interval(days => ${days ?? null}::int))`.execute(tx);
  return secret;
}

/** When the newest link was made that opens a record for this purpose, or one part of it; null where none does. */
export async function newestPublicLink(
  tx: Tx,
  { purpose, record, part }: Omit<NewPublicLink, 'days' | 'secret'>,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(created_at) as at from public_link
    where purpose = ${purpose} and record_id = ${record} and coalesce(part = ${part ?? null}, true)
      and used_at is null and coalesce(expires_at > now(), true)`.execute(tx);
  return rows[0]?.at ?? null;
}

/** What a secret opens; null when it is unknown, made for another purpose, used up or too old. */
export async function findPublicLink(tx: Tx, purpose: PublicLinkPurpose, secret: string): Promise<PublicLink | null> {
  const { rows } = await sql<PublicLink>`
    select record_id as record, part from public_link
    where secret_hash = ${hashSecret(secret)} and purpose = ${purpose} and used_at is null
      and coalesce(expires_at > now(), true)`.execute(tx);
  return rows[0] ?? null;
}

/** What a secret was made for, as long as it is on record: it may open nothing any more. Null when it is unknown. */
export async function recallPublicLink(tx: Tx, purpose: PublicLinkPurpose, secret: string): Promise<PublicLink | null> {
  const { rows } = await sql<PublicLink>`
    select record_id as record, part from public_link
    where secret_hash = ${hashSecret(secret)} and purpose = ${purpose}`.execute(tx);
  return rows[0] ?? null;
}

/** None of the links to a record for this purpose opens anything any more, or to one part of it only. */
export async function endPublicLinks(
  tx: Tx,
  { purpose, record, part }: Omit<NewPublicLink, 'days' | 'secret'>,
): Promise<void> {
  await sql`update public_link set used_at = now()
    where purpose = ${purpose} and record_id = ${record} and coalesce(part = ${part ?? null}, true)
      and used_at is null`.execute(tx);
}

/** This link, and those to the same record that were made for the same purpose after it, open nothing any more. */
export async function endPublicLinksSince(tx: Tx, purpose: PublicLinkPurpose, secret: string): Promise<void> {
  await sql`update public_link l set used_at = now() from public_link first
    where first.secret_hash = ${hashSecret(secret)} and first.tenant_id = l.tenant_id and first.purpose = ${purpose}
      and l.purpose = first.purpose and l.record_id = first.record_id and l.created_at >= first.created_at
      and l.used_at is null`.execute(tx);
}

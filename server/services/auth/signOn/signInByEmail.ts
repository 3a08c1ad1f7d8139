import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { confirmAddress, lockOutUnconfirmed } from '../accountFlows.ts';
import { issueToken } from '../tokens.ts';
import { SignOnError } from './SignOnError.ts';

/** A token for the tenant's user with this verified address. Other tenants' users are behind the tenant wall. */
export async function signInByEmail(tx: Tx, tenant: Tenant, email: string): Promise<string> {
  const { rows } = await sql<{ id: string; is_open: boolean }>`
    select id, lower(status) in ('active', 'pending') as is_open from "user"
    where lower(email) = ${email} order by is_open desc limit 1`.execute(tx);
  const [user] = rows;
  if (!user) throw new SignOnError('account_unknown');
  if (!user.is_open) throw new SignOnError('account_closed');
  // The provider vouches for the address, as a link that was mailed to it would; a password that somebody else may have
  // chosen with it is worth nothing.
  await lockOutUnconfirmed(tx, user.id);
  await confirmAddress(tx, tenant, user.id);
  return issueToken(tx, user.id);
}

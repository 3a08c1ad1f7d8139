/** An invitation that has run out: whoever has its link may have a new one sent to the mailbox that it was for. */
import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { ownerOfExpired } from './oneTimeTokens.ts';
import { type InvitedUser, mailNewInvitation } from './sendInvitation.ts';

/** So long after an invitation no other is sent by whoever asks for it. */
const QUIET_HOURS = 1;

/** Whether the link is of an invitation that has run out before anybody accepted it. */
export async function isExpiredInvitation(database: DatabaseHandle, tenant: Tenant, secret: string): Promise<boolean> {
  return database.withTenant(tenant.id, async (tx) => (await findInvited(tx, secret)) !== undefined);
}

/**
 * Mails a new invitation to whom the link was for. Nothing is told of them: an old link may have been passed on, and its
 * holder learns no more than that it was sent. False for a link that no invitation can follow.
 */
export async function renewInvitation(database: DatabaseHandle, tenant: Tenant, secret: string): Promise<boolean> {
  return database.withTenant(tenant.id, async (tx) => {
    const invited = await findInvited(tx, secret);
    if (!invited) return false;
    if (!(await wasJustInvited(tx, invited.id))) await mailNewInvitation(tx, tenant, invited);
    return true;
  });
}

async function findInvited(tx: Tx, secret: string): Promise<InvitedUser | undefined> {
  const userId = await ownerOfExpired(tx, 'invitation', secret);
  if (userId === null) return undefined;
  const { rows } = await sql<InvitedUser>`
    select id, email, first_name as "firstName", language from "user"
    where id = ${userId} and lower(status) = 'pending' and email is not null`.execute(tx);
  return rows[0];
}

/** The account is held until the end of the transaction, so that two who ask at once get one mail. */
async function wasJustInvited(tx: Tx, userId: string): Promise<boolean> {
  await sql`select 1 from "user" where id = ${userId} for update`.execute(tx);
  const { rows } = await sql`select 1 from one_time_token
    where user_id = ${userId} and kind = 'invitation'
      and created_at > now() - make_interval(hours => ${QUIET_HOURS}::int)`.execute(tx);
  return rows.length > 0;
}

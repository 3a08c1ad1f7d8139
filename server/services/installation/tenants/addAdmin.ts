import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { roles } from '#server/generated/access.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { issueOneTimeToken } from '#server/services/auth/oneTimeTokens.ts';
import { type InvitedUser, mailInvitation } from '#server/services/auth/sendInvitation.ts';
import type { AdminDescription } from './tenantProblems.ts';

/** How the first admin gets in. */
export type AdminAccess =
  /** By a link in a mail, which is also told to whoever runs the installation. */
  | { readonly by: 'invitation' }
  /** With a password chosen where the organisation was made: whoever held the set-up link is trusted. */
  | { readonly by: 'password'; readonly passwordHash: string };

/**
 * Adds a licensed admin to the transaction's tenant.
 * @returns the address of the invitation link, or null with a password
 */
export async function addAdmin(
  tx: Tx,
  tenant: Tenant,
  admin: AdminDescription,
  roleId: string,
  access: AdminAccess,
): Promise<string | null> {
  const id = uuidv7();
  const isIn = access.by === 'password';
  await insertRow(tx, specCatalog.get('User'), id, {
    email: admin.email,
    firstName: admin.firstName,
    lastName: admin.lastName,
    role: roleId,
    category: roles.Admin.category,
    language: tenant.defaultLanguage,
    timezone: tenant.timezone,
    status: isIn ? 'Active' : 'Pending',
    validated: isIn,
    ...(isIn && { passwordHash: access.passwordHash }),
  });
  return isIn ? null : invite(tx, tenant, { id, ...admin, language: tenant.defaultLanguage });
}

/** Invites an admin who has not come yet once more; null when there is nobody of that address who waits. */
export async function inviteAgain(tx: Tx, tenant: Tenant, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string; first_name: string | null; language: string | null }>`
    select id, first_name, language from "user"
    where tenant_id = ${tenant.id} and lower(email) = ${email.toLowerCase()} and lower(status) = 'pending'`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  return invite(tx, tenant, { id: row.id, email, firstName: row.first_name, language: row.language });
}

async function invite(tx: Tx, tenant: Tenant, user: InvitedUser): Promise<string> {
  const secret = await issueOneTimeToken(tx, 'invitation', user.id);
  await mailInvitation(tx, tenant, user, secret);
  return `${tenant.origin}/acceptinvitation?token=${secret}`;
}

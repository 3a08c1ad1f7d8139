/** Accounts that become founders' ones. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { emit } from '#server/platform/outbox/outbox.ts';

export interface FounderAccount {
  readonly id: string;
  readonly role: string;
  readonly isApplicant: boolean;
  readonly isOfStartups: boolean;
  readonly hasPassword: boolean;
  readonly validated: boolean;
  /** Somebody has archived it, or turned it down. */
  readonly isFormer: boolean;
  readonly startups: readonly string[];
}

export async function loadAccount(tx: Tx, id: string): Promise<FounderAccount | null> {
  const { rows } = await sql<FounderAccount>`
    select u.id, u.role_id as role, u.startups_ids as startups, coalesce(u.validated, false) as validated,
      lower(u.status) not in ('active', 'pending') as "isFormer",
      r.type && array['Applicant'] as "isApplicant", r.type && array['Cofounder', 'CommunityMember'] as "isOfStartups",
      u.password_hash is not null as "hasPassword"
    from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
    where u.id = ${id} for update of u`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Makes an applicant a founder of the startup, and who is one already a founder of this one too. False where it changes
 * nothing: of the startup already, or a member of the staff, whose account stays what it is.
 */
export async function joinStartup(
  scope: FollowScope,
  account: FounderAccount,
  { startup, isLead }: { readonly startup: string; readonly isLead: boolean },
): Promise<boolean> {
  const { id, isApplicant, startups } = account;
  const isNew = !startups.includes(startup);
  if (!isApplicant && !(account.isOfStartups && isNew)) return false;
  await updateRow(scope.tx, specCatalog.get('User'), id, {
    startups: [...new Set([...startups, startup])],
    ...(isApplicant && {
      role: (await founderRole(scope.tx)) ?? account.role,
      isLead,
      adminValidated: true,
    }),
  });
  if (isApplicant) await announce(scope, 'PersonJoined', { person: id });
  if (isNew) await announce(scope, 'StartupMembersJoined', { startup, people: [id] });
  await emit(scope.tx, { topic: 'User.updated', payload: { id } });
  return true;
}

/** The organisation's own role of founders: the first one that is nothing else. */
async function founderRole(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from role where type = array['Cofounder'] order by created_at, id limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Refuses where founders could not be made of those who are accepted. */
export async function requireFounderRole(tx: Tx): Promise<void> {
  if ((await founderRole(tx)) === null) throw ForbiddenError.because('noFounderRole');
}

/** The applicant is the founder: one account from the application to the startup (issue 15 §9). */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { findUser, insertApplicant } from '../applying/applicantAccount.ts';

export interface Founder {
  readonly id: string;
  /** Nobody has signed in with it yet: its mail brings an invitation. */
  readonly isInvited: boolean;
}

interface AccountRow {
  readonly id: string;
  readonly role: string;
  readonly isApplicant: boolean;
  readonly isOfStartups: boolean;
  readonly hasPassword: boolean;
  readonly validated: boolean;
  readonly startups: readonly string[];
}

/** Makes the applicant's own account, or that of a lead, one of the startup's founders; null where nobody is named. */
export async function makeFounder(
  scope: FollowScope,
  application: StoredRow,
  startup: string,
): Promise<Founder | null> {
  const account = await accountOf(scope, application);
  if (account === null) return null;
  const isInvited = !account.hasPassword && !account.validated;
  if (!account.isApplicant && !account.isOfStartups) return { id: account.id, isInvited };
  const { id } = account;
  await updateRow(scope.tx, specCatalog.get('User'), id, {
    startups: [...new Set([...account.startups, startup])],
    // Who applied leads the team: they are the first of it here.
    ...(account.isApplicant && {
      role: (await founderRole(scope.tx)) ?? account.role,
      isLead: true,
      adminValidated: true,
    }),
  });
  if (account.isApplicant) await announce(scope, 'PersonJoined', { person: id });
  if (!account.startups.includes(startup)) await announce(scope, 'StartupMembersJoined', { startup, people: [id] });
  await emit(scope.tx, { topic: 'User.updated', payload: { id } });
  return { id, isInvited };
}

/** The applicant's account, else the one with the founder's address; a lead without one gets an account. */
async function accountOf({ tx, context }: FollowScope, application: StoredRow): Promise<AccountRow | null> {
  const email = typeof application.founderEmail === 'string' ? application.founderEmail.trim().toLowerCase() : '';
  const known = typeof application.applicant === 'string' ? application.applicant : await findUser(tx, email);
  if (known === null && email === '') return null;
  const firstName = String(application.founderName ?? '').trim() || email;
  return loadAccount(tx, known ?? (await insertApplicant(context, tx, { firstName, email })));
}

async function loadAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`
    select u.id, u.role_id as role, u.startups_ids as startups, u.validated,
      r.type && array['Applicant'] as "isApplicant", r.type && array['Cofounder', 'CommunityMember'] as "isOfStartups",
      u.password_hash is not null as "hasPassword"
    from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
    where u.id = ${id} for update of u`.execute(tx);
  return rows[0] ?? null;
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

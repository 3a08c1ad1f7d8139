/** The applicant is the founder: one account from the application to the startup (issue 15 §9). */
import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { findUser, insertApplicant } from '../applying/applicantAccount.ts';
import { type FounderAccount, joinStartup, loadAccount } from './founderAccount.ts';

export interface Founder {
  readonly id: string;
  /** Nobody has signed in with it yet: its mail brings an invitation. */
  readonly isInvited: boolean;
  /** Whoever signed up has not shown yet that the address is theirs. */
  readonly isUnconfirmed: boolean;
}

/** Makes the applicant's own account, or that of a lead, one of the startup's founders; null where nobody is named. */
export async function makeFounder(
  scope: FollowScope,
  application: StoredRow,
  startup: string,
): Promise<Founder | null> {
  const account = await accountOf(scope, application);
  if (account === null) return null;
  // Who applied leads the team: they are the first of it here.
  await joinStartup(scope, account, { startup, isLead: true });
  const { id, hasPassword, validated } = account;
  return { id, isInvited: !hasPassword && !validated, isUnconfirmed: hasPassword && !validated };
}

/** Whether whoever applied would come in only once they have confirmed their address. */
export async function isUnconfirmedApplicant(tx: Tx, application: StoredRow): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select password_hash is not null and not coalesce(validated, false) as waits
    from "user" where id = ${await knownAccount(tx, application)}`.execute(tx);
  return rows[0]?.waits ?? false;
}

/** The applicant's account, else the one with the founder's address; a lead without one gets an account. */
async function accountOf({ tx, context }: FollowScope, application: StoredRow): Promise<FounderAccount | null> {
  const email = emailOf(application);
  const known = await knownAccount(tx, application);
  if (known === null && email === '') return null;
  const firstName = String(application.founderName ?? '').trim() || email;
  return loadAccount(tx, known ?? (await insertApplicant(context, tx, { firstName, email })));
}

const emailOf = ({ founderEmail }: StoredRow): string =>
  typeof founderEmail === 'string' ? founderEmail.trim().toLowerCase() : '';

const knownAccount = async (tx: Tx, application: StoredRow): Promise<string | null> =>
  typeof application.applicant === 'string' ? application.applicant : findUser(tx, emailOf(application));

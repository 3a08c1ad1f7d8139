/** The applicant is the founder: one account from the application to the startup (issue 15 §9). */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
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

/** The applicant's account, else the one with the founder's address; a lead without one gets an account. */
async function accountOf({ tx, context }: FollowScope, application: StoredRow): Promise<FounderAccount | null> {
  const email = typeof application.founderEmail === 'string' ? application.founderEmail.trim().toLowerCase() : '';
  const known = typeof application.applicant === 'string' ? application.applicant : await findUser(tx, email);
  if (known === null && email === '') return null;
  const firstName = String(application.founderName ?? '').trim() || email;
  return loadAccount(tx, known ?? (await insertApplicant(context, tx, { firstName, email })));
}

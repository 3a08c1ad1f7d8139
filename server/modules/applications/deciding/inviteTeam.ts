/** Those who found a startup with whoever applied get accounts of their own, and are invited (issue 15 §9). */

import type { TeamMember } from '#domain/forms/teamTable.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { lockOutUnconfirmed } from '#server/services/auth/accountFlows.ts';
import { issueOneTimeToken } from '#server/services/auth/oneTimeTokens.ts';
import { sendInvitation } from '#server/services/auth/sendInvitation.ts';
import { findUser, insertApplicant } from '../applying/applicantAccount.ts';
import { applicantOf } from '../letters/funnelLetter.ts';
import { applicationTeam } from './applicationTeam.ts';
import { acceptanceMail } from './decisionMails.ts';
import { joinStartup, loadAccount } from './founderAccount.ts';

/** Makes founders of all whom the application names; an address that somebody of the house has is left as it is. */
export async function inviteTeam(scope: FollowScope, application: StoredRow, startup: string): Promise<void> {
  for (const member of await applicationTeam(scope.context, scope.tx, application)) {
    const user = await joinAsMember(scope, member, startup);
    if (user !== null) await tellMember(scope, application, user);
  }
}

/** The account that has become one of the startup's; null where nothing became of it. */
async function joinAsMember(
  scope: FollowScope,
  { email, name }: TeamMember,
  startup: string,
): Promise<StoredRow | null> {
  const { tx, context } = scope;
  const known = await findUser(tx, email);
  const id = known ?? (await insertApplicant(context, tx, { ...namesOf(name, email), email }));
  // Whoever has signed up with an address that is not theirs must not get in by the application of somebody else.
  if (known !== null) await lockOutUnconfirmed(tx, id);
  const account = await loadAccount(tx, id);
  if (account === null || account.isFormer) return null;
  const hasJoined = await joinStartup(scope, account, { startup, isLead: false });
  return hasJoined ? loadStored(tx, specCatalog.get('User'), id) : null;
}

/** They read that the startup is accepted, and get in: whoever has no account yet by way of choosing a password. */
async function tellMember({ tx, context }: FollowScope, application: StoredRow, user: StoredRow): Promise<void> {
  const applicant = await applicantOf(tx, application);
  if (applicant === null) return sendInvitation(tx, context.tenant, user);
  const [email, name] = [String(user.email), String(user.firstName ?? '')];
  const language = typeof user.language === 'string' ? user.language : null;
  // The funnel's own words speak to the one who applied.
  const recipient = { ...applicant, email, name, language, template: null };
  const path =
    user.validated === true
      ? `/startup/${application.startup}/file`
      : `/acceptinvitation?token=${await issueOneTimeToken(tx, 'invitation', user.id)}`;
  await queueMail(tx, acceptanceMail(context.tenant, recipient, path));
}

/** The first word is the first name, the rest the last: forms ask for one name. */
function namesOf(name: string, email: string): { firstName: string; lastName: string | null } {
  const [first = '', ...rest] = name.split(/\s+/u).filter((word) => word !== '');
  return { firstName: first === '' ? email : first, lastName: rest.join(' ') || null };
}

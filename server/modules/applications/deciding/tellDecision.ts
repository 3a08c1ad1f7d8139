/** An applicant learns what was decided: in the product, by mail, and by being a founder from then on. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { type NewMail, queueMail } from '#server/platform/mail/mail.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { issueOneTimeToken } from '#server/services/auth/oneTimeTokens.ts';
import { takeBackMove } from '../moving/takeBackMove.ts';
import { acceptanceMail, recipientOf, rejectionMail } from './decisionMails.ts';
import { keepTrace, loadTrace } from './decisionTrace.ts';
import { inviteTeam } from './inviteTeam.ts';
import { type Founder, makeFounder } from './makeFounder.ts';

/** Tells it now. The way back by a button ends with it. */
export async function tellDecision(scope: FollowScope, id: string): Promise<void> {
  const { tx } = scope;
  const application = await loadStored(tx, specCatalog.get('Application'), id);
  if (application === null) return;
  const mail =
    application.status === 'accepted' ? await welcome(scope, application) : await refusal(scope, application);
  await takeBackMove(tx, id);
  if (mail !== null) await queueMail(tx, mail);
  const waited = Boolean((await loadTrace(tx, id))?.waitingSince);
  await keepTrace(tx, id, null);
  await sql`update application set untold = false, tell_at = null, told_status = status where id = ${id}`.execute(tx);
  await sql`update application_activity set is_internal = false
    where id = (select id from application_activity where application_id = ${id} and kind = 'decided'
      order by created_at desc, id desc limit 1)`.execute(tx);
  if (waited) await announce(scope, 'WaitingListChanged', { application: id, waits: false });
  await announce(scope, 'DecisionTold', { application: id, status: String(application.status) });
  await emit(tx, { topic: 'Application.updated', payload: { id } });
}

/** Makes founders of who has applied and of the rest of the team, and writes to them. */
async function welcome(scope: FollowScope, application: StoredRow): Promise<NewMail | null> {
  const { tx, context } = scope;
  const startup = typeof application.startup === 'string' ? application.startup : null;
  const founder = startup === null ? null : await makeFounder(scope, application, startup);
  if (founder !== null) {
    await sql`update application set applicant_id = coalesce(applicant_id, ${founder.id})
      where id = ${application.id}`.execute(tx);
  }
  if (startup !== null) await inviteTeam(scope, application, startup);
  const recipient = await recipientOf(tx, application, 'acceptance');
  return (
    recipient && acceptanceMail(context.tenant, recipient, await pathFor(scope, application, { founder, startup }))
  );
}

/** Where the mail leads: to choosing a password, confirming its own address, the startup's file, or where the application stands. */
async function pathFor(
  { tx }: FollowScope,
  { id }: StoredRow,
  { founder, startup }: { readonly founder: Founder | null; readonly startup: string | null },
): Promise<string> {
  if (founder?.isInvited) return `/acceptinvitation?token=${await issueOneTimeToken(tx, 'invitation', founder.id)}`;
  // The mail itself shows whose the address is: nobody has to look for the mail of the day they signed up.
  if (founder?.isUnconfirmed) return `/validate/${await issueOneTimeToken(tx, 'validateEmail', founder.id)}`;
  return startup === null ? `/application/${id}/progress` : `/startup/${startup}/file`;
}

async function refusal({ tx, context }: FollowScope, application: StoredRow): Promise<NewMail | null> {
  const recipient = await recipientOf(tx, application, 'rejection');
  return recipient && rejectionMail(context.tenant, recipient);
}

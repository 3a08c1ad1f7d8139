/** What follows from a decision, and from taking it back, in the transaction of the decision. */
import { sql } from 'kysely';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { type NewMail, queueMail } from '#server/platform/mail/mail.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { issueOneTimeToken } from '#server/services/auth/oneTimeTokens.ts';
import { acceptanceMail, recipientOf, rejectionMail } from './decisionMails.ts';
import { type DecisionTrace, keepTrace, timeOfWrites, UNDO_MINUTES } from './decisionTrace.ts';
import { type Founded, foundStartup } from './foundStartup.ts';

/** Does what the new status stands for; nothing for one that is no decision. */
export async function carryOut(scope: FollowScope, before: StoredRow, after: StoredRow): Promise<void> {
  const action = actionOf(after.status);
  if (action === null) return;
  const founded = action === 'accept' ? await foundStartup(scope, after) : null;
  const mails = await queueMails(scope, { before, after, founded });
  const trace: DecisionTrace = {
    status: String(before.status),
    at: await timeOfWrites(scope.tx),
    startup: founded?.isNew ? founded.startup : null,
    founder: founded?.before ?? null,
    applicant: founded?.applicant ?? null,
    mails,
  };
  // The clock decides nothing: what it tells was decided before, and can't be taken back by a button.
  await keepTrace(scope.tx, after.id, scope.context.principal === null ? null : trace);
}

interface Decided {
  readonly before: StoredRow;
  readonly after: StoredRow;
  readonly founded: Founded | null;
}

/** The mails wait for as long as the decision can be undone, or until the day that was chosen. */
async function queueMails(scope: FollowScope, decided: Decided): Promise<string[]> {
  const mail = await mailOf(scope, decided);
  if (mail === null) return [];
  return [await queueMail(scope.tx, { ...mail, notBefore: leavesAt(scope, decided) })];
}

function leavesAt({ context }: FollowScope, { before, after }: Decided): string {
  const now = context.now().getTime();
  // Whoever is told of a rejection with delay has waited enough.
  if (before.status === 'delay_rejected' && context.principal === null) return new Date(now).toISOString();
  const chosen = after.status === 'accepted' && typeof after.tellAt === 'string' ? Date.parse(after.tellAt) : 0;
  return new Date(Math.max(chosen, now + UNDO_MINUTES * 60_000)).toISOString();
}

async function mailOf({ tx, context }: FollowScope, { after, founded }: Decided): Promise<NewMail | null> {
  const { tenant } = context;
  if (founded !== null) {
    const recipient = await recipientOf(tx, after, 'acceptance');
    const { founder, startup } = founded;
    const path = founder?.isInvited
      ? `/acceptinvitation?token=${await issueOneTimeToken(tx, 'invitation', founder.id)}`
      : `/startup/${startup}/file`;
    return recipient && acceptanceMail(tenant, recipient, path);
  }
  if (after.status !== 'rejected') return null;
  const recipient = await recipientOf(tx, after, 'rejection');
  return recipient && rejectionMail(tenant, recipient);
}

/** Mails that have not left don't leave. */
export async function withdrawMails({ tx }: FollowScope, mails: readonly string[]): Promise<void> {
  await sql`delete from mail where id = any(${[...mails]}::text[]) and sent_at is null and attempts = 0`.execute(tx);
}

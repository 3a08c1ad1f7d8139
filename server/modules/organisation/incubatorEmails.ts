import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { issueOneTimeToken, redeemOneTimeToken, revokeOneTimeTokens } from '#server/services/auth/oneTimeTokens.ts';

const parts = [
  { field: 'generalEmail', column: 'general_email', kind: 'confirmGeneralEmail' },
  { field: 'supportEmail', column: 'support_email', kind: 'confirmSupportEmail' },
] as const;

/** A new address of the organisation gets a mail with a link; until that is followed, it is not confirmed. */
export const askToConfirmEmails: WriteHook = async ({ before, after }, { tx, context }) => {
  for (const { field, column, kind } of parts) {
    const address = addressOf(after?.[field]);
    const userId = context.principal?.id;
    if (address === addressOf(before?.[field])) {
      // Only the link confirms an address, not whoever writes the settings.
      const was = isConfirmed(before?.[field]);
      if (isConfirmed(after?.[field]) !== was) await setConfirmed(tx, column, was);
      continue;
    }
    // A link that was sent to the former address must not confirm this one, whichever admin asked for it.
    await revokeOneTimeTokens(tx, kind);
    if (address === null || userId === undefined) continue;
    await setConfirmed(tx, column, false);
    const secret = await issueOneTimeToken(tx, kind, userId);
    const to = { email: address, firstName: null, language: context.tenant.defaultLanguage };
    await queueMail(tx, accountMail('confirmEmail', context.tenant, to, `/confirmIncubatorEmail?token=${secret}`));
  }
};

/** Whoever has the link reads the mailbox. */
export function confirmIncubatorEmail(context: RequestContext, token: string): Promise<boolean> {
  return context.transact(async (tx) => {
    const redeemed = await redeemOneTimeToken(
      tx,
      parts.map(({ kind }) => kind),
      token,
    );
    const part = parts.find(({ kind }) => kind === redeemed?.kind);
    if (part === undefined) {
      throw new ValidationError([{ path: 'token', reason: 'linkOld' }]);
    }
    await setConfirmed(tx, part.column, true);
    return true;
  });
}

function isConfirmed(value: unknown): boolean {
  return (value as { readonly confirmed?: unknown } | null | undefined)?.confirmed === true;
}

async function setConfirmed(tx: Tx, column: string, confirmed: boolean): Promise<void> {
  const target = sql.ref(column);
  await sql`update incubator set ${target} = coalesce(${target}, '{}'::jsonb)
    || jsonb_build_object('confirmed', ${confirmed}::boolean), version = version + 1, updated_at = now()`.execute(tx);
}

function addressOf(value: unknown): string | null {
  const { address } = (value ?? {}) as { readonly address?: unknown };
  return typeof address === 'string' && address !== '' ? address : null;
}

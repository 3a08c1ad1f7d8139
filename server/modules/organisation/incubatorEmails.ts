import { sql } from 'kysely';
import type { EntityWriter, WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { OrganisationAddress } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError, ValidationError } from '#server/platform/errors/errors.ts';
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
    await sendLink(tx, context, { kind, address, userId });
  }
};

interface LinkTo {
  readonly kind: (typeof parts)[number]['kind'];
  readonly address: string;
  /** Who asks for it. */
  readonly userId: string;
}

async function sendLink(tx: Tx, { tenant }: RequestContext, { kind, address, userId }: LinkTo): Promise<void> {
  const secret = await issueOneTimeToken(tx, kind, userId);
  const to = { email: address, firstName: null, language: tenant.defaultLanguage };
  await queueMail(tx, accountMail('confirmEmail', tenant, to, `/confirmIncubatorEmail?token=${secret}`));
}

/** The link to confirm an address, once more; the one sent before ends. */
export function resendIncubatorEmail(context: RequestContext, field: OrganisationAddress): Promise<boolean> {
  return context.transact(async (tx) => {
    if (context.principal === null) throw new ForbiddenError();
    const link = await unconfirmed(tx, field);
    await revokeOneTimeTokens(tx, link.kind);
    await sendLink(tx, context, { ...link, userId: context.principal.id });
    return true;
  });
}

/** Takes an address away that nobody has confirmed; a confirmed one is changed with the settings. */
export function deleteUnconfirmedAddress(
  writer: EntityWriter,
  context: RequestContext,
  field: OrganisationAddress,
): Promise<boolean> {
  return context.transact(async (tx) => {
    await unconfirmed(tx, field);
    await writer.update(context, 'Incubator', context.tenant.id, { [field]: { address: null } });
    return true;
  });
}

/** The address and what its links are for; refused when there is none that waits to be confirmed. */
async function unconfirmed(tx: Tx, field: OrganisationAddress): Promise<Omit<LinkTo, 'userId'>> {
  const part = parts.find((candidate) => candidate.field === field);
  if (part === undefined) throw new ValidationError([{ path: 'address', reason: 'invalid' }]);
  const { rows } = await sql<{ value: unknown }>`select ${sql.ref(part.column)} as value from incubator`.execute(tx);
  const address = addressOf(rows[0]?.value);
  if (address === null || isConfirmed(rows[0]?.value))
    throw new ValidationError([{ path: 'address', reason: 'addressConfirmed' }]);
  return { kind: part.kind, address };
}

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

import { sql } from 'kysely';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { deriveUser } from '#server/entities/write/hooks/deriveUser.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { askToConfirmNewEmail, isTaken } from '#server/services/auth/newEmail.ts';
import { endPublicLinks } from '#server/services/auth/publicLinks.ts';
import { sendInvitation } from '#server/services/auth/sendInvitation.ts';
import { endAllSessions } from '#server/services/auth/sessions.ts';

/** What follows from the values of a user: the category from the role, and a new address waits to be confirmed. */
export const deriveAccount: DeriveValues = async (merged, changes, tx, context) => {
  const category = await deriveUser(merged, changes, tx, context);
  const email = await waitingEmail(merged, changes, tx);
  return { ...category, ...email };
};

interface StoredAccount {
  readonly email: string;
  readonly isInUse: boolean;
}

/** Whoever writes an address may err, or take the account over: the old one counts until the new one is confirmed. */
async function waitingEmail(merged: StoredRow, changes: Values, tx: Tx): Promise<Values> {
  const address = changes.email;
  if (typeof address !== 'string' || !isEmailAddress(address)) return {};
  const stored = await loadAccount(tx, merged.id);
  // A new account, or an invitation that nobody has accepted: there is nothing to take over.
  if (stored === null || !stored.isInUse) return {};
  if (address.toLowerCase() === stored.email.toLowerCase()) return { email: address, pendingEmail: null };
  if (await isTaken(tx, address, merged.id)) {
    throw new ValidationError([fieldProblem('input.email', 'unique', { spec: 'User.email' })]);
  }
  return { email: stored.email, pendingEmail: address };
}

async function loadAccount(tx: Tx, id: string): Promise<StoredAccount | null> {
  const { rows } = await sql<StoredAccount>`
    select email, validated is true or password_hash is not null as "isInUse"
    from "user" where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Mails what a change of address needs: a confirmation and a way back, or the invitation to where it should have gone. */
export const followNewEmail: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before === null || after === null) return;
  if (before.pendingEmail !== after.pendingEmail) {
    if (typeof after.pendingEmail === 'string') {
      await askToConfirmNewEmail(tx, context.tenant, after.id, after.pendingEmail);
    } else {
      // The way back of a former address stays good: who writes here may be whom it is a way back from.
      await endPublicLinks(tx, { purpose: 'confirmEmail', record: after.id });
    }
  }
  if (before.email === after.email || after.pendingEmail !== null) return;
  await endAllSessions(tx, after.id);
  await sql`update one_time_token set used_at = now() where user_id = ${after.id} and used_at is null`.execute(tx);
  if (after.status === 'Pending') await sendInvitation(tx, context.tenant, after);
};

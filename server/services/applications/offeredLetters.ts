import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

/** What is sent with a rejection: one of the e-mails, none, or, where neither is said, the usual one. */
export interface LetterChoice {
  readonly letter?: string | null;
  readonly withoutMail?: boolean | null;
}

/** @throws ValidationError for an e-mail that is not offered for the application, and for one together with none */
export async function rejectionValues(
  tx: Tx,
  { application, isRejection }: { readonly application: string; readonly isRejection: boolean },
  { letter = null, withoutMail }: LetterChoice,
) {
  const rejectionUnmailed = withoutMail === true;
  // An acceptance carries the way in, and no mail can't be one of the mails.
  if (rejectionUnmailed && (!isRejection || letter !== null))
    throw new ValidationError([{ path: 'withoutMail', reason: 'invalid' }]);
  if (letter !== null && !(isRejection && (await isOffered(tx, application, letter))))
    throw new ValidationError([{ path: 'letter', reason: 'invalid' }]);
  return { rejectionEmail: letter, rejectionUnmailed };
}

/** Of its funnel, or of all. */
async function isOffered(tx: Tx, application: string, letter: string): Promise<boolean> {
  const { rows } = await sql`select from application a join rejection_email r
      on r.tenant_id = a.tenant_id and (r.funnel_id = a.funnel_id or r.funnel_id is null)
    where a.id = ${application} and r.id = ${letter}`.execute(tx);
  return rows.length > 0;
}

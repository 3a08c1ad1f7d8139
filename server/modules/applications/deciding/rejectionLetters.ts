/** The rejection e-mails that a decision may be told by (`RejectionEmail`). */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import type { TranslatedLetter } from '../letters/funnelLetter.ts';

export interface RejectionLetter extends TranslatedLetter {
  readonly _id: string;
  readonly name: string;
  /** Sent on a rejection where nobody has chosen another. */
  readonly isUsual: boolean;
}

/** Those of the application's funnel and those of all funnels, the usual one first. */
export async function lettersOf(tx: Tx, { application }: { readonly application: string }): Promise<RejectionLetter[]> {
  const { rows } = await sql<RejectionLetter & { isActive: boolean }>`
    select r.id as "_id", r.name, r.subject, r.body, r.body_document as document, r.subjects, r.bodies,
      r.is_active as "isActive"
    from application a join rejection_email r
      on r.tenant_id = a.tenant_id and (r.funnel_id = a.funnel_id or r.funnel_id is null)
    where a.id = ${application}
    order by r.is_active desc, r.funnel_id nulls last, r.updated_at desc, r.id`.execute(tx);
  return rows.map(({ isActive, ...letter }, at) => ({ ...letter, isUsual: isActive && at === 0 }));
}

/** The one that was chosen of these, else the usual one. */
export const chosenOf = (letters: readonly RejectionLetter[], chosen: unknown): RejectionLetter | null =>
  letters.find(({ _id }) => _id === chosen) ?? letters.find(({ isUsual }) => isUsual) ?? null;

/** Whether a mail is sent: one of these or, where there are none at all, the one that the product has. */
export const isMailedBy = (letters: readonly RejectionLetter[], chosen: unknown): boolean =>
  letters.length === 0 || chosenOf(letters, chosen) !== null;

import { sql } from 'kysely';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { TranslatedLetter } from './funnelLetter.ts';

/** The words of its own that a funnel has for what it tells an applicant; null where nobody has written any. */
export async function letterOfFunnel(
  tx: Tx,
  { funnel }: Values,
  kind: 'acceptance' | 'waiting',
): Promise<TranslatedLetter | null> {
  const column = (part: string) => sql.ref(`${kind}_email_${part}`);
  const { rows } = await sql<TranslatedLetter>`
    select ${column('subject')} as subject, ${column('body')} as body, ${column('body_document')} as document,
      ${column('subjects')} as subjects, ${column('bodies')} as bodies
    from funnel where id = ${funnel ?? null}`.execute(tx);
  const [letter] = rows;
  return letter?.subject && letter.body ? letter : null;
}

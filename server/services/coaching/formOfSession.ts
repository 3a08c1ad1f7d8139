import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/**
 * The form by which a session is evaluated: its own, else that of the program of its startup; null where neither has one,
 * or it was never published: no version would keep the words that are answered.
 */
export async function formOfSession(tx: Tx, session: string): Promise<string | null> {
  const { rows } = await sql<{ form: string | null }>`
    select f.id as form from coaching_session s
      left join startup st on st.tenant_id = s.tenant_id and st.id = s.startup_id
      left join program p on p.tenant_id = st.tenant_id and p.id = st.program_id
      join form f on f.tenant_id = s.tenant_id and f.id = coalesce(s.evaluation_form_id, p.session_form_id)
    where s.id = ${session} and (f.status = 'published' or f.revision > 0)`.execute(tx);
  return rows[0]?.form ?? null;
}

import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** An application that is a draft again can be written again: its first form is to be handed in once more, with what it holds. */
export async function reopenAnswers(tx: Tx, application: string): Promise<void> {
  await sql`update form_submission s set status = 'draft', submitted_at = null, revision = s.revision + 1
    where s.application_id = ${application} and s.status = 'submitted' and s.round_id = (
      select r.id from application a join funnel_round r on r.tenant_id = a.tenant_id and r.funnel_id = a.funnel_id
      where a.id = ${application} order by r.position, r.id limit 1)`.execute(tx);
}

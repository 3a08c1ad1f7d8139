import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** Applications `o` and `a` are of one applicant: the person, their address, or the startup. */
export const sameApplicant = sql`(o.id = a.id or o.applicant_id = a.applicant_id or o.startup_id = a.startup_id
  or lower(o.founder_email) = lower(nullif(a.founder_email, '')))`;

/** All funnels in which the applicants of these applications have applied, or begun to; in one order. */
export async function funnelsOfApplicants(tx: Tx, applications: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ funnel: string }>`
    select distinct o.funnel_id as funnel from application a join application o on ${sameApplicant}
    where a.id = any(${[...applications]}::text[]) order by 1`.execute(tx);
  return rows.map(({ funnel }) => funnel);
}

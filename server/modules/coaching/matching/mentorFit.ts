/** What makes a mentor fit a startup, said once for proposals and for the rule of who may be asked (issue 14, point 3). */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** SQL that holds where a person and a startup share an industry. */
export const sharesIndustry = (person: string, startup: string): string =>
  `${person}.industries_ids && ${startup}.industries_ids`;

/** SQL that holds where both are at home in one country. */
export const sharesCountry = (person: string, startup: string): string =>
  `lower(trim(${person}.country)) = lower(trim(${startup}.country)) and trim(${startup}.country) <> ''`;

/** Whether a mentor fits a startup, whatever the reader may know of either. */
export async function fits(tx: Tx, mentor: string, startup: string): Promise<boolean> {
  const condition = sql.raw(`(${sharesIndustry('u', 's')}) or (${sharesCountry('u', 's')})`);
  const { rows } = await sql`select 1 from "user" u cross join startup s
    where u.id = ${mentor} and s.id = ${startup} and (${condition})`.execute(tx);
  return rows.length > 0;
}

/** How many requests wait for an answer of a mentor. */
export async function openRequestsTo(tx: Tx, mentor: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from meeting_request where mentor_id = ${mentor} and status = 'pending'`.execute(tx);
  return rows[0]?.open ?? 0;
}

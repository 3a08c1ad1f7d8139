/** What makes a mentor fit a startup, said once for proposals and for the rule of who may be asked (issue 14, point 3). */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** SQL that holds where a person and a startup share an industry. */
export const sharesIndustry = (person: string, startup: string): string =>
  `${person}.industries_ids && ${startup}.industries_ids`;

/** SQL that holds where both are at home in one country. */
export const sharesCountry = (person: string, startup: string): string =>
  `lower(trim(${person}.country)) = lower(trim(${startup}.country)) and trim(${startup}.country) <> ''`;

/** Whether a mentor fits one of the startups, whatever the reader may know of them. */
export async function fits(tx: Tx, mentor: string, startups: readonly string[]): Promise<boolean> {
  const condition = sql.raw(`(${sharesIndustry('u', 's')}) or (${sharesCountry('u', 's')})`);
  const { rows } = await sql`select 1 from "user" u cross join startup s
    where u.id = ${mentor} and s.id = any(${[...startups]}::text[]) and (${condition}) limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * SQL that counts the requests that wait for a person and take one of the places that the organisation gives a mentor. Those
 * of startups whom they look after take none: they can be asked without limit, and would use up the places of others.
 */
export const openRequestsOf = (person: string): string =>
  `(select count(*)::int from meeting_request q where q.mentor_id = ${person}.id and q.status = 'pending'
    and not q.startup_id = any(${person}.assigned_startups_ids))`;

/** Whether a mentor has as many open requests as the organisation lets wait for one. */
export async function isFull(tx: Tx, mentor: string, maximum: number | null): Promise<boolean> {
  if (maximum === null) return false;
  const { rows } = await sql<{ open: number }>`
    select ${sql.raw(openRequestsOf('u'))} as open from "user" u where u.id = ${mentor}`.execute(tx);
  return (rows[0]?.open ?? 0) >= maximum;
}

import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import type { Planned } from '#server/platform/texts/notices.ts';

interface With {
  /** That of all startups if not given. */
  readonly startup?: string;
  readonly coach: string;
}

/** The planned sessions with a coach that are not over, the next one first. */
export async function plannedWith(tx: Tx, { startup = '', coach }: With, now: Date): Promise<readonly Planned[]> {
  const { rows } = await sql<{ name: string; at: Date | string | null }>`
    select name, start_time as at from coaching_session
    where (${startup} = '' or startup_id = ${startup}) and status = 'planned' and coachs_ids @> array[${coach}]
      and coalesce(end_time, start_time, 'infinity') > ${now.toISOString()}::timestamptz
    order by start_time nulls last, id`.execute(tx);
  return rows.map(({ name, at }) => ({ name, at: at === null ? null : new Date(at).toISOString() }));
}

/** The list of those sessions; `startup` narrows it for those who read several startups. */
export function plannedWithPath({ startup, coach }: Partial<With>): string {
  const shown = { status: ['planned'], ...(startup && { startup: [startup] }), ...(coach && { coachs: [coach] }) };
  return `/coaching?view=sessions&f=${encodeURIComponent(JSON.stringify(shown))}`;
}

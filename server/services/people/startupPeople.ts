import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** A startup with those whom news of it concern. */
export interface StartupPeople {
  readonly name: string;
  readonly founders: readonly string[];
  /** Coaches and mentors who look after it. */
  readonly staff: readonly string[];
}

export async function startupPeople(tx: Tx, startup: string): Promise<StartupPeople | null> {
  const { rows } = await sql<StartupPeople>`
    select s.name,
      array(select id from "user" where startups_ids @> array[s.id] order by id) as founders,
      array(select id from "user" where assigned_startups_ids @> array[s.id] order by id) as staff
    from startup s where s.id = ${startup}`.execute(tx);
  return rows[0] ?? null;
}

import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

/** Who is on either side of a request for a meeting. */
export interface Sides {
  readonly mentor: string;
  readonly startup: string;
  /** Null where that account is gone. */
  readonly requestedBy: string | null;
}

/** What each side is called by the other one: a person, and where somebody asks, the startup that they ask for. */
export interface SideNames {
  readonly mentor: string;
  /** `Nora Ade (Volta)`; `Volta` where nobody is left who asked. */
  readonly asker: string;
}

export async function namesOfSides(tx: Tx, { mentor, startup, requestedBy }: Sides): Promise<SideNames> {
  const { rows } = await sql<{ mentor: string | null; person: string | null; startup: string | null }>`
    select (select trim(first_name || ' ' || coalesce(last_name, '')) from "user" where id = ${mentor}) as mentor,
      (select trim(first_name || ' ' || coalesce(last_name, '')) from "user" where id = ${requestedBy}) as person,
      (select name from startup where id = ${startup}) as startup`.execute(tx);
  const names = rows[0];
  const company = names?.startup ?? '';
  return { mentor: names?.mentor ?? '', asker: names?.person ? `${names.person} (${company})` : company };
}

/** Whom a person meets: nobody is told of a meeting with themselves. */
export const otherSide = (names: SideNames, { mentor }: Sides, person: string): string =>
  person === mentor ? names.asker : names.mentor;

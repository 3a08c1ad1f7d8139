import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';

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
  /** `Nora Ade (Volta)`; `Volta` where nobody is left who asked, or somebody who is not of the startup. */
  readonly asker: string;
}

export async function namesOfSides(tx: Tx, { mentor, startup, requestedBy }: Sides): Promise<SideNames> {
  const { rows } = await sql<{ name: string }>`select name from startup where id = ${startup}`.execute(tx);
  const company = rows[0]?.name ?? '';
  const person = (await isOf(tx, startup, requestedBy)) ? await nameOfUser(tx, requestedBy) : null;
  return { mentor: (await nameOfUser(tx, mentor)) ?? '', asker: person === null ? company : `${person} (${company})` };
}

/** Whether somebody is one of its people; staff ask for a startup that they do not belong to. */
export async function isOf(tx: Tx, startup: string, person: string | null): Promise<boolean> {
  const { rows } = await sql`select 1 from "user" where id = ${person} and startups_ids @> array[${startup}]`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whom a person meets: nobody is told of a meeting with themselves. */
export const otherSide = (names: SideNames, { mentor }: Sides, person: string): string =>
  person === mentor ? names.asker : names.mentor;

/**
 * Who speaks for the startup: whoever of its people has asked; all of them where the organisation has asked for it, or where
 * that account is gone.
 */
export async function speakersOf(tx: Tx, { startup, requestedBy }: Omit<Sides, 'mentor'>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from "user" where startups_ids @> array[${startup}] order by id`.execute(tx);
  const people = rows.map(({ id }) => id);
  return requestedBy !== null && people.includes(requestedBy) ? [requestedBy] : people;
}

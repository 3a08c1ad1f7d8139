/**
 * Whoever changes several appointments in one transaction locks what it will touch before the first of them, everybody in
 * the same order: the appointments, then people, then rooms, each by id. The triggers of `busy_time` and `place_time` then
 * find it locked, and of two such transactions one waits for the other, and never each for the other.
 */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';

interface Touched {
  readonly table: 'incubator_event' | 'one_on_one_event' | 'application_meeting';
  readonly ids: readonly string[];
  /** Whose time they hold, held or will hold. */
  readonly people: readonly string[];
  /** Where they are, were or will be. */
  readonly places?: readonly string[];
}

export async function lockAppointments(tx: Tx, { table, ids, people, places = [] }: Touched): Promise<void> {
  await sql`select from ${sql.table(table)} where id = any(${[...ids]}::text[]) order by id for update`.execute(tx);
  await sql`select from "user" where id = any(${[...people]}::text[]) order by id for no key update`.execute(tx);
  await sql`select from place where id = any(${[...places]}::text[]) order by id for no key update`.execute(tx);
}

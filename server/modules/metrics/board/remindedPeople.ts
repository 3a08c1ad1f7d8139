import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { reminderSettings } from '#server/services/people/reminderSettings.ts';

/** A founder whom a reminder goes to. */
export interface RemindedPerson {
  readonly firstName: string;
  /** Whether a reminder reaches them by mail, as `mailPeople` has it. */
  readonly isMailed: boolean;
}

/** The founders of startups who learn of a reminder, by startup, by name. Nobody is mailed where reminders are not sent by mail. */
export async function remindedPeople(
  { tenant }: RequestContext,
  tx: Tx,
  startups: readonly string[],
): Promise<ReadonlyMap<string, readonly RemindedPerson[]>> {
  const isOn = tenant.features.switches.reminderEmails === true && (await reminderSettings(tx)).byMail;
  const { rows } = await sql<{ startup: string; people: readonly RemindedPerson[] }>`
    select s.id as startup, json_agg(json_build_object('firstName', u.first_name, 'isMailed', u.validated and ${isOn}::boolean)
        order by lower(u.first_name), u.id) as people
      from startup s join "user" u on u.startups_ids @> array[s.id]
      where s.id = any(${startups}::text[]) and lower(u.status) = 'active' group by s.id`.execute(tx);
  return new Map(rows.map(({ startup, people }) => [startup, people]));
}

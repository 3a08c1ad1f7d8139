import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { notify } from '#server/jobs/notify.ts';

export interface News {
  readonly people: readonly unknown[];
  /** Type of the notification (requirement 000 §3). */
  readonly type: string;
  /** The message in a language, with moments in a zone. */
  readonly message: (language: string, timeZone: string) => string;
  readonly url: string;
}

/** Tells each in their own language and zone; whoever did it knows already. */
export async function tellPeople(tx: Tx, context: RequestContext, { people, type, message, url }: News): Promise<void> {
  const wanted = [...new Set(people)].filter((id) => typeof id === 'string' && id !== context.principal?.id);
  if (wanted.length === 0) return;
  const { rows } = await sql<{ id: string; language: string | null; timezone: string | null }>`
    select id, language, timezone from "user" where id = any(${wanted}::text[]) and lower(status) = 'active'`.execute(
    tx,
  );
  const { defaultLanguage, timezone } = context.tenant;
  const toldAlike = Map.groupBy(rows, (row) => message(row.language ?? defaultLanguage, row.timezone || timezone));
  for (const [text, readers] of toldAlike) {
    await notify(tx, { userIds: readers.map((row) => row.id), type, message: text, url });
  }
}

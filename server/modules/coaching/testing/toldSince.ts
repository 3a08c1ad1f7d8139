import { sql } from 'kysely';
import type { EntityServer } from '#server/testing/entityServer.ts';

/** Notices and mails since the last time: `person: text`, `mail to person`. */
export async function toldSince(server: EntityServer): Promise<string[]> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ line: string }>`with seen as (delete from notification_recipient returning user_id, notification_id),
        mails as (delete from mail returning recipient)
      select user_id || ': ' || n.text_key as line from seen join notification n on n.id = notification_id
      union all select 'mail to ' || split_part(recipient, '@', 1) from mails order by 1`.execute(tx),
  );
  return rows.map(({ line }) => line);
}

import { type RawBuilder, sql } from 'kysely';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { type Notice, type NoticeKey, noticeText } from '#server/platform/texts/notices.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';

export interface RewordedNews {
  readonly text: NoticeKey;
  /** Which of the notifications `n` with this text. */
  readonly of: RawBuilder<unknown>;
  /** What they quote from now on; null is nothing. */
  readonly words: string | null;
}

/** What notifications quote follows what it was taken from: words that are gone there are read nowhere, by whomever. */
export async function rewordNews({ tx, context: { tenant } }: FollowScope, { text, of, words }: RewordedNews) {
  const { rows } = await sql<{ id: string; values: Omit<Notice, 'text'> }>`
    select n.id, n.text_values as values from notification n
    where n.text_key = ${text} and ${of} and n.text_values ->> 'words' is distinct from ${words}::text
    order by n.id for update`.execute(tx);
  for (const { id, values } of rows) {
    const kept = { ...values, words };
    const message = noticeText(readerIn(null, tenant), tenant.timezone, { ...kept, text });
    await sql`update notification set text_values = ${JSON.stringify(kept)}::jsonb, message = ${message}
      where id = ${id}`.execute(tx);
    await sql`update notification_recipient set message = ${message} where notification_id = ${id}`.execute(tx);
  }
}

import { type RawBuilder, sql } from 'kysely';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { type Notice, type NoticeKey, noticeText } from '#server/platform/texts/notices.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';

export interface AmendedNews {
  /** Which of the notifications `n`. */
  readonly of: RawBuilder<unknown>;
  /** What they say otherwise from now on. */
  readonly with: Partial<Omit<Notice, 'text'>>;
}

/** What notifications say follows what it was taken from, for whoever has read them too: the sentence is made anew. */
export async function amendNews({ tx, context: { tenant } }: FollowScope, amended: AmendedNews): Promise<void> {
  const { rows } = await sql<{ id: string; text: NoticeKey; values: Omit<Notice, 'text'> }>`
    select n.id, n.text_key as text, n.text_values as values from notification n
    where ${amended.of} order by n.id for update`.execute(tx);
  for (const { id, text, values } of rows) {
    const kept = { ...values, ...amended.with };
    const message = noticeText(readerIn(null, tenant), tenant.timezone, { ...kept, text });
    await sql`update notification set text_values = ${JSON.stringify(kept)}::jsonb, message = ${message}
      where id = ${id}`.execute(tx);
    await sql`update notification_recipient set message = ${message} where notification_id = ${id}`.execute(tx);
  }
}

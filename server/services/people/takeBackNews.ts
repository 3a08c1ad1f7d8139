import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import type { NoticeKey } from '#server/platform/texts/notices.ts';

export interface StaleNews {
  /** What was said. */
  readonly texts: readonly NoticeKey[];
  /** Where it leads to. */
  readonly url: string;
  /** Of what, where a page has several: by its name, or as `Notice.about` says. */
  readonly name?: string;
  readonly about?: string;
  /** Whom it was said to; without any, everybody. */
  readonly people?: readonly string[];
}

/** News that is not so any more is none for those who have not read it yet; who has read it has read it. */
export async function takeBackNews(tx: Tx, { texts, url, name, about, people }: StaleNews): Promise<void> {
  const named = name === undefined ? sql`true` : sql`n.text_values ->> 'name' = ${name}`;
  const meant = about === undefined ? sql`true` : sql`n.text_values ->> 'about' = ${about}`;
  const theirs = people === undefined ? sql`true` : sql`r.user_id = any(${[...people]}::text[])`;
  await sql`delete from notification_recipient r using notification n
    where n.tenant_id = r.tenant_id and n.id = r.notification_id and not r.is_read
      and n.text_key = any(${[...texts]}::text[]) and n.url = ${url} and ${named} and ${meant} and ${theirs}`.execute(
    tx,
  );
}

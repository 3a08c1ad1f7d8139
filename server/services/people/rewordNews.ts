import { type RawBuilder, sql } from 'kysely';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { NoticeKey } from '#server/platform/texts/notices.ts';
import { amendNews } from './amendNews.ts';

export interface RewordedNews {
  readonly text: NoticeKey;
  /** Which of the notifications `n` with this text. */
  readonly of: RawBuilder<unknown>;
  /** What they quote from now on; null is nothing. */
  readonly words: string | null;
}

/** What notifications quote follows what it was taken from: words that are gone there are read nowhere, by whomever. */
export function rewordNews(scope: FollowScope, { text, of, words }: RewordedNews): Promise<void> {
  return amendNews(scope, {
    of: sql`n.text_key = ${text} and ${of} and n.text_values ->> 'words' is distinct from ${words}::text`,
    with: { words },
  });
}

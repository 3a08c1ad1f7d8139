import { sql } from 'kysely';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import type { Overlay } from '#domain/overlay/overlayChanges.ts';
import { readOwnWords } from '#domain/text/ownWords.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** What the organisation has otherwise, as it is stored now. */
export async function ownOverlay({ transact, tenant }: RequestContext): Promise<Overlay> {
  const { rows } = await transact((tx) =>
    sql<{ own_words: unknown; arrangements: unknown }>`
      select own_words, arrangements from incubator where id = ${tenant.id}`.execute(tx),
  );
  return { words: readOwnWords(rows[0]?.own_words), arrangements: readArrangements(rows[0]?.arrangements) };
}

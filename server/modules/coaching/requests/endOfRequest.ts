/** How it is said that a meeting is not asked for any more. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import type { NoticeKey } from '#server/platform/texts/notices.ts';
import type { Sides } from './sidesOf.ts';

type Ended = Sides & { readonly awaits: string | null };

/** Who has ended it, as it is said to somebody on either side: nobody where its day has passed. */
export function textOfEnd(actor: string | null, { mentor, requestedBy, awaits }: Ended, person: string): NoticeKey {
  if (actor === null) return 'request.expired';
  if (actor === mentor) return 'request.declined';
  if (actor !== requestedBy || person !== mentor) return 'request.ended';
  return awaits === 'startup' ? 'request.declined' : 'request.withdrawn';
}

/** Who was to answer; whoever ends what the other was to answer takes it back. */
export async function awaitedSide(tx: Tx, request: string): Promise<string | null> {
  const { rows } = await sql<{ awaits: string | null }>`
    select awaits from meeting_request where id = ${request}`.execute(tx);
  return rows[0]?.awaits ?? null;
}

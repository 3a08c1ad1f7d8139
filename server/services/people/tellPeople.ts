import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { isTold } from './isReached.ts';
import { notify } from './notify.ts';

export interface News {
  readonly people: readonly unknown[];
  /** Type of the notification (requirement 000 §3). */
  readonly type: string;
  readonly notice: Notice;
  readonly url: string;
  /** Who of them is told before they have confirmed their address: whoever has come to us, as applicants do. */
  readonly reachedEarly?: string | null;
  /** The request for a meeting that it wants an answer to. */
  readonly meetingRequest?: string | undefined;
}

/** Tells people something; whoever did it knows already. */
export async function tellPeople(tx: Tx, context: RequestContext, { people, ...news }: News): Promise<void> {
  const wanted = [...new Set(people)].filter((id) => typeof id === 'string' && id !== context.principal?.id);
  if (wanted.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select id from "user" where id = any(${wanted}::text[]) and ${isTold(news.reachedEarly)}`.execute(tx);
  if (rows.length === 0) return;
  await notify(tx, context.tenant, { userIds: rows.map((row) => row.id), ...news });
}

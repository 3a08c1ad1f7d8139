/** Forms that anybody with their link may fill: what a link opens, and how many write by it. */
import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/secrets/secrets.ts';

/** `closed`: the form takes no answers by anybody now. `ended`: this link was followed by another. */
export type LinkedForm =
  | { readonly state: 'open'; readonly formId: string }
  | { readonly state: 'closed' | 'ended' | 'unknown' };

interface LinkRow {
  readonly formId: string;
  readonly works: boolean;
}

interface DraftRow {
  readonly formId: string;
}

/** Taking answers of everybody now: a form `f`. */
const isOpen = sql`f.is_shared and f.status = 'published'`;
/** Written by a visitor, not sent and not too old: a draft `d`. */
const isWritten = (now: string) =>
  sql`d.holder not like 'user:%' and d.handed_in_as is null and d.expires_at > ${now}::timestamptz`;

/** What a link opens. Whoever has begun goes on with the secret of the draft, also where its link was withdrawn since. */
export async function formOfLink(
  { now }: Pick<RequestContext, 'now'>,
  tx: Tx,
  secret: string,
  draft: string | null = null,
): Promise<LinkedForm> {
  const link = await findLink(tx, secret);
  const begun = link?.works === true || draft === null ? null : await findBegun(tx, draft, now());
  // A link that was withdrawn long ago is on no record any more; a draft that is kept still says which form it is.
  const formId = link?.works === true ? link.formId : begun?.formId;
  const isOther = link !== null && formId !== link.formId;
  if (formId === undefined || isOther) return { state: link === null ? 'unknown' : await endOf(tx, link.formId) };
  return (await takesAnswers(tx, formId)) ? { state: 'open', formId } : { state: 'closed' };
}

/** How many visitors have begun to fill a form, and not sent it yet. */
export async function countWritten({ now }: Pick<RequestContext, 'now'>, tx: Tx, formId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from answer_draft d
    where d.record_id = ${formId} and ${isWritten(now().toISOString())}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether a link that was withdrawn is still written by: the form is open, and somebody has not sent it yet. */
export async function isStillWrittenBy(context: Pick<RequestContext, 'now'>, tx: Tx, secret: string): Promise<boolean> {
  const link = await findLink(tx, secret);
  return link !== null && (await takesAnswers(tx, link.formId)) && (await countWritten(context, tx, link.formId)) > 0;
}

async function findLink(tx: Tx, secret: string): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select record_id as "formId", used_at is null and coalesce(expires_at > now(), true) as works
    from public_link where secret_hash = ${hashSecret(secret)} and purpose = 'shareForm'`.execute(tx);
  return rows[0] ?? null;
}

/** Whose answers were sent is told so: that is a draft as well. */
async function findBegun(tx: Tx, draft: string, now: Date): Promise<DraftRow | null> {
  const { rows } = await sql<DraftRow>`
    select d.record_id as "formId" from answer_draft d join form f on f.tenant_id = d.tenant_id and f.id = d.record_id
    where d.holder = ${hashSecret(draft)} and d.expires_at > ${now.toISOString()}::timestamptz`.execute(tx);
  return rows[0] ?? null;
}

async function takesAnswers(tx: Tx, formId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from form f where f.id = ${formId} and ${isOpen}`.execute(tx);
  return rows.length > 0;
}

/** Why a link that was withdrawn opens nothing: a new one would not help where the form is closed. */
const endOf = async (tx: Tx, formId: string): Promise<'closed' | 'ended'> =>
  (await takesAnswers(tx, formId)) ? 'ended' : 'closed';

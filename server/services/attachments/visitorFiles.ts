/** Files of people without an account: whoever has the link to a form may add files to its answers. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { hashSecret } from '#server/platform/secrets/secrets.ts';
import { findPublicLink } from '#server/services/auth/publicLinks.ts';
import { countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';
import { isStillWrittenBy } from '#server/services/forms/openToAll.ts';

/** What a file of a visitor belongs to until the answers are sent. */
const LINK = 'publicLink';
/** So many files by one link and network in a quarter of an hour. */
const MOST_FILES = 40;
/** How long a file waits for the answers that it belongs to. */
const KEPT = sql`interval '2 days'`;

/** Known by the link they hold; the hash of its secret stands for it. */
export interface Visitor {
  readonly link: string;
}

/**
 * Whoever holds a link to a form that is filled without an account; null for any other secret.
 * @throws HttpError 429 for who has sent too many
 */
export function findVisitor(context: RequestContext, secret: string): Promise<Visitor | null> {
  return context.transact(async (tx) => {
    const link = (await findPublicLink(tx, 'shareForm', secret)) ?? (await findPublicLink(tx, 'fillRound', secret));
    const isGood = link !== null || (await isStillWrittenBy(context, tx, secret));
    return isGood ? { link: hashSecret(secret) } : null;
  });
}

/** @throws HttpError 429 */
export async function countVisitorFile({ transact, clientAddress }: RequestContext, { link }: Visitor): Promise<void> {
  const wait = await transact((tx) => countLoginAttempt(tx, `file ${link} ${clientAddress ?? ''}`, MOST_FILES));
  if (wait !== null) throw new HttpError(429, 'tooManyAttempts');
}

export interface VisitorFile {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly storageKey: string;
}

/** Removes files that no answers came for, and that no draft of answers names. */
export async function dropLooseVisitorFiles(tx: Tx): Promise<void> {
  await sql`delete from attachment a where a.reference_type = ${LINK} and a.created_at < now() - ${KEPT}
    and not exists (select from answer_draft d where d.files @> array[a.id])`.execute(tx);
}

/** Keeps a file for the answers to come; those that nobody sent answers with go. */
export async function keepVisitorFile(tx: Tx, { link }: Visitor, file: VisitorFile): Promise<string> {
  await dropLooseVisitorFiles(tx);
  const id = uuidv7();
  await insertRow(tx, specCatalog.get('Attachment'), id, { ...file, referenceType: LINK, referenceId: link });
  return id;
}

/** Whether a file was sent by the holder of this secret and belongs to nothing else yet. */
export function isVisitorFile(row: StoredRow | null, secret: string | null | undefined): boolean {
  return !!secret && row?.referenceType === LINK && row.referenceId === hashSecret(secret);
}

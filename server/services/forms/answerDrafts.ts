/** Answers that are still being given, kept so that they can be gone on with elsewhere. Only who holds a draft reads it. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { fileInAddress } from '#domain/files/fileAddress.ts';
import type { Answer } from '#domain/forms/FormElement.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, ForbiddenError, ValidationError } from '#server/platform/errors/errors.ts';
import { hashSecret } from '#server/platform/secrets/secrets.ts';

/** So long after its last change a draft is gone. */
const KEPT_DAYS = 30;
/** A form of 500 long texts is well below it. */
const MOST_CHARACTERS = 400_000;

/** Which draft: what it answers, and whose it is. */
export interface DraftPlace {
  readonly record: string;
  readonly holder: string;
}

/** What was written besides answers, such as a name or a comment. */
type DraftExtras = Readonly<Record<string, string | number | null>>;

export interface DraftContent {
  readonly answers: readonly Answer[];
  readonly extras: DraftExtras;
}

/** The state that a change starts from: that of this page, or the one it has read. */
export interface DraftBase {
  readonly revision: number;
  /** A random word of the open page: it never is in conflict with itself, even when an answer to it was lost. */
  readonly page: string;
}

export interface KeptDraft {
  readonly revision: number;
  readonly savedAt: string;
  readonly expiresAt: string;
}

export interface StoredDraft extends KeptDraft {
  readonly content: DraftContent;
  readonly isHandedIn: boolean;
}

interface KeptRow {
  readonly revision: number;
  readonly savedAt: Date;
  readonly expiresAt: Date;
}

const keptOf = ({ revision, savedAt, expiresAt }: KeptRow): KeptDraft => ({
  revision,
  savedAt: savedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Of a visitor, who has the secret. */
export const placeBySecret = (record: string, secret: string): DraftPlace => ({ record, holder: hashSecret(secret) });

/** Of somebody who is signed in. */
export const placeOfUser = (record: string, user: string): DraftPlace => ({ record, holder: `user:${user}` });

/** What is kept there; null where nothing is, or it is too old. */
export async function findDraft(
  { now }: Pick<RequestContext, 'now'>,
  tx: Tx,
  { record, holder }: DraftPlace,
): Promise<StoredDraft | null> {
  const { rows } = await sql<Omit<StoredDraft, keyof KeptDraft> & KeptRow>`
    select revision, saved_at as "savedAt", expires_at as "expiresAt", content,
      handed_in_as is not null as "isHandedIn"
    from answer_draft where record_id = ${record} and holder = ${holder}
      and expires_at > ${now().toISOString()}::timestamptz`.execute(tx);
  return rows[0] ? { ...rows[0], ...keptOf(rows[0]) } : null;
}

/**
 * Keeps what is written now; begins a draft where the base has no revision.
 * @throws ConflictError when another page has saved meanwhile; ForbiddenError once it was handed in, or is gone
 */
export async function keepDraft(
  context: Pick<RequestContext, 'now'>,
  tx: Tx,
  place: DraftPlace,
  base: DraftBase,
  content: DraftContent,
): Promise<KeptDraft> {
  const written = JSON.stringify(content);
  if (written.length > MOST_CHARACTERS) throw ValidationError.because('draftTooLong');
  const now = context.now().toISOString();
  const files = content.answers.flatMap(({ textValue }) => fileInAddress(textValue)?.id ?? []);
  const expires = sql`${now}::timestamptz + make_interval(days => ${sql.lit(KEPT_DAYS)})`;
  const values = sql`${written}::jsonb, ${files}::text[], ${base.page}, ${now}::timestamptz, ${expires}`;
  const columns = sql`content, files, saved_by, saved_at, expires_at`;
  const kept = sql`returning d.revision, d.saved_at as "savedAt", d.expires_at as "expiresAt"`;
  const { rows } =
    base.revision === 0
      ? await sql<KeptRow>`
          insert into answer_draft as d (tenant_id, record_id, holder, ${columns})
          values (current_setting('app.tenant'), ${place.record}, ${place.holder}, ${values})
          on conflict (tenant_id, record_id, holder) do update
            set (${columns}) = row(${values}), revision = d.revision + 1
            where d.saved_by = ${base.page} and d.handed_in_as is null ${kept}`.execute(tx)
      : await sql<KeptRow>`
          update answer_draft d set (${columns}) = row(${values}), revision = d.revision + 1
          where ${isAt(place, base)} and d.handed_in_as is null and d.expires_at > ${now}::timestamptz ${kept}`.execute(
          tx,
        );
  const [row] = rows;
  if (row) return keptOf(row);
  const found = await findDraft(context, tx, place);
  if (found === null) throw ForbiddenError.because('draftGone');
  throw found.isHandedIn ? ForbiddenError.because('draftHandedIn') : ConflictError.because('draftChanged');
}

/**
 * Its answers are handed in: it holds none any more. True the first time; false when the same was handed in already.
 * @throws ConflictError when another page has saved meanwhile; ForbiddenError when something else was handed in
 */
export async function consumeDraft(tx: Tx, place: DraftPlace, base: DraftBase, handedIn: unknown): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(handedIn)).digest('hex');
  const { rows } = await sql`
    update answer_draft d set content = '{"answers":[],"extras":{}}', files = '{}', handed_in_as = ${hash}
    where ${isAt(place, base)} and d.handed_in_as is null returning 1`.execute(tx);
  if (rows.length > 0) return true;
  const { rows: found } = await sql<{ as: string | null }>`
    select handed_in_as as "as" from answer_draft
    where record_id = ${place.record} and holder = ${place.holder}`.execute(tx);
  // One that is too old takes nothing from the answers that come with it.
  if (found[0] === undefined) return true;
  if (found[0].as === null) throw ConflictError.because('draftChanged');
  if (found[0].as !== hash) throw ForbiddenError.because('draftHandedIn');
  return false;
}

/** Nothing is left of it. */
export async function dropDraft(tx: Tx, { record, holder }: DraftPlace): Promise<void> {
  await sql`delete from answer_draft where record_id = ${record} and holder = ${holder}`.execute(tx);
}

function isAt({ record, holder }: DraftPlace, { revision, page }: DraftBase) {
  return sql`d.record_id = ${record} and d.holder = ${holder} and (d.revision = ${revision} or d.saved_by = ${page})`;
}

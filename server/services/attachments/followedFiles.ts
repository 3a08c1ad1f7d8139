/**
 * Files that follow the record they belong to: whoever may read the record may read them. The rules of an attachment
 * speak about its own columns only, and who reads a note or an answer is known by the note and the answer alone.
 */
import { sql } from 'kysely';
import type { EntityMeta } from '#domain/model/entity.ts';
import { neutralFileName } from '#domain/scoring/hideIdentity.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { DatabaseHandle, SqlRow } from '#server/platform/db/database.ts';
import { hiddenFilesOf } from './hiddenFiles.ts';

/** Never a startup or a person: many may see those who may not see their files. */
const followedNames: ReadonlySet<string> = new Set(['TimelineEvent', 'IncubatorEvent', 'FormSubmission']);
const followed = specCatalog
  .all()
  .map(({ meta }) => meta)
  .filter(({ name }) => followedNames.has(name));

/** The entity that a reference names, when files follow its records. */
export function followedEntity(referenceType: unknown): EntityMeta | undefined {
  return followed.find(({ single }) => single === referenceType);
}

/** Whether the reader may read the record. */
export type IsReadable = (entity: EntityMeta, id: string) => Promise<boolean>;

/** Whether an attachment can be read because its record can. */
export async function isReadableByRecord(
  context: RequestContext,
  attachmentId: string,
  isReadable: IsReadable,
): Promise<boolean> {
  const [row] = await context.read({
    sql: 'select reference_type as type, reference_id as id from attachment where id = $1',
    parameters: [attachmentId],
  });
  const entity = followedEntity(row?.type);
  if (entity === undefined || typeof row?.id !== 'string' || !(await isReadable(entity, row.id))) return false;
  return entity.name !== 'FormSubmission' || !(await hiddenFilesOf(context, row.id))?.has(attachmentId);
}

const COLUMNS = `id as "_id", id, version, name, content_type as "contentType", size, reference_type as "referenceType",
  reference_id as "referenceId", created_at as "createdAt", updated_at as "updatedAt"`;

/** One attachment as its readers see it; only for whoever has been admitted by its record. */
export async function readFollowed(context: RequestContext, id: string): Promise<object | null> {
  const rows = await context.read({ sql: `select ${COLUMNS} from attachment where id = $1`, parameters: [id] });
  return (await withNeutralNames(context, rows))[0] ?? null;
}

/** All attachments of a record; only for whoever has been admitted by it. */
export async function listFollowed(context: RequestContext, type: string, id: string): Promise<readonly object[]> {
  const rows = await context.read({
    sql: `select ${COLUMNS} from attachment where reference_type = $1 and reference_id = $2
      order by created_at desc, id limit 100`,
    parameters: [type, id],
  });
  return withNeutralNames(context, rows);
}

/** Files of one record, without names where these would tell whose application it is. */
async function withNeutralNames(context: RequestContext, rows: readonly SqlRow[]): Promise<readonly SqlRow[]> {
  const [first] = rows;
  if (first?.referenceType !== 'formSubmission') return rows;
  const hidden = await hiddenFilesOf(context, first.referenceId);
  if (hidden === null) return rows;
  return rows
    .filter(({ id }) => !hidden.has(String(id)))
    .map((row, at) => ({ ...row, name: neutralFileName(String(row.name), at + 1) }));
}

/** Files whose record is gone, by whatever way, have nobody left who could read them. */
export async function dropFilesOfGone(database: DatabaseHandle): Promise<void> {
  for (const { single, table } of followed) {
    await database.withSystem((tx) =>
      sql`delete from attachment a where a.reference_type = ${single} and not exists
        (select from ${sql.table(table)} r where r.tenant_id = a.tenant_id and r.id = a.reference_id)`.execute(tx),
    );
  }
}

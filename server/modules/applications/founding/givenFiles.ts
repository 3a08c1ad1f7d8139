/** Files that applicants have answered with, as files of their startup: its own, whatever becomes of the application. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { storedType } from '#domain/files/fileTypes.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { PICTURES_PATH } from '#server/services/attachments/pictures.ts';

export interface GivenFile {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly storageKey: string;
  readonly uploadedBy: string | null;
}

/** A file that was handed in with the application; null for any other, whatever an answer names. */
export async function givenFile(tx: Tx, application: string, id: unknown): Promise<GivenFile | null> {
  const { rows } = await sql<GivenFile>`
    select a.name, a.content_type as "contentType", a.size, a.storage_key as "storageKey", a.uploaded_by_id as "uploadedBy"
    from attachment a join form_submission s
      on s.tenant_id = a.tenant_id and a.reference_type = 'formSubmission' and a.reference_id = s.id
    where a.id = ${String(id)} and s.application_id = ${application} and a.storage_key is not null`.execute(tx);
  return rows[0] ?? null;
}

/** Whether pages can show it as a picture. */
export const isPicture = ({ name, contentType }: GivenFile): boolean => storedType(name, 'picture') === contentType;

/** The picture by an address of its own (0011): that of the answer needs a token. */
export async function addPictureOf(tx: Tx, file: GivenFile): Promise<string> {
  const pictureKey = randomBytes(24).toString('base64url');
  await insertRow(tx, specCatalog.get('Attachment'), uuidv7(), { ...file, pictureKey });
  return `${PICTURES_PATH}/${pictureKey}`;
}

/**
 * A second record of the same bytes, which stay until the last of their records is gone (`storedFiles.ts`): who may read
 * the files of the startup reads it; gives its id.
 */
export async function addFileOfStartup(tx: Tx, startup: string, file: GivenFile): Promise<string> {
  const id = uuidv7();
  const of = { referenceType: 'startup', referenceId: startup, startup };
  await insertRow(tx, specCatalog.get('Attachment'), id, { ...file, ...of });
  return id;
}

/** The file as a document of the startup. */
export async function addDocument(
  tx: Tx,
  document: { readonly startup: string; readonly category: string },
  file: GivenFile,
): Promise<void> {
  const { name, contentType, size, uploadedBy } = file;
  const values = { name, contentType, size, uploadedBy, ...document };
  const id = await addFileOfStartup(tx, document.startup, file);
  await insertRow(tx, specCatalog.get('StartupDocument'), uuidv7(), { ...values, file: id });
}

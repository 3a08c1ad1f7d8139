import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { isVisitorFile } from './visitorFiles.ts';

interface FileOwner {
  /** Entity in lower camel case. */
  readonly type: string;
  readonly id: string;
  /** Of the link that a visitor without an account has sent the files by. */
  readonly secret?: string | null | undefined;
}

export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
}

/**
 * Gives files to a record that has just been written. Only what the signed-in user, or the visitor with the
 * same link, has uploaded and what belongs to nothing else can be given; what belongs to the record already stays.
 * @throws ValidationError that names `path` for any other file
 */
export function attachFiles(
  writer: EntityWriter,
  context: RequestContext,
  ids: readonly string[],
  owner: FileOwner,
  path = 'input.attachments',
): Promise<readonly AttachedFile[]> {
  return context.transact(async (tx) => {
    const attached: AttachedFile[] = [];
    for (const id of new Set(ids)) {
      const row = await loadStored(tx, specCatalog.get('Attachment'), id);
      const isThere = row?.referenceId === owner.id && row.referenceType === owner.type;
      const isOwn = context.principal !== null && row?.uploadedBy === context.principal.id;
      const isFree = isOwn && row?.referenceId === null && row.pictureKey === null;
      const isVisitors = isVisitorFile(row, owner.secret);
      if (row === null || !(isThere || isFree || isVisitors)) {
        throw new ValidationError([{ path, reason: 'fileGone' }]);
      }
      const set = { referenceType: owner.type, referenceId: owner.id };
      if (isVisitors) await updateRow(tx, specCatalog.get('Attachment'), id, set);
      else if (!isThere) await writer.update(context, 'Attachment', id, {}, { set });
      attached.push({ id, name: String(row.name), contentType: String(row.contentType) });
    }
    return attached;
  });
}

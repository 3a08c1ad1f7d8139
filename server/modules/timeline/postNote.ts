import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { attachFiles } from '#server/services/attachments/attachFiles.ts';

export interface NoteInput {
  readonly startupId: string;
  readonly message?: string | null;
  readonly messageDocument?: unknown;
  readonly isPublic?: boolean | null;
  readonly isPinned?: boolean | null;
  readonly attachmentIds?: readonly string[] | null;
}

/** Writes a note on the timeline of a startup and gives it files that its writer has uploaded. Gives its id. */
export function postNote(writer: EntityWriter, context: RequestContext, input: NoteInput): Promise<string> {
  return context.transact(async (tx) => {
    const { startupId, messageDocument, isPublic, isPinned, attachmentIds } = input;
    const message = input.message?.trim() ?? '';
    const fileIds = attachmentIds ?? [];
    if (message === '' && !messageDocument && fileIds.length === 0) {
      throw new ValidationError([fieldProblem('input.message', 'required', { spec: 'TimelineEvent.message' })]);
    }
    const words = messageDocument ? { messageDocument } : { message };
    const note = { startup: startupId, ...words, isPublic: isPublic ?? true, ...(isPinned === true && { isPinned }) };
    const id = await writer.create(context, 'TimelineEvent', note);
    const files = await attachFiles(writer, context, fileIds, { type: 'timelineEvent', id }, 'input.attachmentIds');
    if (files.length > 0) {
      const attachments = files.map((file) => ({ ...file, _id: file.id, url: `/api/attachments/${file.id}` }));
      await updateRow(tx, specCatalog.get('TimelineEvent'), id, { attachments });
    }
    return id;
  });
}

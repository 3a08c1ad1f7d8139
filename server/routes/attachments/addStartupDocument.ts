import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

interface DocumentFile {
  /** Id of the attachment. */
  readonly file: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly startup: string;
}

/**
 * A file of a startup is one of its documents, whichever way it came: who may add documents may add files, and where
 * the plan has no documents there are no files either.
 */
export async function addStartupDocument(
  writer: EntityWriter,
  context: RequestContext,
  { name, ...set }: DocumentFile,
): Promise<void> {
  await writer.create(context, 'StartupDocument', { name, startup: set.startup }, { set });
}

import { type FileKind, MAX_FILE_BYTES, storedType } from '#domain/files/fileTypes.ts';
import { RequestError } from '#src/data/requestError.ts';

/** Why a file is not taken, as far as there is a text for it. */
export type FileProblem = 'tooLarge' | 'kind' | 'empty' | 'content' | 'gone' | 'full';

/** What is known before anything is sent. */
export function problemOfFile(file: File, kind: FileKind): FileProblem | null {
  if (file.size > MAX_FILE_BYTES) return 'tooLarge';
  if (file.size === 0) return 'empty';
  return storedType(file.name, kind) === undefined ? 'kind' : null;
}

/** What the server has refused; null for anything else that went wrong. */
export function problemOfAnswer(error: unknown): FileProblem | null {
  if (!(error instanceof RequestError) || error.kind !== 'http') return null;
  if (error.status === 413) return 'tooLarge';
  if (error.status === 415) return 'content';
  if (error.status === 507) return 'full';
  return error.status === 404 || error.status === 410 ? 'gone' : null;
}

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

/** Signed out, too slow, too often: the same file may get through later. */
const MAY_PASS_LATER: readonly number[] = [401, 408, 429];

/** Whether the server has refused the file itself; a server in trouble, or one that is not reached, has refused nothing. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof RequestError) || error.kind === 'network') return false;
  if (error.status === 507) return true;
  return error.status < 500 && !MAY_PASS_LATER.includes(error.status);
}

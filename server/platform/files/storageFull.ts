import { HttpError } from '#server/platform/errors/HttpError.ts';
import { logTrouble } from '#server/platform/log/log.ts';

/** No room on the disk, or none for us. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** There is no room for a file. Nothing of it is kept, so it may be sent again. */
export class StorageFullError extends HttpError {
  static readonly status = 507;

  constructor() {
    super(StorageFullError.status, 'fileStorageFull');
  }
}

/** What went wrong when a file was written, as its sender is to hear it; whoever runs the server finds it in the log. */
export function asStorageError(error: unknown): unknown {
  if (!isFull(error)) return error;
  logTrouble('storage.full', error);
  return new StorageFullError();
}

/** Libraries wrap what the system has said. */
function isFull(error: unknown): boolean {
  return error instanceof Error && (FULL.has(Reflect.get(error, 'code')) || isFull(error.cause));
}

/**
 * One process per DATA_DIR. Two on one embedded database lose writes without a word, so the second must not start.
 * The lock is the operating system's own file lock, held through SQLite's exclusive mode: it ends with the process
 * however the process ends, and it holds across containers that share the directory.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DataDirLockedError extends Error {
  constructor(dataDir: string) {
    super(`DATA_DIR ${dataDir} is in use by another process; stop it or choose another directory`);
  }
}

/** Takes the lock or throws `DataDirLockedError`; the function returned lets it go. */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'process.lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataDirLockedError(dataDir);
    throw error;
  }
  return () => lock.close();
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

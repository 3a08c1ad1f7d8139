import { logTrouble } from '#server/platform/log/log.ts';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';

/** `disk_full` of PostgreSQL. */
const FULL = '53100';

/** Runs what may write. That the disk of the database is full is no fault of the statement: it is for later. */
export async function withRoom<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== FULL) throw error;
    logTrouble('database.full', error);
    throw new DatabaseUnavailableError(error, 'storageFull');
  }
}

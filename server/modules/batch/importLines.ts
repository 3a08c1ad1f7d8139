import { localeText } from '#server/platform/texts/localeTexts.ts';
import type { BatchPayload, BatchUpdate } from './batchUpdates.ts';

/** Not among the actions that can be asked for by name: an import begins with a file. */
export const IMPORT_ACTION = 'IMPORT';

/** What an operation reports, with the line of the file that it is about. */
export function withLine({ action, ids }: BatchPayload, update: BatchUpdate, language: string): BatchUpdate {
  if (action !== IMPORT_ACTION || update.message === null || update.recordId === null) return update;
  // The first line names the columns.
  const values = { line: ids.indexOf(update.recordId) + 2, problem: update.message };
  return { ...update, message: localeText(language, 'batch', 'line', values) };
}

import { parse as parseCsv } from 'csv-parse/sync';
import { isStorable } from '#server/platform/errors/assertSoundInput.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';

const MAX_ROWS = 1000;
/** A thousand people with the longest names there are take less. */
const MAX_BYTES = 1024 * 1024;

/** One line of a file of people; what it does not say is missing. */
export interface PersonRow {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Name or type of a role. */
  readonly role?: string;
}

/**
 * The people of a CSV file with the columns `email`, `firstName`, `lastName` and `role`.
 * @throws HttpError 415 for another kind of file, 413 for one that is too large, 400 for one that can't be read
 */
export function readPeopleFile(name: string, bytes: Uint8Array): readonly PersonRow[] {
  if (!/\.csv$/i.test(name)) throw new HttpError(415, 'peopleFileColumns');
  if (bytes.length > MAX_BYTES) throw new HttpError(413, 'peopleFileLarge');
  const rows = parseRows(bytes);
  if (rows.length > MAX_ROWS) throw new HttpError(400, 'peopleFileLines', { values: { most: MAX_ROWS } });
  if (rows.length > 0 && !Object.hasOwn(rows[0] ?? {}, 'email')) {
    throw new HttpError(400, 'peopleFileNoEmail');
  }
  return rows.map(({ email, firstName, lastName, role }) => ({ email, firstName, lastName, role }) as PersonRow);
}

function parseRows(bytes: Uint8Array): Readonly<Record<string, string>>[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!isStorable(text)) throw new Error('unstorable');
    return parseCsv(text, { columns: true, bom: true, trim: true, skip_empty_lines: true });
  } catch {
    throw new HttpError(400, 'peopleFileUnreadable');
  }
}

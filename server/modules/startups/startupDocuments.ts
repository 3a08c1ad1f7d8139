import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** A document is a file or a link; one that is neither leads nowhere. */
export const guardDocument: WriteHook = async ({ after }) => {
  if (after === null || after.file !== null || after.url !== null) return;
  throw new ValidationError([fieldProblem('input.url', 'required', { spec: 'StartupDocument.url' })]);
};

/** The file of a document goes with it. */
export const dropFileOfDocument: WriteHook = async ({ before, after }, { tx }) => {
  if (after === null && before?.file) await sql`delete from attachment where id = ${before.file}`.execute(tx);
};

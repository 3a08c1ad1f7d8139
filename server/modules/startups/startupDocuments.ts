import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/graphql/errors.ts';
import { fieldMessage } from '#server/texts/fieldMessage.ts';
import { languageOf } from '#server/texts/localeTexts.ts';

/** A document is a file or a link; one that is neither leads nowhere. */
export const guardDocument: WriteHook = async ({ after }, { context }) => {
  if (after === null || after.file !== null || after.url !== null) return;
  const message = fieldMessage(languageOf(context), 'required', { spec: 'StartupDocument.url' });
  throw new ValidationError([{ path: 'input.url', message }]);
};

/** The file of a document goes with it. */
export const dropFileOfDocument: WriteHook = async ({ before, after }, { tx }) => {
  if (after === null && before?.file) await sql`delete from attachment where id = ${before.file}`.execute(tx);
};

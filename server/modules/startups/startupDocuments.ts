import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';

/** The file of a document goes with it. */
export const dropFileOfDocument: WriteHook = async ({ before, after }, { tx }) => {
  if (after === null && before?.file) await sql`delete from attachment where id = ${before.file}`.execute(tx);
};

import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal, sortedBy } from '../EmittedFiles.ts';

/** What an organisation may arrange besides menus, which the server has anyway: the columns of each table, by their paths. */
export function emitArrangeable(model: Model): EmittedFiles {
  const tables = sortedBy(model.screens, ({ id }) => id).flatMap((screen) =>
    screen.kind === 'table' ? [[screen.id, screen.columns.map(({ path }) => path)] as const] : [],
  );
  const text =
    `${generatedNotice('spec/screens')}\n/** Columns of each table, the one that names the record first. */\n` +
    `export const tableColumns: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(tables))};\n`;
  return new Map([['server/generated/arrangeable.gen.ts', text]]);
}

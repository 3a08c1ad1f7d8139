import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal } from '../EmittedFiles.ts';

/** The page of each entity's records: where a record that is named leads to. */
export function emitRecordPages(model: Model): EmittedFiles {
  const text =
    `${generatedNotice('spec/routes')}/** Path of the page that shows a record, in router form with one parameter, by entity. */\n` +
    `export const recordPages: Readonly<Record<string, string>> = ${literal(Object.fromEntries(recordPages(model)))};\n`;
  return new Map([['src/generated/recordPages.gen.ts', text]]);
}

/** Of several pages of one entity the shortest address, which is its own; tabs belong to their page. */
function recordPages({ routes, screens }: Model): [string, string][] {
  const entities = new Map(screens.flatMap((screen) => (screen.kind === 'detail' ? [[screen.id, screen.entity]] : [])));
  const pages = new Map<string, string>();
  for (const { screen, path, parent } of routes) {
    const entity = screen === undefined || parent !== undefined ? undefined : entities.get(screen);
    if (entity === undefined || path.split('$').length !== 2) continue;
    const known = pages.get(entity);
    if (known === undefined || path.length < known.length) pages.set(entity, path);
  }
  return [...pages].sort(([one], [other]) => one.localeCompare(other));
}

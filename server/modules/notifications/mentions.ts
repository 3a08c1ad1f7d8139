import { isRichDocument } from '#domain/richText/isRichDocument.ts';
import { mentionedIn } from '#domain/richText/mentionedIn.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';

/**
 * Says whom a record mentions. At every change of it: who could not see a draft may see it once it is published; nobody
 * is told of a record twice.
 */
export const announceMentions: WriteHook = async ({ entity, after }, scope) => {
  if (after === null) return;
  const people = mentionsOf(entity, after);
  if (people.length > 0) await announce(scope, 'PeopleMentioned', { entity, record: after.id, people });
};

function mentionsOf(entity: string, row: StoredRow): string[] {
  const documents = specCatalog
    .get(entity)
    .stored.filter(({ type }) => type === 'richText')
    .map(({ name }) => row[name]);
  return [...new Set(documents.filter(isRichDocument).flatMap(mentionedIn))];
}

import { isRichDocument } from '#domain/richText/isRichDocument.ts';
import { mentionedIn } from '#domain/richText/mentionedIn.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityChange, WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import { pageOf } from './mentionPages.ts';

/**
 * Says whom a record mentions. At every change of it: who could not see a draft may see it once it is published; nobody
 * is told of a record twice. And whom it mentions no more.
 */
export const announceMentions: WriteHook = async ({ entity, before, after }, scope) => {
  const people = after === null ? [] : mentionsOf(entity, after);
  await announceForgotten({ entity, before, after }, people, scope);
  if (after !== null && people.length > 0)
    await announce(scope, 'PeopleMentioned', { entity, record: after.id, people });
};

/** What goes takes with it what belonged to it, which may have mentioned others. */
async function announceForgotten(
  { entity, before, after }: EntityChange,
  mentioned: readonly string[],
  scope: Parameters<WriteHook>[1],
): Promise<void> {
  const page = before && pageOf(entity, before);
  if (before === null || page === null) return;
  const people = mentionsOf(entity, before).filter((id) => !mentioned.includes(id));
  const isGone = after === null;
  if (isGone || people.length > 0) {
    await announce(scope, 'MentionsForgotten', { entity, record: before.id, page, people, isGone });
  }
}

function mentionsOf(entity: string, row: StoredRow): string[] {
  const documents = specCatalog.get(entity).stored.flatMap(({ type, name }): unknown[] => {
    if (type === 'richText') return [row[name]];
    return type === 'richTexts' && Array.isArray(row[name]) ? row[name].map(({ document }) => document) : [];
  });
  return [...new Set(documents.filter(isRichDocument).flatMap(mentionedIn))];
}

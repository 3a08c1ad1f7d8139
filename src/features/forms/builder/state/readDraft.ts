import type { DraftPartsFragment } from '../builder.gen.ts';
import { type BuilderElement, type BuilderState, type SavedDraft, savedContent } from './BuilderState.ts';

/** The server's draft as the builder keeps it. */
export function readDraft({ title, description, elements, status, hasDraft }: DraftPartsFragment): SavedDraft {
  const rows = elements.map(({ version, ...element }) => {
    const known: BuilderElement = { ...element, customField: element.customField ?? null };
    return [element._id, { element: known, version: version ?? 1 }] as const;
  });
  return {
    title,
    description: description ?? '',
    order: rows.map(([id]) => id),
    isUnpublished: status !== 'published' || hasDraft,
    elements: new Map(rows),
  };
}

export function firstState(saved: SavedDraft): BuilderState {
  return { draft: savedContent(saved), saved, past: [], future: [], lastEdit: null, conflicts: new Map() };
}

import type { BuilderElement, BuilderState, Conflict, SavedDraft, SavedElement } from './BuilderState.ts';

/**
 * The builder with what the server has now; `sent` are the elements that this author has just given it, and no others: the
 * rest of the server's answer may be news. What this author has changed and not saved stays; what others have changed
 * comes in; where both have changed one element, the author is asked (`conflicts`).
 */
export function mergeSaved(
  state: BuilderState,
  server: SavedDraft,
  sent: readonly BuilderElement[] | null,
): BuilderState {
  const ours = new Map((sent ?? []).map((element) => [element._id, element]));
  const conflicts = new Map(state.conflicts);
  const kept: BuilderElement[] = [];
  for (const element of state.draft.elements) {
    const { _id } = element;
    const before = state.saved.elements.get(_id);
    const now = server.elements.get(_id);
    const isOwn = ours.has(_id);
    const isDirty = element !== before?.element;
    if (now === undefined) {
      if (before === undefined || isOwn) kept.push(element);
      else if (isDirty) kept.push(conflicting(conflicts, element, null));
    } else if (isOwn || now.version === before?.version) kept.push(element);
    else if (isDirty && !isAlike(element, now.element)) kept.push(conflicting(conflicts, element, now));
    else {
      conflicts.delete(_id);
      kept.push(now.element);
    }
  }
  const known = new Set(state.draft.elements.map(({ _id }) => _id));
  const added = server.order.filter((id) => !known.has(id) && !state.saved.elements.has(id));
  return {
    ...state,
    saved: rememberSent(server, state.saved, ours),
    draft: {
      title: state.draft.title === state.saved.title ? server.title : state.draft.title,
      description: state.draft.description === state.saved.description ? server.description : state.draft.description,
      elements: placed(kept, added, server, hasMoved(state)),
    },
    conflicts,
  };
}

function conflicting(conflicts: Map<string, Conflict>, element: BuilderElement, now: Conflict): BuilderElement {
  conflicts.set(element._id, now);
  return element;
}

/**
 * The server trims what it keeps. What was sent and taken counts as saved as it was typed: else a space at the end of a
 * word would be a change for ever. An element that nobody touched stays the same object.
 */
function rememberSent(server: SavedDraft, before: SavedDraft, ours: ReadonlyMap<string, BuilderElement>): SavedDraft {
  const elements = new Map(
    [...server.elements].map(([id, { element, version }]): [string, SavedElement] => {
      const former = before.elements.get(id);
      if (former?.version === version) return [id, former];
      return [id, { element: ours.get(id) ?? element, version }];
    }),
  );
  return { ...server, elements };
}

/** Whether this author has moved something that is not saved. */
function hasMoved({ draft, saved }: BuilderState): boolean {
  const own = draft.elements.map(({ _id }) => _id).filter((id) => saved.elements.has(id));
  const kept = new Set(own);
  return own.join() !== saved.order.filter((id) => kept.has(id)).join();
}

/** In the author's order where they have moved something, else in that of the server. */
function placed(
  kept: readonly BuilderElement[],
  added: readonly string[],
  server: SavedDraft,
  isMoved: boolean,
): BuilderElement[] {
  const elements = [...kept];
  for (const id of added) {
    const element = server.elements.get(id)?.element;
    const before = server.order[server.order.indexOf(id) - 1];
    const at = elements.findIndex(({ _id }) => _id === before);
    if (element) elements.splice(before === undefined ? 0 : at < 0 ? elements.length : at + 1, 0, element);
  }
  const isNew = elements.some(({ _id }) => !server.elements.has(_id));
  if (isMoved || isNew) return elements;
  const place = new Map(server.order.map((id, at) => [id, at]));
  return elements.toSorted((one, other) => (place.get(one._id) ?? 0) - (place.get(other._id) ?? 0));
}

function isAlike(one: BuilderElement, other: BuilderElement): boolean {
  return JSON.stringify({ ...one, position: 0 }) === JSON.stringify({ ...other, position: 0 });
}

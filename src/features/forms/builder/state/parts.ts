/** Parts of the state that components follow, each the same value as long as nothing of it has changed. */
import { useState } from 'react';
import { type Store, useSelected } from '#src/data/createStore.ts';
import type { BuilderElement, BuilderState } from './BuilderState.ts';
import { type ElementGroup, groupsOf } from './groups.ts';

const indexes = new WeakMap<readonly BuilderElement[], ReadonlyMap<string, BuilderElement>>();

/** An element of the draft; five hundred cards look theirs up at each key, so that they share one index. */
export function elementOf({ draft: { elements } }: BuilderState, id: string): BuilderElement | undefined {
  const index = indexes.get(elements) ?? new Map(elements.map((element) => [element._id, element]));
  indexes.set(elements, index);
  return index.get(id);
}

/** Follows the elements in their order, as groups that are laid out each by itself. */
export function useGroups(store: Store<BuilderState>): readonly ElementGroup[] {
  const [regroup] = useState(() => {
    let groups: readonly ElementGroup[] = [];
    return (elements: readonly BuilderElement[]) => {
      groups = groupsOf(
        groups,
        elements.map(({ _id }) => _id),
      );
      return groups;
    };
  });
  return useSelected(store, ({ draft }) => regroup(draft.elements));
}

/**
 * Follows the elements as the settings of one of them show them. Its own text is written on the canvas, and the keys of it
 * don't go through the settings: here it may be an older one, but is empty exactly when it is.
 */
export function useElementsBeside(store: Store<BuilderState>, id: string): readonly BuilderElement[] {
  const [kept] = useState(() =>
    keptList<BuilderElement>((one, other) => one === other || (one._id === id && isAlikeBesideText(one, other))),
  );
  return useSelected(store, ({ draft }) => kept(draft.elements));
}

/** Follows one element as its settings show it, beside its own text: that may be an older one here, as above. */
export function useElementBesideText(store: Store<BuilderState>, id: string): BuilderElement | undefined {
  const [keep] = useState(() => {
    let kept: BuilderElement | undefined;
    return (now: BuilderElement | undefined) => {
      if (kept === undefined || now === undefined || kept._id !== now._id || !isAlikeBesideText(kept, now)) kept = now;
      return kept;
    };
  });
  return useSelected(store, (state) => keep(elementOf(state, id)));
}

/** Gives the list that it gave before as long as the next is alike. */
function keptList<Item>(isAlike: (one: Item, other: Item) => boolean) {
  let kept: readonly Item[] = [];
  return (next: readonly Item[]): readonly Item[] => {
    const isKept =
      next.length === kept.length &&
      next.every((item, at) => {
        const before = kept[at];
        return before !== undefined && isAlike(item, before);
      });
    if (!isKept) kept = next;
    return kept;
  };
}

function isAlikeBesideText(one: BuilderElement, other: BuilderElement): boolean {
  const keys = Object.keys(one) as (keyof BuilderElement)[];
  return keys.every((key) =>
    key === 'label' ? (one.label === '') === (other.label === '') : Object.is(one[key], other[key]),
  );
}

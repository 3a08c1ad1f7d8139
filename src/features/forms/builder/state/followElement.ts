import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from '#src/data/createStore.ts';
import type { BuilderElement, BuilderState } from './BuilderState.ts';
import { elementOf } from './parts.ts';

type Listener = () => void;
/** Tells who follows one element when that has changed: a key asks one card and not five hundred. */
type Follow = (id: string, listener: Listener) => () => void;

const followed = new WeakMap<Store<BuilderState>, Follow>();

/** Follows one element of the draft; undefined where it is not there. */
export function useElement(store: Store<BuilderState>, id: string): BuilderElement | undefined {
  const subscribe = useCallback((listener: Listener) => followIn(store)(id, listener), [store, id]);
  const read = () => elementOf(store.get(), id);
  return useSyncExternalStore(subscribe, read, read);
}

function followIn(store: Store<BuilderState>): Follow {
  const known = followed.get(store);
  if (known !== undefined) return known;
  const follow = makeFollow(store);
  followed.set(store, follow);
  return follow;
}

/** Listens to the store as long as anybody follows an element of it. */
function makeFollow(store: Store<BuilderState>): Follow {
  const listeners = new Map<string, Set<Listener>>();
  let before = store.get().draft.elements;
  let leave: (() => void) | null = null;
  const tell = (): void => {
    const after = store.get().draft.elements;
    const changed = changedIds(before, after);
    before = after;
    for (const id of changed) for (const listener of [...(listeners.get(id) ?? [])]) listener();
  };
  return (id, listener) => {
    if (leave === null) {
      before = store.get().draft.elements;
      leave = store.subscribe(tell);
    }
    const own = listeners.get(id) ?? new Set();
    listeners.set(id, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0 && listeners.get(id) === own) listeners.delete(id);
      if (listeners.size > 0) return;
      leave?.();
      leave = null;
    };
  };
}

/** The elements that stand where another stood, or the same one was another object: all that have changed are among them. */
function changedIds(before: readonly BuilderElement[], after: readonly BuilderElement[]): ReadonlySet<string> {
  const ids = new Set<string>();
  if (before === after) return ids;
  for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
    const [old, now] = [before[at], after[at]];
    if (old === now) continue;
    if (old) ids.add(old._id);
    if (now) ids.add(now._id);
  }
  return ids;
}

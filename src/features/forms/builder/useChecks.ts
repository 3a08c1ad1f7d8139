import { useEffect, useState } from 'react';
import type { ElementProblem } from '#domain/forms/formProblems.ts';
import { formProblems } from '#domain/forms/formProblems.ts';
import type { Store } from '#src/data/createStore.ts';
import type { BuilderState } from './state/BuilderState.ts';
import { draftChanges } from './state/draftChanges.ts';
import { isUnsaved } from './state/reduceBuilder.ts';

/** What is found by reading all of a form. */
export interface Checks {
  readonly problems: ReadonlyMap<string, readonly ElementProblem[]>;
  /** What is wrong with an element keeps its last change from being saved. */
  readonly isHeld: boolean;
}

/** All of the form is read when its author pauses: no key waits for five hundred questions. */
const PAUSE_MS = 400;

/** What is wrong with a draft; the same object as long as that is the same. */
export function useChecks(store: Store<BuilderState>): Checks {
  const [checks, setChecks] = useState(() => checksOf(store.get()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setChecks((before) => keptChecks(before, checksOf(store.get()))), PAUSE_MS);
    };
    const leave = store.subscribe(wait);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [store]);
  return checks;
}

function checksOf(state: BuilderState): Checks {
  const found = formProblems(state.draft.elements);
  return {
    problems: Map.groupBy(found, ({ elementId }) => elementId),
    isHeld: isUnsaved(state) && draftChanges(state, found) === null,
  };
}

/** The new checks; what they say of an element is the same list where it has not changed. */
function keptChecks(before: Checks, { problems, isHeld }: Checks): Checks {
  const kept = new Map([...problems].map(([id, own]) => [id, sameFaults(before.problems.get(id), own)] as const));
  const isSame =
    isHeld === before.isHeld &&
    kept.size === before.problems.size &&
    [...kept].every(([id, own]) => own === before.problems.get(id));
  return isSame ? before : { problems: kept, isHeld };
}

function sameFaults(
  before: readonly ElementProblem[] | undefined,
  now: readonly ElementProblem[],
): readonly ElementProblem[] {
  const isSame = before?.length === now.length && now.every(({ fault }, at) => fault === before[at]?.fault);
  return isSame ? before : now;
}

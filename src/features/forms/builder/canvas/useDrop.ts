import { type Dispatch, type DragEvent, useCallback, useState } from 'react';
import { createStore } from '#src/data/createStore.ts';
import { addElement, moveElement, newElement } from '../state/edits.ts';
import type { BuilderAction } from '../state/reduceBuilder.ts';
import { dragType, readDragged } from './dragged.ts';

/**
 * What is dropped on an element comes before it: a new element, or one that stood elsewhere. The handlers stay the same ones,
 * since each card is drawn anew for another: five hundred at every key. Where something is held is told to those whom it concerns.
 */
export function useDrop(dispatch: Dispatch<BuilderAction>, onSelect: (id: string) => void) {
  const [place] = useState(() => createStore<number | null>(null));
  const over = useCallback(
    (at: number, event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      place.set(at);
    },
    [place],
  );
  const at = useCallback(
    (target: number, event: DragEvent) => {
      place.set(null);
      const dragged = readDragged(event.dataTransfer);
      if (dragged === null) return;
      event.preventDefault();
      const { kind, id } = dragged;
      if (kind !== undefined) {
        const element = newElement(kind);
        dispatch({
          type: 'edit',
          change: (draft) => moveElement(addElement(draft, element, null), element._id, target),
        });
        onSelect(element._id);
      } else if (id !== undefined) {
        dispatch({
          type: 'edit',
          change: (draft) => {
            const from = draft.elements.findIndex(({ _id }) => _id === id);
            return moveElement(draft, id, from < target ? target - 1 : target);
          },
        });
      }
    },
    [place, dispatch, onSelect],
  );
  return { place, over, at, leave: useCallback(() => place.set(null), [place]) };
}

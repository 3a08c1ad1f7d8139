import { type Dispatch, useEffect } from 'react';
import type { BuilderAction } from './state/reduceBuilder.ts';

/** Undo and redo by the keys that everything else has for them. */
export function useBuilderKeys(dispatch: Dispatch<BuilderAction>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      dispatch({ type: isRedo ? 'redo' : 'undo' });
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [dispatch]);
}

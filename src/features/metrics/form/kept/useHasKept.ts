import { useState } from 'react';
import { readKept } from './keptFigures.ts';
import { useKeptPlace } from './useKeptPlace.ts';

/** Whether figures of a startup were typed on this device and not saved, when this was first drawn. */
export function useHasKept(startup: string): boolean {
  const place = useKeptPlace(startup);
  const [hasKept] = useState(() => readKept(place).size > 0);
  return hasKept;
}

import { useState } from 'react';
import { readUnderWay, writeUnderWay } from './cutOff.ts';

/** The file that was on its way to a field when its page went; null for none, or once it is chosen again or put away. */
export function useCutOff(field: string | undefined) {
  const [file, setFile] = useState(() => (field === undefined ? null : readUnderWay(field)));
  return {
    file,
    /** Another was chosen, or the same again. */
    settle: (): void => setFile(null),
    putAway: (): void => {
      if (field !== undefined) writeUnderWay(field, null);
      setFile(null);
    },
  };
}

import { useState } from 'react';

/**
 * The first value of each round. What others do meanwhile changes what is asked, and would take the form away from under
 * the one who fills it in, with all that is typed.
 */
export function useHeld<T>(value: T | undefined, round: number): T | undefined {
  const [held, setHeld] = useState<{ readonly round: number; readonly value: T } | null>(null);
  if (held?.round === round) return held.value;
  if (value !== undefined) setHeld({ round, value });
  return value;
}

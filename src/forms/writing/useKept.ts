import { useState } from 'react';
import { useSession } from '#src/data/session/sessionStore.ts';
import { readTabStored, type StorageName, writeTabStored } from '#src/data/storage.ts';

export interface Kept<Value> {
  /** What was written and not sent; undefined where nothing is. */
  readonly value: Value | undefined;
  /** Undefined once it is sent or thrown away. */
  readonly keep: (value: Value | undefined) => void;
}

/**
 * Something that is written and not sent yet: kept in this tab, so that whoever leaves its part of the page, or loads it
 * anew, finds it again. Each person's and each record's own; it goes when they sign out.
 *
 * @param about what it is written to, such as `ApplicationNote:a1`
 */
export function useKept<Value>(about: string): Kept<Value> {
  const person = useSession().user?._id ?? '';
  const name: StorageName = `note:${person}:${about}`;
  const [held, setHeld] = useState(() => ({ name, value: readKept<Value>(name) }));
  // The same field comes to another record: what was written to the first one stays with that.
  const current = held.name === name ? held : { name, value: readKept<Value>(name) };
  if (current !== held) setHeld(current);
  const keep = (value: Value | undefined): void => {
    writeTabStored(name, value === undefined ? null : JSON.stringify(value));
    setHeld({ name, value });
  };
  return { value: current.value, keep };
}

function readKept<Value>(name: StorageName): Value | undefined {
  const stored = readTabStored(name);
  return stored === null ? undefined : (JSON.parse(stored) as Value);
}

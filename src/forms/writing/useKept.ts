import { useSyncExternalStore } from 'react';
import { endsForGood, type SignOutReason } from '#src/data/authEvents.ts';
import { createStore } from '#src/data/createStore.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { loggedOutEvent } from '#src/data/session/signOut.ts';
import { readTabStored, type StorageName, writeTabStored } from '#src/data/storage.ts';
import { isSame } from '../formValues.ts';

export interface Kept<Value> {
  /** What was written and not sent; undefined where nothing is. */
  readonly value: Value | undefined;
  /** Undefined once it is thrown away. */
  readonly keep: (value: Value | undefined) => void;
  /** This was sent: it goes from where it was written, whatever one has gone on to; what was written since stays. */
  readonly forget: (sent: Value) => void;
}

/**
 * Something that is written and not sent yet: kept in this tab, so that whoever leaves its part of the page, or loads it
 * anew, finds it again. Each person's and each record's own; it stays when their session runs out, and goes when they
 * sign out.
 *
 * @param about what it is written to, such as `ApplicationNote:a1`
 */
export function useKept<Value>(about: string): Kept<Value> {
  const person = useSession().user?._id ?? '';
  const name: StorageName = `note:${person}:${about}`;
  return {
    value: useSyncExternalStore(changes.subscribe, () => read<Value>(name)),
    keep: (value) => write(name, value),
    forget: (sent) => {
      if (isSame(read(name), sent)) write(name, undefined);
    },
  };
}

/** What this page has read or written: whatever draws it follows, and it is there where the tab may store nothing. */
const known = new Map<StorageName, unknown>();
const changes = createStore<object>({});

function read<Value>(name: StorageName): Value | undefined {
  if (!known.has(name)) {
    const stored = readTabStored(name);
    known.set(name, stored === null ? undefined : JSON.parse(stored));
  }
  return known.get(name) as Value | undefined;
}

function write(name: StorageName, value: unknown): void {
  known.set(name, value);
  writeTabStored(name, value === undefined ? null : JSON.stringify(value));
  changes.set({});
}

/** What the storage of the tab does not hold any more is not held here either. */
export function forgetKept(): void {
  known.clear();
  changes.set({});
}

window.addEventListener(loggedOutEvent, (event) => {
  if (endsForGood((event as CustomEvent<SignOutReason>).detail)) forgetKept();
});

import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { readStored, storageKey, writeStored } from '#src/data/storage.ts';

const read = (): MantineColorScheme | null => {
  const stored = readStored('app-dark-mode');
  if (stored === null) return null;
  return stored === 'true' ? 'dark' : 'light';
};

/** Keeps the user's choice; without one the system decides. */
export const colourScheme: MantineColorSchemeManager = (() => {
  let listener: ((event: StorageEvent) => void) | null = null;
  return {
    get: (fallback) => (typeof window === 'undefined' ? fallback : (read() ?? fallback)),
    set: (value) => writeStored('app-dark-mode', value === 'auto' ? null : String(value === 'dark')),
    clear: () => writeStored('app-dark-mode', null),
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === storageKey('app-dark-mode')) onUpdate(read() ?? 'auto');
      };
      window.addEventListener('storage', listener);
    },
    unsubscribe: () => {
      if (listener) window.removeEventListener('storage', listener);
      listener = null;
    },
  };
})();

import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { STORAGE_DARK_MODE } from '#domain/generated/constants.gen.ts';
import { readStored, storageKey, writeStored } from '#src/data/storage.ts';

const read = (): MantineColorScheme | null => {
  const stored = readStored(STORAGE_DARK_MODE);
  if (stored === null) return null;
  return stored === 'true' ? 'dark' : 'light';
};

/** Keeps the user's choice; without one the system decides. */
export const colourScheme: MantineColorSchemeManager = (() => {
  let listener: ((event: StorageEvent) => void) | null = null;
  return {
    get: (fallback) => (typeof window === 'undefined' ? fallback : (read() ?? fallback)),
    set: (value) => writeStored(STORAGE_DARK_MODE, value === 'auto' ? null : String(value === 'dark')),
    clear: () => writeStored(STORAGE_DARK_MODE, null),
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === storageKey(STORAGE_DARK_MODE)) onUpdate(read() ?? 'auto');
      };
      window.addEventListener('storage', listener);
    },
    unsubscribe: () => {
      if (listener) window.removeEventListener('storage', listener);
      listener = null;
    },
  };
})();

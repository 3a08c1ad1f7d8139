import {
  type METRICS_PROMPT_SHOWN_KEY,
  type STORAGE_DARK_MODE,
  STORAGE_PREFIX,
  type STORAGE_SIDEBAR_OPEN,
  STORAGE_TOKEN_KEY,
} from '#domain/generated/constants.gen.ts';

export type StorageName =
  | typeof STORAGE_DARK_MODE
  | 'batches'
  | 'chunk-reload'
  | typeof STORAGE_SIDEBAR_OPEN
  | 'exploring-bar'
  | 'language'
  | 'last-decision'
  | 'page-id'
  | typeof METRICS_PROMPT_SHOWN_KEY
  | 'return-path'
  | 'seen-role'
  | 'session-id'
  | 'spoken-language'
  | 'switched-off'
  | `answers:${string}`
  | `draft:${string}`
  | `figures:${string}`
  | `list:${string}`
  | `note:${string}`
  | `page:${string}`
  | `preview:${string}`
  | `recent:${string}`
  | `table:${string}`
  | `upload:${string}`;

/** Storage may be full or forbidden (private windows); the app then forgets instead of failing. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Every key but the token's carries the prefix, in both storages. */
export const storageKey = (name: StorageName): string => STORAGE_PREFIX + name;

export function readStored(name: StorageName): string | null {
  return attempt(() => localStorage.getItem(storageKey(name)));
}

export function writeStored(name: StorageName, value: string | null): void {
  attempt(() =>
    value === null ? localStorage.removeItem(storageKey(name)) : localStorage.setItem(storageKey(name), value),
  );
}

/** What belongs to this tab alone: the session's id and the path to come back to. */
export function readTabStored(name: StorageName): string | null {
  return attempt(() => sessionStorage.getItem(storageKey(name)));
}

export function writeTabStored(name: StorageName, value: string | null): void {
  attempt(() =>
    value === null ? sessionStorage.removeItem(storageKey(name)) : sessionStorage.setItem(storageKey(name), value),
  );
}

/** Everything of this tab but what was written and not sent. */
export function clearTabStorage(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(storageKey('note:'))) sessionStorage.removeItem(key);
    }
  });
}

/** Everything of this tab. */
export function emptyTabStorage(): void {
  attempt(() => sessionStorage.clear());
}

/** What was typed of figures and not saved, and which file was on its way, is not for whoever uses this device next. */
export function forgetUnsent(): void {
  attempt(() => {
    const names = [storageKey('figures:'), storageKey('upload:')];
    for (const key of Object.keys(localStorage)) {
      if (names.some((name) => key.startsWith(name))) localStorage.removeItem(key);
    }
  });
}

export function readToken(): string | null {
  return attempt(() => localStorage.getItem(STORAGE_TOKEN_KEY));
}

export function writeToken(token: string | null): void {
  attempt(() =>
    token === null ? localStorage.removeItem(STORAGE_TOKEN_KEY) : localStorage.setItem(STORAGE_TOKEN_KEY, token),
  );
}

/** Every key but the token's carries this prefix, in both storages. */
const prefix = 'aa:';
export const tokenKey = 'accelerator-token';

export type StorageName =
  | 'app-dark-mode'
  | 'batches'
  | 'chunk-reload'
  | 'default-layout-sidebar-open'
  | 'language'
  | 'metrics-prompt-shown'
  | 'return-path'
  | 'session-id'
  | `answers:${string}`
  | `table:${string}`;

/** Storage may be full or forbidden (private windows); the app then forgets instead of failing. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export const storageKey = (name: StorageName): string => prefix + name;

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

export function clearTabStorage(): void {
  attempt(() => sessionStorage.clear());
}

export function readToken(): string | null {
  return attempt(() => localStorage.getItem(tokenKey));
}

export function writeToken(token: string | null): void {
  attempt(() => (token === null ? localStorage.removeItem(tokenKey) : localStorage.setItem(tokenKey, token)));
}

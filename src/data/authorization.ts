import { readToken } from './storage.ts';

let dropped = false;

/** The header of this request; none for a visitor, and none after a 403 until the next load or sign-in. */
export function authorizationHeader(): string | null {
  const token = dropped ? null : readToken();
  return token ? `Bearer ${token}` : null;
}

/** A 403 drops the header and nothing else: the token stays stored, nobody is redirected. */
export function dropAuthorization(): void {
  dropped = true;
}

export function restoreAuthorization(): void {
  dropped = false;
}

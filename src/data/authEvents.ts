/** Why the signed-in state ended. `expired`: the server no longer knows the token. */
export type SignOutReason = 'expired' | 'deleted' | 'elsewhere' | 'otherTab' | 'user';

/** Whether whoever was here has left for good: what they had begun is nobody's any more. Others come back to it. */
export const endsForGood = (reason: SignOutReason): boolean => reason === 'user' || reason === 'deleted';

type Listener = (reason: SignOutReason) => void;
const listeners = new Set<Listener>();

/** Announces that signing in is needed; the session store listens and signs out. */
export function requireAuthentication(reason: SignOutReason): void {
  for (const listener of [...listeners]) listener(reason);
}

export function onAuthenticationRequired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pages where an AuthenticationRequiredError is expected and changes nothing (requirement 000 §8). */
const exemptPages = [
  /^\/login/,
  /^\/reset(\/|$)/,
  /^\/application\/new/,
  /^\/acceptinvitation/,
  /^\/forgotpassword/,
  /^\/share\/forms/,
  /^\/welcome/,
];

export function toleratesMissingAuthentication(pathname: string): boolean {
  return exemptPages.some((page) => page.test(pathname));
}

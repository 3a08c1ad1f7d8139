import { endsForGood, onAuthenticationRequired, type SignOutReason } from '../authEvents.ts';
import { restoreAuthorization } from '../authorization.ts';
import { graphqlRequest } from '../graphqlRequest.ts';
import { closeSocket } from '../socketClient.ts';
import {
  clearTabStorage,
  emptyTabStorage,
  forgetUnsent,
  readStored,
  readToken,
  writeStored,
  writeTabStored,
  writeToken,
} from '../storage.ts';
import { LogoutSessionDocument } from './session.gen.ts';
import { sessionStore } from './sessionStore.ts';

/** Name of the window event that tells everybody in the page that the user is gone. */
export const loggedOutEvent = 'aa:logged-out';

/** Ends the session here and, when the user asked for it, on the server. */
export function signOut(reason: SignOutReason): void {
  const token = readToken();
  const sessionId = readStored('session-id');
  writeToken(null);
  writeStored('session-id', null);
  restoreAuthorization();
  closeSocket();
  if (endsForGood(reason)) {
    emptyTabStorage();
    forgetUnsent();
  } else {
    clearTabStorage();
    // Whoever is thrown out reads why in the language that they had.
    writeTabStored('spoken-language', readStored('language'));
  }
  sessionStore.set((current) => ({ ...current, status: 'visitor', user: null, rights: null, signedOutBy: reason }));
  if (reason === 'user' && token && sessionId) void endOnServer(token, sessionId);
  window.dispatchEvent(new CustomEvent<SignOutReason>(loggedOutEvent, { detail: reason }));
}

/** With the token that has just been forgotten here: without it the server could not know whose session to end. */
async function endOnServer(token: string, sessionId: string): Promise<void> {
  await graphqlRequest(LogoutSessionDocument, { sessionId }, { authorization: `Bearer ${token}` }).catch(() => null);
}

/** Signs out whenever a request finds that the server no longer knows the user. */
export function signOutWhenRequired(): () => void {
  return onAuthenticationRequired((reason) => {
    if (readToken() !== null || sessionStore.get().user) signOut(reason);
  });
}

import { ownPathOr } from '#domain/auth/ownPath.ts';
import { signOnPaths } from '#domain/auth/signOnPaths.ts';
import { restoreAuthorization } from '../authorization.ts';
import { httpRequest } from '../httpRequest.ts';
import { closeSocket } from '../socketClient.ts';
import { writeStored, writeToken } from '../storage.ts';
import { incubatorIdentifier } from '../tenantAddress.ts';
import { loadSession } from './loadSession.ts';
import { upsertSession } from './serverSession.ts';
import { sessionStore } from './sessionStore.ts';

/** Signs in with e-mail and password. */
export async function signInLocally(email: string, password: string): Promise<void> {
  const answer = await httpRequest('POST', '/auth/local', { email, password, incubator: incubatorIdentifier() });
  await signInWithToken(textIn(answer, 'token'));
}

/** Confirms the address that a link was mailed to with the password that was chosen for it, and signs in with that. */
export async function signInConfirming(link: string, password: string): Promise<void> {
  const answer = await httpRequest('POST', '/auth/confirm', { token: link, password });
  await signInWithToken(textIn(answer, 'token'));
}

/** Hands on what the provider sent this browser back with; gives the path to go to. */
export async function signInExternally(answer: { code: string; state: string; iss?: string }): Promise<string> {
  const result = await httpRequest('POST', signOnPaths.exchangePath, answer);
  await signInWithToken(textIn(result, 'token'));
  return ownPathOr(textIn(result, 'returnPath'));
}

/** Takes a token (of the local form or of the external sign-on) and starts the session with it. */
export async function signInWithToken(token: string): Promise<void> {
  writeToken(token);
  writeStored('session-id', null);
  restoreAuthorization();
  closeSocket();
  sessionStore.set((current) => ({ ...current, user: null, rights: null, signedOutBy: null }));
  await loadSession();
  if (sessionStore.get().user) void upsertSession();
}

function textIn(answer: unknown, key: string): string {
  const value = typeof answer === 'object' && answer !== null ? new Map(Object.entries(answer)).get(key) : undefined;
  return typeof value === 'string' ? value : '';
}

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
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? String(answer.token) : '';
  await signInWithToken(token);
}

/** Takes a token (of the local form or of the external sign-on) and starts the session with it. */
export async function signInWithToken(token: string): Promise<void> {
  writeToken(token);
  writeStored('session-id', null);
  restoreAuthorization();
  closeSocket();
  sessionStore.set((current) => ({ ...current, user: null, rights: null }));
  await loadSession();
  if (sessionStore.get().user) void upsertSession();
}

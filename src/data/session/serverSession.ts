import { SESSION_REFRESH_DEBOUNCE_MS, SESSION_REFRESH_MS } from '#domain/generated/constants.gen.ts';
import { requireAuthentication } from '../authEvents.ts';
import { createStore } from '../createStore.ts';
import { graphqlRequest } from '../graphqlRequest.ts';
import { RequestError } from '../requestError.ts';
import { subscribe } from '../socketClient.ts';
import { readStored, writeStored } from '../storage.ts';
import { SessionLoggedOutDocument, UpsertSessionDocument } from './session.gen.ts';
import { sessionStore } from './sessionStore.ts';

const limitReached = 'Maximum number of sessions reached';

/** True while the user has to decide: leave, or end the oldest session and go on. */
export const isSessionLimitReached = createStore(false);
/** The server's id of this browser's session; a new id means a new subscription to its end. */
const sessionId = createStore<string | null>(null);

let pending: ReturnType<typeof setTimeout> | null = null;

/** Tells the server that the session lives. Calls within half a second become one. */
export function upsertSession(): Promise<void> {
  if (pending) clearTimeout(pending);
  return new Promise((resolve) => {
    pending = setTimeout(() => {
      pending = null;
      void sendUpsert().then(resolve);
    }, SESSION_REFRESH_DEBOUNCE_MS);
  });
}

async function sendUpsert(): Promise<void> {
  if (!sessionStore.get().user || isSessionLimitReached.get()) return;
  try {
    const { upsertSession: session } = await graphqlRequest(UpsertSessionDocument, {
      sessionId: readStored('session-id'),
    });
    writeStored('session-id', session._id);
    sessionId.set(session._id);
  } catch (error) {
    if (!(error instanceof RequestError) || !error.message.includes(limitReached)) return;
    writeStored('session-id', null);
    isSessionLimitReached.set(true);
  }
}

/** Goes on with an id of our own choice, which makes the server end the oldest session. */
export function continueWithNewSession(): Promise<void> {
  writeStored('session-id', newSessionId());
  isSessionLimitReached.set(false);
  return upsertSession();
}

/** `crypto.randomUUID` exists on secure origins only; tenants may be served over plain HTTP inside a network. */
function newSessionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps the server's session alive and listens for its end, while a user is signed in. */
export function keepServerSession(): () => void {
  const timer = setInterval(() => void upsertSession(), SESSION_REFRESH_MS);
  let stopListening: (() => void) | null = null;
  const listen = (): void => {
    stopListening?.();
    const id = sessionId.get();
    stopListening = id
      ? subscribe(SessionLoggedOutDocument, { sessionId: id }, () => requireAuthentication('elsewhere'))
      : null;
  };
  const unsubscribe = sessionId.subscribe(listen);
  sessionId.set(readStored('session-id'));
  listen();
  void upsertSession();
  return () => {
    clearInterval(timer);
    unsubscribe();
    stopListening?.();
  };
}

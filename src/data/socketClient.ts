import type { Client } from 'graphql-ws';
import { WEBSOCKET_RETRIES } from '#domain/generated/constants.gen.ts';
import { authorizationHeader } from './authorization.ts';
import { connectionStatus } from './connectionStatus.ts';
import { seenRole } from './session/seenRole.ts';
import { switchedOff } from './session/switchedOff.ts';
import { readStored } from './storage.ts';
import { incubatorIdentifier, socketUrl } from './tenantAddress.ts';
import { operationOf, type TypedDocument } from './typedDocument.ts';

let client: Promise<Client> | null = null;

/** Told on the window when a connection that was lost is there again: what was changed meanwhile has reached no page. */
export const socketRegainedEvent = 'cohort:socket-regained';

/** Our own good-bye (the last subscription ended), or too many newer tabs of the same user; the connection is not lost. */
const meantCodes: ReadonlySet<number> = new Set([1000, 4429]);

/** The socket library is fetched with the first subscription, so that sign-in pages do not carry it. */
async function createClient(): Promise<Client> {
  const { createClient: create } = await import('graphql-ws');
  let isLost = false;
  return create({
    url: socketUrl('/subscriptions'),
    retryAttempts: WEBSOCKET_RETRIES,
    shouldRetry: () => true,
    connectionParams: () => ({
      sessionId: readStored('session-id'),
      incubatorIdentifier: incubatorIdentifier(),
      userAgent: navigator.userAgent,
      authorization: authorizationHeader(),
      seenAsRole: seenRole()?._id,
      switchedOff: switchedOff().join(','),
    }),
    on: {
      connected: () => {
        connectionStatus.set(true);
        if (isLost) window.dispatchEvent(new Event(socketRegainedEvent));
        isLost = false;
      },
      closed: (event) => {
        if (meantCodes.has((event as CloseEvent).code)) return;
        connectionStatus.set(false);
        isLost = true;
      },
    },
  });
}

/** Ends all subscriptions; the next one opens a new socket with the credentials of that moment. */
export function closeSocket(): void {
  void client?.then((open) => open.dispose(), stayUnlive);
  client = null;
}

/** A refused subscription leaves the page as it was when it was loaded: not live, but right. */
const stayUnlive = (): void => undefined;

/** Follows a subscription until the returned function is called. */
export function subscribe<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  onData: (data: Result) => void,
): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  client ??= createClient().catch((error: unknown) => {
    // Offline or a new release: the next subscription tries again.
    client = null;
    throw error;
  });
  client.then((open) => {
    if (isStopped) return;
    const { name, text } = operationOf(document);
    stop = open.subscribe<Result>(
      { operationName: name, query: text, variables },
      {
        next: ({ data }) => {
          if (data) onData(data);
        },
        error: stayUnlive,
        complete: () => undefined,
      },
    );
  }, stayUnlive);
  return () => {
    isStopped = true;
    stop?.();
  };
}

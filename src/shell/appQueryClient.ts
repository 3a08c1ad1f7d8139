import { createQueryClient } from '#src/data/queryClient.ts';
import { loggedOutEvent } from '#src/data/session/signOut.ts';
import { socketRegainedEvent } from '#src/data/socketClient.ts';
import { specChangedEvent } from '#src/data/specChanged.ts';

/** What the signed-in user's pages have loaded: routes put their first questions here, components read them. */
export const appQueryClient = createQueryClient();

/** Subscriptions begin anew a moment after the connection: what is asked before them might be old again. */
const RESUBSCRIBED_MS = 500;

// What was changed while the connection was lost is asked for, by every page that is open.
window.addEventListener(socketRegainedEvent, () => {
  setTimeout(() => void appQueryClient.invalidateQueries(), RESUBSCRIBED_MS);
});
// What one user has loaded is not for the next.
window.addEventListener(loggedOutEvent, () => appQueryClient.clear());
if (import.meta.hot) window.addEventListener(specChangedEvent, () => void appQueryClient.invalidateQueries());

import { createQueryClient } from '#src/data/queryClient.ts';
import { loggedOutEvent } from '#src/data/session/signOut.ts';
import { specChangedEvent } from '#src/data/specChanged.ts';

/** What the signed-in user's pages have loaded: routes put their first questions here, components read them. */
export const appQueryClient = createQueryClient();

// What one user has loaded is not for the next.
window.addEventListener(loggedOutEvent, () => appQueryClient.clear());
if (import.meta.hot) window.addEventListener(specChangedEvent, () => void appQueryClient.invalidateQueries());

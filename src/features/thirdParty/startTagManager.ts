import { isTagManagerId } from '#domain/outside/outsideAddresses.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { identifyForTags } from './identify.ts';
import { loadScript } from './loadScript.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Loads the tag manager of the tenant, and tells it whenever somebody else is here. */
export function startTagManager(): void {
  const { incubator } = sessionStore.get();
  if (!incubator || !isTagManagerId(incubator.gtmId)) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  identify();
  sessionStore.subscribe(identify);
  // A blocked tag manager is nothing that the user should hear of.
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${incubator.gtmId}`).catch(() => null);
}

let known: string | null | undefined;

function identify(): void {
  const { user, incubator } = sessionStore.get();
  const id = user?._id ?? null;
  if (!incubator || id === known) return;
  known = id;
  window.dataLayer?.push(identifyForTags(user, incubator));
}

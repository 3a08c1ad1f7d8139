import type { AnyRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { refreshRights } from '#src/data/session/loadRights.ts';
import { specChangedEvent } from '#src/data/specChanged.ts';
import { changedKinds } from '../loadScreen.ts';
import { hideProblems, showProblems } from './specProblems.ts';

/** Vite's channel to the page; there is none in a build. */
type Hot = NonNullable<ImportMeta['hot']>;

/** Modules that were changed by one save arrive one after the other. */
const SETTLE_MS = 50;

/**
 * While developing: puts a change of the spec into the page that is open, without loading it anew. Generated modules have
 * their new values by then (`scripts/dev/liveSpec.ts`), and components that have not changed keep what was typed into
 * them: routes are matched again, rights, texts and lists are asked for again, and everything is drawn again.
 */
export function followSpec(router: AnyRouter, hot: Hot): void {
  let timer: number | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void follow(router), SETTLE_MS);
  };
  hot.on('cohort:spec-problems', (frames: string) => showProblems(frames));
  hot.on('cohort:spec-live', () => {
    hideProblems();
    later();
  });
  window.addEventListener('cohort:spec-live', later);
  hot.send('cohort:spec-following', {});
}

async function follow(router: AnyRouter): Promise<void> {
  // A table that has become a form is another component.
  if (changedKinds()) return window.location.reload();
  await i18next.reloadResources();
  // Whoever is signed out meanwhile, or finds the server away, sees what there is to see without them.
  await refreshRights().catch(() => undefined);
  router.setRoutes(router.buildRouteTree());
  await router.invalidate();
  window.dispatchEvent(new Event(specChangedEvent));
  // Whoever draws a text draws it again by this, and so does what stands in it.
  i18next.emit('languageChanged', i18next.language);
}

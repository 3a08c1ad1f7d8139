import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { savesData } from '#src/data/savesData.ts';
import { whenIdle } from '#src/data/whenIdle.ts';
import { screenLoaders } from '#src/generated/screenLoaders.gen.ts';
import type { NavEntry } from './visibleEntries.ts';

/** The page that is open comes first, with its rows and what it keeps at hand. */
const afterMs = 2000;

/**
 * Fetches, when the page has nothing else to do, what the spec says of the generic screens that the menu and the links on
 * the page lead to: about a kilobyte each. Whoever taps one of them has its question sent at once, while the code that
 * draws the answer comes.
 */
export function useReadyScreens(entries: readonly NavEntry[] | null): void {
  const router = useRouter();
  useEffect(() => {
    if (!entries || savesData()) return;
    let callOff = (): void => undefined;
    let timer = 0;
    const soon = (): void => {
      callOff();
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        callOff = whenIdle(() => void fetchScreens(screensAt(router, [...hrefsOf(entries), ...hrefsOnPage()])));
      }, afterMs);
    };
    const unsubscribe = router.subscribe('onResolved', soon);
    soon();
    return () => {
      unsubscribe();
      callOff();
      clearTimeout(timer);
    };
  }, [router, entries]);
}

const hrefsOf = (entries: readonly NavEntry[]): string[] =>
  entries.flatMap(({ href, children }) => [href, ...hrefsOf(children)]);

const hrefsOnPage = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map((a) => a.href);

/** The generic screens of these addresses; those of other sites have none. */
function screensAt(router: AnyRouter, hrefs: readonly string[]): ReadonlySet<string> {
  const urls = hrefs.map((href) => new URL(href, window.location.origin));
  const paths = new Set(urls.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname));
  return new Set([...paths].flatMap((path) => screenAt(router, path) ?? []));
}

function screenAt(router: AnyRouter, path: string): string | undefined {
  const [routes] = router.getMatchedRoutes(path);
  return routes.map(({ options }) => options.staticData?.screenId).findLast((id) => id !== undefined);
}

/** One after the other: what the user asks for meanwhile finds a connection. One that does not come is asked for again when it is needed. */
async function fetchScreens(ids: ReadonlySet<string>): Promise<void> {
  for (const id of ids) await screenLoaders[id]?.[1]().catch(() => undefined);
}

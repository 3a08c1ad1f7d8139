import type { Page } from '@playwright/test';

/**
 * Opens another address without loading the app anew, as Back and Forward do: the router reads it, guards it and shows
 * it as it would a first visit, in a tenth of the time. Resolves when it, or the page that it leads on to, is shown:
 * the address alone changes at once and says nothing of what the guard decides.
 *
 * @throws when nothing is shown within `limit` milliseconds
 */
export async function goWithin(page: Page, path: string, limit = 8000): Promise<void> {
  const isShown = await page.evaluate(
    ({ to, wait }) =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), wait);
        addEventListener(
          'cohort:page-shown',
          () => {
            clearTimeout(timer);
            resolve(true);
          },
          { once: true },
        );
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }),
    { to: path, wait: limit },
  );
  if (!isShown) throw new Error(`${path} is not shown within ${limit} ms`);
}

/** Waits until nothing is on its way: no request for 150 ms, nothing marked as busy. */
export async function settled(page: Page, limit = 10_000): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () => {
      const main = document.querySelector('main, [data-page-ready]');
      // The gallery of components shows what waits, on purpose.
      const isWaiting = main?.querySelector('[aria-busy="true"]:not([data-gallery] *)');
      return main !== null && !isWaiting && main.textContent !== '';
    },
    undefined,
    { timeout: limit, polling: 50 },
  );
}

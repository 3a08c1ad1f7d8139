import type { Page } from '@playwright/test';

/**
 * Opens another address without loading the app anew, as Back and Forward do: the router reads it, guards it and shows
 * it as it would a first visit, in a tenth of the time.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
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

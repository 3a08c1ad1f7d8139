import type { Page } from '@playwright/test';

const STEPS = 25;
/** Somebody looks at an application before they go on. */
const LOOK_MS = 700;

/** Times from pressing J on the review page to the frame that shows the next application with its answers. */
export async function stepsThroughQueue(page: Page, origin: string, funnel: string): Promise<readonly number[]> {
  await page.goto(`${origin}/applications/funnels/${funnel}/builder/applications?view=table`);
  await page.locator('tbody tr a').first().click();
  await page.waitForURL(/\/application\/[^/]+\/review/);
  await page.getByRole('navigation', { name: 'Applications of the funnel' }).waitFor();
  const times: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await page.waitForTimeout(LOOK_MS);
    times.push(await page.evaluate(stepAhead));
  }
  return times;
}

/** Runs in the page. */
function stepAhead(): Promise<number> {
  return new Promise((resolve, reject) => {
    const before = location.pathname;
    const started = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', bubbles: true }));
    const look = (): void => {
      const took = performance.now() - started;
      const isThere = location.pathname !== before && document.querySelector('main dl dd') !== null;
      if (isThere) requestAnimationFrame(() => resolve(performance.now() - started));
      else if (took > 10_000) reject(new Error('the next application does not come'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

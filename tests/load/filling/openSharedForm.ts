import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { ServerProcess } from '../../support/ServerProcess.ts';

const PUBLISHED_MS = 30_000;

/** Publishes a form and answers the path that visitors fill it at. */
export async function shareForm(server: ServerProcess, token: string, formId: string): Promise<string> {
  const ask = <Result>(query: string) => server.graphql<Result>('demo', token, query, { formId });
  await ask('mutation ($formId: ID!) { updateForm(id: $formId, input: { isShared: true }) { _id } }');
  await ask('mutation ($formId: ID!) { publishForm(formId: $formId, moveDrafts: true) { formId } }');
  const until = Date.now() + PUBLISHED_MS;
  for (;;) {
    const { formDraft } = await ask<{ formDraft: { publishingState: string } }>(
      'query ($formId: ID!) { formDraft(formId: $formId) { publishingState } }',
    );
    if (formDraft.publishingState === 'success') break;
    if (Date.now() > until) throw new Error(`the form is ${formDraft.publishingState}`);
    await setTimeout(200);
  }
  const { path } = await ask<{ path: string }>(
    'mutation ($formId: ID!) { path: makePublicLink(purpose: shareForm, recordId: $formId) }',
  );
  return path;
}

/**
 * Opens a form at its public address; answers the ms from its data to the frame that shows it. The data are asked for when
 * the scripts are there and the processor is slow.
 */
export async function openSharedForm(page: Page, address: string, slow: () => Promise<unknown>): Promise<number> {
  // What the document asks early comes with it: here the page asks by itself.
  await page.route('**/graphql/batch', (route) => route.abort());
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('SharedForm')) return route.continue();
    await page.waitForTimeout(1500);
    await slow();
    await page.evaluate(watchFirstQuestion);
    return route.continue();
  });
  await page.goto(address);
  const shown = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter, null, {
    polling: 'raf',
    timeout: 60_000,
  });
  return Number(await shown.jsonValue());
}

/** Runs in the page. */
function watchFirstQuestion(): void {
  const look = (): void => {
    if (document.querySelector('[role="form"] [id^="question-"]') === null) return void requestAnimationFrame(look);
    const ends = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/graphql'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    requestAnimationFrame(() => {
      (window as { shownAfter?: number }).shownAfter = performance.now() - Math.max(...ends);
    });
  };
  requestAnimationFrame(look);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { storyNow } from '../../stories/screens/exampleValue.ts';
import { type Mode, modes, picturedIn, SAMPLE_SIZE, sampleOf } from './pictured.ts';

const index = join(import.meta.dirname, '..', '..', 'storybook-static', 'index.json');
const all = existsSync(index) ? picturedIn(index) : [];
const shown = process.env.PICTURES === 'sample' ? sampleOf(all) : all;

test('the sample is in the book', () => expect(sampleOf(all)).toHaveLength(SAMPLE_SIZE));

for (const { id } of shown) {
  for (const mode of Object.keys(modes) as Mode[]) {
    test(`${id}, ${mode}`, async ({ page }) => {
      const { width, height } = modes[mode];
      await page.setViewportSize({ width, height });
      await page.clock.setFixedTime(new Date(storyNow));
      await page.goto(`${process.env.BOOK_URL}iframe.html?id=${id}&viewMode=story&globals=${modes[mode].globals}`);
      await settled(page);
      await expect(page).toHaveScreenshot(`${id}.${mode}.png`);
    });
  }
}

/** The story has been played through, its fonts and pictures are there, and nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Windowed;
    const phase = preview?.currentRender?.phase;
    return phase === 'finished' || phase === 'completed' || phase === 'errored';
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
}

interface Windowed {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

import { expect, test } from '@playwright/test';
import { openAs } from '../pages/openAs.ts';
import { takeAlong } from '../pages/takeAlong.ts';

test('what a table shows is exported, listed in the history, and downloaded from there', async ({ page }) => {
  await openAs(page, 'demo', 'admin', '/startups/management');
  const text = await takeAlong(page, 'Startups management');
  expect(text.split('\r\n').length).toBeGreaterThan(60);
  expect(text).toContain('Arcadia Maps');
});

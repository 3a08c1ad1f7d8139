import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { TablePage } from '../pages/TablePage.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const node = (...words: readonly string[]) =>
  execFileSync(join(root, 'node_modules', '.bin', 'node'), words, { cwd: root, encoding: 'utf8' });

test('`spec init` writes a product that compiles without a word, starts and lists its records', async ({ page }) => {
  test.setTimeout(240_000);
  const product = mkdtempSync(join(tmpdir(), 'product-'));
  const workshop = join(root, '.cache', 'products', basename(product));
  expect(node('generator/cli.ts', 'init', product)).toContain('npm start -- --product');
  expect(() => node('generator/cli.ts', 'init', product), 'what is there is never overwritten').toThrow(/not empty/);
  node('scripts/products/makeProduct.mjs', product);
  expect(node('generator/cli.ts', 'check', '--root', workshop)).toContain('no problems');
  const server = await ServerProcess.start({ DATA_DIR: join(product, 'data'), DEMO: '1' }, undefined, workshop);
  try {
    await page.goto(`http://demo.localhost:${server.port}/login`);
    await page.locator('input[type=email]').fill('admin@demo.test');
    await page.locator('input[type=password]').fill('accelerate');
    await page.locator('button[type=submit]').click();
    await expect(new TablePage(page).row('The first item')).toBeVisible();
  } finally {
    await server.stop();
    for (const folder of [product, workshop]) rmSync(folder, { recursive: true, force: true });
  }
});

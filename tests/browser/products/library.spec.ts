/** A second product of the same generator: a lending library that is YAML alone (decision 0061). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { RecordForm } from '../pages/RecordForm.ts';
import { TablePage } from '../pages/TablePage.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const workshop = join(root, '.cache', 'products', 'library');
let server: ServerProcess;
let dataDir: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const make = ['scripts/products/makeProduct.mjs', 'examples/library'];
  execFileSync(join(root, 'node_modules', '.bin', 'node'), make, { cwd: root, stdio: 'ignore' });
  dataDir = mkdtempSync(join(tmpdir(), 'library-'));
  server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' }, undefined, workshop);
});
test.afterAll(async () => {
  await server?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

const address = (path: string) => `http://demo.localhost:${server.port}${path}`;

async function signedIn(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address('/login'));
  await page.locator('input[type=email]').fill(`${account}@demo.test`);
  await page.locator('input[type=password]').fill('accelerate');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(address('/'));
  return page;
}

test('it has its own name, menu and words, and nothing of Cohort', async ({ browser }) => {
  const page = await signedIn(browser, 'max');
  await expect(page.getByRole('link', { name: 'Bücher' }).first()).toBeVisible();
  await expect(page).toHaveTitle(/Riverside Library/);
  await expect(page.getByText('Ausleihtheke')).toHaveCount(0);
  // Neither in its schema nor among its routes; what a product needs to run is called as ever.
  const schema = readFileSync(join(workshop, 'docs/schema.graphql'), 'utf8');
  expect(schema).toMatch(/^type Book /m);
  expect(schema).not.toMatch(/^type (Startup|Program|Task|Funnel|Application|Course|CoachingSession)\b/m);
  const routes = readFileSync(join(workshop, 'src/generated/routes.gen.ts'), 'utf8');
  expect(routes).toContain('"/books/$id"');
  expect(routes).not.toMatch(/"\/(startups|coaching|applications|courses|tasks)"/);
  expect(existsSync(join(workshop, 'server/modules/startups'))).toBe(false);
});

test('a librarian lends a book; whom it is lent to sees it, and no other member does', async ({ browser }) => {
  const desk = await signedIn(browser, 'librarian');
  await desk.goto(address('/loans/desk?create=true'));
  const form = new RecordForm(desk);
  await form.choose('Book', 'SPQR');
  await form.choose('Reader', 'Mia');
  await form.field('Back by').fill('2099-12-24');
  await form.save('Save loan');
  await expect(new TablePage(desk).row('SPQR').filter({ hasText: 'Mia Berg' })).toBeVisible();

  const mia = await signedIn(browser, 'mia');
  await mia.goto(address('/loans'));
  await expect(new TablePage(mia).row('SPQR')).toBeVisible();
  await expect(mia.getByText('Max Fels')).toHaveCount(0);
  await expect(mia.getByRole('link', { name: 'Lending desk' })).toHaveCount(0);

  const max = await signedIn(browser, 'max');
  await max.goto(address('/loans'));
  await expect(new TablePage(max).row('Emma')).toBeVisible();
  await expect(max.getByText('Mia Berg')).toHaveCount(0);
});

test('what is late is overdue by itself, and its reader is told', async ({ browser }) => {
  const page = await signedIn(browser, 'mia');
  await expect(async () => {
    await page.goto(address('/loans'));
    await expect(new TablePage(page).row('Cosmos').getByText('Overdue')).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('button', { name: /notification/i }).click();
  await expect(page.getByTestId('notification').filter({ hasText: 'Your book is overdue' })).toBeVisible();
});

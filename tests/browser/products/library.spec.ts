/** A second product of the same generator: a lending library that is YAML alone (decision 0061). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { RecordForm } from '../pages/RecordForm.ts';
import { TablePage } from '../pages/TablePage.ts';
import { goWithin, settled } from '../support/goWithin.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const node = join(root, 'node_modules', '.bin', 'node');
const workshop = join(root, '.cache', 'products', 'library');
let server: ServerProcess;
let dataDir: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const make = ['scripts/products/makeProduct.mjs', 'examples/library'];
  execFileSync(node, make, { cwd: root, stdio: 'ignore' });
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

/** Words of Cohort's world, and keys of texts where a text should be. */
const foreign =
  /\b\w*(?:startup|program|cohort|incubator|inkubator|coach|mentor|founder|gründer|applicant|bewerb)\w*|\b[a-z]+(?:\.[A-Za-z]\w+)+\b/gi;
const pages = [
  '/',
  '/books',
  '/loans',
  '/loans/desk',
  '/members',
  '/account/settings',
  '/account/settings/security',
].concat(
  ['general', 'users', 'users?create=true', 'roles', 'permissions', 'logs', 'automations', 'automations/runs'].map(
    (page) => `/admin/configuration/${page}`,
  ),
);

for (const [language, account] of [
  ['English', 'admin'],
  ['German', 'karl'],
] as const)
  test(`no page says a word of Cohort, in ${language}`, async ({ browser }) => {
    const page = await signedIn(browser, account);
    const said: Record<string, readonly string[]> = {};
    for (const path of ['/setup', '/welcome', ...pages]) {
      await goWithin(page, path);
      await settled(page);
      const words = `${await page.locator('body').innerText()} ${await page.title()}`.match(foreign) ?? [];
      const strange = words.filter((word) => !/demo\.test|localhost/.test(word));
      if (strange.length > 0) said[path] = strange;
    }
    expect(said).toEqual({});
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

test('its promises about who may do what are kept, and its spec has no problem', () => {
  const ask = (verb: string) =>
    execFileSync(node, ['generator/cli.ts', verb, '--product', 'examples/library'], { cwd: root, encoding: 'utf8' });
  expect(ask('test')).toContain('5 of 5 kept');
  expect(ask('check')).toContain('no problems');
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

test('a reader takes the other language, and the page speaks it at once', async ({ browser }) => {
  const page = await signedIn(browser, 'mia');
  await page.goto(address('/account/settings'));
  const form = new RecordForm(page);
  await form.choose('Language (Optional)', 'Deutsch');
  await form.save('Save profile');
  await expect(page.getByRole('link', { name: 'Ausleihen' }).first()).toBeVisible();
});

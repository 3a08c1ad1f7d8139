import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startOpenIdProvider, type TestOpenIdProvider } from '#server/testing/startOpenIdProvider.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { freePort } from '../../support/startPostgres.ts';
import { AccountPanel } from '../pages/AccountPanel.ts';

/** A server of its own: the other tests sign in with e-mail and password. */
let provider: TestOpenIdProvider;
/** Where a service that people connect asks them; another one than they sign in at. */
let service: TestOpenIdProvider;
let server: ServerProcess;
let dataDir: string;

test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async () => {
  // Two servers are started.
  test.setTimeout(180_000);
  const port = await freePort();
  provider = await startOpenIdProvider({
    redirectUris: ['demo', 'rival'].map((tenant) => `http://${tenant}.localhost:${port}/auth/callback`),
    accounts: {
      mentor: { email: 'mentor@demo.test', email_verified: true },
      rival: { email: 'mentor@rival.test', email_verified: true },
      stranger: { email: 'stranger@elsewhere.test', email_verified: true },
    },
  });
  service = await startOpenIdProvider({
    redirectUris: [`http://demo.localhost:${port}/account/settings/integrations`],
    accounts: { mia: { email: 'mia@elsewhere.test' } },
    service: {
      paths: { authorization: '/oauth2/v2.0/authorize', token: '/oauth2/v2.0/token' },
      secretIn: 'body',
      scopes: ['Calendars.ReadBasic'],
    },
  });
  dataDir = mkdtempSync(join(tmpdir(), 'cohort-sign-on-'));
  const { issuer, clientId, clientSecret } = provider.settings;
  server = await ServerProcess.start(
    {
      DATA_DIR: dataDir,
      DEMO: '1',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      MICROSOFT_CLIENT_ID: service.settings.clientId,
      MICROSOFT_CLIENT_SECRET: service.settings.clientSecret,
      MICROSOFT_AUTHORITY: service.settings.issuer,
      GOOGLE_CLIENT_ID: 'known',
      GOOGLE_CLIENT_SECRET: 'at Google',
      CONNECTIONS_KEY: Buffer.alloc(32, 5).toString('base64'),
    },
    port,
  );
});
test.afterAll(async () => {
  await server.stop();
  await provider.close();
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const address = (path: string, tenant = 'demo') => `http://${tenant}.localhost:${server.port}${path}`;

/** Fills in the provider's own page. */
async function signInAtProvider(page: Page, account: string, at = provider): Promise<void> {
  await page.waitForURL((url) => url.origin === at.settings.issuer);
  await page.locator('input[name=login]').fill(account);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test('signing in at the provider leads back to where one wanted to go', async ({ page }) => {
  await page.goto(address('/tasks?tab=all'));
  await signInAtProvider(page, 'mentor');
  await expect(page).toHaveURL(/\/tasks\?.*tab=all/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accelerator-token'))).toHaveLength(43);
  expect(page.url()).not.toContain('code=');
});

test('an account that is not known here is told so, and may try again', async ({ page }) => {
  await page.goto(address('/login'));
  await signInAtProvider(page, 'stranger');
  await expect(page.getByText('There was a problem with your log in:')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('There is no account with your e-mail address here.');
  expect(await page.evaluate(() => localStorage.getItem('accelerator-token'))).toBeNull();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('what the provider says is shown, and trying again leads to it, then to the first page', async ({ page }) => {
  await page.goto(address('/auth/callback?error=access_denied&error_description=Nope'));
  await expect(page.getByText('There was a problem with your log in:')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Nope');
  await page.getByRole('button', { name: 'Try again' }).click();
  await signInAtProvider(page, 'mentor');
  await expect(page).toHaveURL(address('/'));
});

test('who logs out is not signed in again by a provider that still knows them', async ({ page }) => {
  await page.goto(address('/login'));
  await signInAtProvider(page, 'mentor');
  const account = new AccountPanel(page);
  await account.open();
  await account.logOut();
  const again = page.getByRole('link', { name: 'Continue with single sign-on' });
  await expect(again).toBeVisible();
  await again.click();
  await expect(page).toHaveURL(address('/'));
});

test('there is no password to forget', async ({ page }) => {
  await page.goto(address('/forgotpassword'));
  await page.waitForURL((url) => url.origin === provider.settings.issuer);
});

test('a service is connected at its provider, after a no as well, and let go of', async ({ page }) => {
  await page.goto(address('/account/settings/integrations'));
  await signInAtProvider(page, 'mentor');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const connect = page.getByRole('button', { name: 'Connect Microsoft Calendar' });
  await connect.click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('You did not allow the connection');
  await expect(page).toHaveURL(address('/account/settings/integrations'));
  await connect.click();
  await signInAtProvider(page, 'mia', service);
  await expect(page.getByTestId('toast')).toContainText('Microsoft Calendar is connected');
  await expect(page).toHaveURL(address('/account/settings/integrations'));
  await page.reload();
  await expect(row('Microsoft Calendar').getByText('Connected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect Microsoft Calendar' }).click();
  await expect(connect).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Google Calendar' })).toBeEnabled();
  // Of what nobody has set up there is a word.
  await expect(row('Zoom')).toContainText('Not set up');
});

test('a service that the plan lacks is locked, in the reader’s language', async ({ page }) => {
  await page.goto(address('/account/settings/integrations', 'rival'));
  await signInAtProvider(page, 'rival');
  const teams = page.getByRole('listitem').filter({ hasText: 'Microsoft Teams' });
  await expect(teams).toContainText('n’est pas comprise dans votre plan');
  await expect(teams.getByRole('button')).toHaveCount(0);
});

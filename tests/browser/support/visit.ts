import { request } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';

export const port = (): number => Number(process.env.COHORT_PORT);
export const address = (tenant: string, path = '/'): string => `http://${tenant}.localhost:${port()}${path}`;

const tokens = new Map<string, Promise<string>>();

/** A token from the server itself, one per account and worker: signing in by the form is tested once, elsewhere. */
export function tokenOf(tenant: string, account: string): Promise<string> {
  const email = `${account}@${tenant}.test`;
  const known = tokens.get(email) ?? requestToken(tenant, email);
  tokens.set(email, known);
  return known;
}

function requestToken(tenant: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: 'accelerate', incubator: tenant });
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: port(),
        path: '/auth/local',
        method: 'POST',
        headers: { host: `${tenant}.localhost:${port()}`, 'content-type': 'application/json' },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () =>
          response.statusCode === 200
            ? resolve((JSON.parse(text) as { token: string }).token)
            : reject(new Error(`${email}: ${text}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/**
 * Signs a browser, or one page of it, in before its first page; the token is set once, so that signing out stays signed out. Whoever signs
 * out needs a token of their own: the shared one would be ended for all tests after. A founder is asked for metrics over
 * whatever page comes first: tests that are not about that (`isPrompted`) come to a tab that has asked already.
 */
export async function signInBrowser(
  target: Pick<BrowserContext, 'addInitScript'>,
  tenant: string,
  account: string,
  { ownToken = false, isPrompted = false } = {},
): Promise<void> {
  const token = ownToken ? await requestToken(tenant, `${account}@${tenant}.test`) : await tokenOf(tenant, account);
  await target.addInitScript(
    ({ value, isAsked }) => {
      // Frames without an origin, as that of a mail's preview, have no storage.
      if (window === window.top && sessionStorage.getItem('aa:test-signed-in') === null) {
        localStorage.setItem('accelerator-token', value);
        sessionStorage.setItem('aa:test-signed-in', '1');
        if (!isAsked) sessionStorage.setItem('aa:metrics-prompt-shown', 'true');
      }
    },
    { value: token, isAsked: isPrompted },
  );
}

/** Signs in by the form, as people do. */
export async function signInByForm(page: Page, tenant: string, account: string, path = '/login'): Promise<void> {
  await page.goto(address(tenant, path));
  await page.locator('input[type=email], input[name=email]').first().fill(`${account}@${tenant}.test`);
  await page.locator('input[type=password]').fill('accelerate');
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

import type { Page } from '@playwright/test';
import { address, signInBrowser } from '../support/visit.ts';

/** Opens a page as somebody who is signed in. */
export async function openAs(page: Page, tenant: string, account: string, path: string): Promise<void> {
  await signInBrowser(page.context(), tenant, account);
  await page.goto(address(tenant, path));
}

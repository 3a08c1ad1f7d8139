import type { Locator, Page } from '@playwright/test';

/** One's own account, which opens over each page of the app. */
export class AccountPanel {
  /** What is open. */
  readonly panel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Your account' }).click();
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape');
  }

  async chooseDarkMode(): Promise<void> {
    await this.panel.getByRole('switch', { name: 'Dark mode' }).click();
  }

  /** Opens the entry and gives what it leads to. */
  async findSupport(): Promise<Locator> {
    await this.panel.getByRole('button', { name: 'Support' }).click();
    return this.panel.getByRole('link', { name: 'Contact us' });
  }

  async logOut(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Log out' }).click();
  }
}

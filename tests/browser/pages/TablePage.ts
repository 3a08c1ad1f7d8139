import { expect, type Locator, type Page } from '@playwright/test';

/** A list of records as a table: its rows, what is chosen of them, and what is done with many at once. */
export class TablePage {
  readonly rows: Locator;
  /** Tells how far an operation on many records is. */
  readonly panel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.rows = page.getByRole('row');
    this.panel = page.getByTestId('batch-panel');
  }

  row(words: string): Locator {
    return this.rows.filter({ hasText: words });
  }

  /** Chooses the first rows. */
  async choose(count: number): Promise<void> {
    const boxes = this.rows.getByRole('checkbox');
    await expect(boxes.nth(count)).toBeVisible();
    for (let index = 1; index <= count; index += 1) await boxes.nth(index).check();
  }

  async chooseAll(): Promise<void> {
    await expect(this.rows.nth(3)).toBeVisible();
    await this.#page.getByRole('checkbox', { name: 'Select all rows' }).check();
  }

  async openActions(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Actions' }).click();
  }

  /** Begins an action with what is chosen; it asks before it does anything. */
  async begin(action: string): Promise<void> {
    await this.openActions();
    await this.#page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** Begins an action, and says yes to its question. */
  async act(action: string): Promise<void> {
    await this.begin(action);
    await this.#page.getByRole('dialog').getByRole('button', { name: action }).click();
  }

  async closePanel(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Close' }).click();
  }
}

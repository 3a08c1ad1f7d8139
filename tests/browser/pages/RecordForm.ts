import { expect, type Locator, type Page } from '@playwright/test';

/** The form of a record, on a page or over one. */
export class RecordForm {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  field(label: string): Locator {
    return this.#page.getByLabel(label, { exact: true });
  }

  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await this.field(label).fill(text);
  }

  /** Takes the first of what each list offers, where nothing is chosen yet. */
  async chooseFirst(labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      const field = this.#page.getByRole('combobox', { name: label, exact: true });
      if ((await field.inputValue()) !== '') continue;
      await field.click();
      await this.#offered().first().click();
    }
  }

  /** Takes what a list offers under a name. */
  async choose(label: string, option: string): Promise<void> {
    const field = this.#page.getByRole('combobox', { name: label, exact: true });
    await field.click();
    await field.fill(option);
    await this.#offered().filter({ hasText: option }).first().click();
  }

  /** What the list that is open offers; selections of the browser's own have options too, which nobody sees. */
  #offered() {
    return this.#page.locator('[role=option]').filter({ visible: true });
  }

  async save(button: string): Promise<void> {
    await this.#page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Waits until a toast says so, and takes it away: it must not stand in for the next one's. */
  async isToldOf(words: string, what: string): Promise<void> {
    const toast = this.#page.getByTestId('toast');
    await expect(toast.filter({ hasText: words }).first(), what).toBeVisible();
    await toast.first().getByRole('button').last().click();
  }
}

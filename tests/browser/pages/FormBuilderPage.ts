import { expect, type Locator, type Page } from '@playwright/test';

/** The builder of forms as its author sees it. */
export class FormBuilderPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The text of an element, by its place from 1. */
  element(number: number): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^Text of ${number} `) });
  }

  get #settings(): Locator {
    return this.page.getByRole('complementary', { name: 'Settings' });
  }

  /** Adds an element behind the chosen one; it is chosen then. */
  async add(kind: string): Promise<void> {
    const palette = this.page.getByRole('navigation', { name: 'Kinds of questions' });
    await palette.getByRole('button', { name: kind, exact: true }).click();
    await expect(this.#settings).toBeVisible();
  }

  async write(number: number, label: string): Promise<void> {
    await this.element(number).fill(label);
  }

  /** Names the options of the chosen element. */
  async options(...names: readonly string[]): Promise<void> {
    for (const [at, name] of names.entries())
      await this.#settings
        .getByRole('textbox', { name: `Option ${at + 1}`, exact: true })
        .first()
        .fill(name);
  }

  async require(): Promise<void> {
    await this.#settings.getByLabel('Must be answered').click();
  }

  async showWhen(question: string, comparison: string, value: string): Promise<void> {
    await this.#settings.getByRole('button', { name: 'Add a condition' }).click();
    await this.#settings.getByLabel('Question', { exact: true }).selectOption(question);
    await this.#settings.getByLabel('Comparison', { exact: true }).selectOption(comparison);
    await this.#settings.getByRole('checkbox', { name: value }).check();
  }

  async isSaved(): Promise<void> {
    await expect(this.page.getByText(/^Saving/)).toHaveCount(0);
    await expect(this.page.getByRole('status').filter({ hasText: /^(Saved|All changes saved)/ })).toBeVisible();
  }

  /** Publishes the next version and waits until it is there. */
  async publish(number: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: `Publish version ${number}` }).click();
    await expect(this.page.getByText('The form is published.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }
}

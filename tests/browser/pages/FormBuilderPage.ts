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

  /** Chooses an element by its place from 1; what is added comes behind it. */
  async choose(number: number): Promise<void> {
    await this.element(number).focus();
    await expect(this.#settings).toBeVisible();
  }

  async remove(label: string): Promise<void> {
    await this.page.getByRole('button', { name: `More for ${label}` }).click();
    await this.page.getByRole('menuitem', { name: 'Remove' }).click();
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

  /** Names the columns of the chosen table. */
  async columns(...names: readonly string[]): Promise<void> {
    for (const [at, name] of names.entries())
      await this.#settings.getByRole('textbox', { name: `Column ${at + 1}`, exact: true }).fill(name);
  }

  async require(): Promise<void> {
    await this.#settings.getByLabel('Must be answered').click();
  }

  /** Names the options of the chosen element, and lets another answer be written in. */
  async optionsAndOther(...names: readonly string[]): Promise<void> {
    await this.options(...names);
    await this.switchOn('Another answer can be written in');
  }

  /** What each option of the chosen element counts as. */
  async countAs(...numbers: readonly number[]): Promise<void> {
    for (const [at, number] of numbers.entries())
      await this.#settings.getByLabel(`Number that option ${at + 1} counts as`).fill(String(number));
  }

  async switchOn(label: string): Promise<void> {
    await this.#settings.getByLabel(label).check();
  }

  async limit(label: string, value: number): Promise<void> {
    await this.#settings.getByLabel(label, { exact: true }).fill(String(value));
  }

  async formula(words: string): Promise<void> {
    await this.#settings.getByLabel('Formula').fill(words);
  }

  async tree(outline: string): Promise<void> {
    await this.#settings.getByLabel('Branches').fill(outline);
  }

  async video(address: string): Promise<void> {
    await this.#settings.getByLabel('Address of the video').fill(address);
  }

  async profileField(name: string): Promise<void> {
    await this.#settings.getByLabel('Field of the profile').selectOption(name);
  }

  async showWhen(question: string, comparison: string, value: string): Promise<void> {
    await this.#settings.getByRole('button', { name: 'Add a condition' }).click();
    await this.#settings.getByLabel('Question', { exact: true }).selectOption(question);
    await this.#settings.getByLabel('Comparison', { exact: true }).selectOption(comparison);
    await this.#settings.getByRole('checkbox', { name: value }).check();
  }

  /** Says a comparison that is there already, by its place from 0 among all of the condition. */
  async compare(at: number, question: string, comparison: string, value: string): Promise<void> {
    await this.#settings.getByLabel('Question', { exact: true }).nth(at).selectOption(question);
    await this.#settings.getByLabel('Comparison', { exact: true }).nth(at).selectOption(comparison);
    const choice = this.#settings.getByRole('checkbox', { name: value, exact: true });
    if ((await choice.count()) > 0) await choice.last().check();
    else await this.#settings.getByRole('spinbutton', { name: 'Value' }).last().fill(value);
  }

  /** A group of two comparisons, of which one is enough, beside those that are there. */
  async addGroup(): Promise<void> {
    await this.#settings.getByRole('button', { name: 'Add a group' }).last().click();
  }

  /** The condition of the chosen element, read back as a sentence. */
  async reads(sentence: string): Promise<void> {
    await expect(this.#settings.getByText(sentence, { exact: true })).toBeVisible();
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

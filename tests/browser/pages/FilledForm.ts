import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** A form as those who fill it see it, in any language: questions are found by how their author has written them. */
export class FilledForm {
  readonly #page: Page;
  readonly #language: string;

  constructor(page: Page, language = 'en') {
    this.#page = page;
    this.#language = language;
  }

  /** A field by its question; whether it must be answered stands behind it. */
  field(question: string): Locator {
    return this.#page.getByLabel(startsWith(question)).first();
  }

  async write(question: string, text: string): Promise<void> {
    await this.field(question).fill(text);
  }

  /** One choice of those in sight. */
  async tick(question: string, choice: string): Promise<void> {
    const group = this.#page.getByRole('group', { name: startsWith(question) });
    const options = group.or(this.#page.getByRole('radiogroup', { name: startsWith(question) }));
    await options.getByLabel(choice, { exact: true }).check();
  }

  /** One choice of a list that opens. */
  async pick(question: string, choice: string): Promise<void> {
    const field = this.#page.getByRole('combobox', { name: startsWith(question) });
    await field.click();
    await this.#page.getByRole('option', { name: choice, exact: true }).click();
    await this.#page.keyboard.press('Escape');
  }

  async writeIn(question: string, text: string): Promise<void> {
    await this.#page.getByLabel(this.#word('questions', 'otherFor', { label: question })).fill(text);
  }

  get other(): string {
    return this.#word('questions', 'other');
  }

  /** A table of questions, row by row; rows are added as they are needed. */
  async fillTable(columns: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
    for (const [at, cells] of rows.entries()) {
      const first = this.#cell(columns[0] ?? '', at + 1);
      if (!(await first.isVisible())) {
        await this.#page.getByRole('button', { name: this.#word('questions', 'addRow') }).click();
      }
      for (const [place, text] of cells.entries()) await this.#cell(columns[place] ?? '', at + 1).fill(text);
    }
  }

  #cell(column: string, row: number): Locator {
    return this.#page.getByLabel(this.#word('questions', 'cell', { column, row: String(row) }), { exact: true });
  }

  async attach(name: string, content: string): Promise<void> {
    const buffer = Buffer.from(content);
    await this.#page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect(this.#page.getByText(name).first()).toBeVisible();
  }

  async next(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#word('questions', 'next'), exact: true }).click();
  }

  async isSaved(): Promise<void> {
    const words = this.#word('questions', 'save.savedAt', { time: '' }).trim();
    await expect(this.#page.getByText(startsWith(words))).toBeVisible({ timeout: 40_000 });
  }

  /** Hands in from the page on which all answers are checked, and says yes to the question. */
  async handIn(): Promise<void> {
    const label = this.#word('applications', 'form.handIn');
    await this.#page.getByRole('button', { name: label, exact: true }).click();
    await this.#page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
    await expect(this.#page.getByText(this.#word('applications', 'form.handedIn')).first()).toBeVisible();
  }

  #word(namespace: string, key: string, values: Readonly<Record<string, string>> = {}): string {
    const file = join(import.meta.dirname, '..', '..', '..', 'locales', this.#language, `${namespace}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return (texts[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  }
}

const startsWith = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

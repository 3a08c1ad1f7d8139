import { expect, type Locator, type Page } from '@playwright/test';

/** One's tasks, and the dialog in which one is written. */
export class TaskList {
  readonly dialog: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog');
  }

  task(name: string): Locator {
    return this.#page.getByTestId('task').filter({ hasText: name });
  }

  /** Finds a task and waits until the list shows nothing else: rows that are about to go are nothing to click on. */
  async search(words: string): Promise<void> {
    await this.#page.getByPlaceholder('Search tasks').fill(words);
    await expect(this.#page.getByTestId('task').filter({ hasNotText: words })).toHaveCount(0);
    await expect(this.task(words)).toBeVisible();
  }

  async add(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add Task' }).first().click();
  }

  async name(name: string): Promise<void> {
    await this.dialog.getByLabel('Task name').fill(name);
  }

  /** Gives the task to somebody as well. */
  async assign(name: string): Promise<void> {
    const field = this.dialog.getByRole('combobox', { name: 'Assign to' });
    await field.fill(name);
    await this.#page.getByRole('option', { name }).first().click();
    await field.press('Escape');
  }

  /** Gives the task to somebody else: whoever writes it has it at first. */
  async giveTo(name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Assign to' }).press('Backspace');
    await this.assign(name);
  }

  async tag(label: string): Promise<void> {
    await this.dialog.getByLabel('Tag').selectOption(label);
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save' }).click();
  }

  /** An entry of the menu of one task. */
  async chooseOf(name: string, entry: string): Promise<void> {
    await this.task(name)
      .getByRole('button', { name: /Options of/ })
      .click();
    await this.#page.getByRole('menuitem', { name: entry }).click();
  }

  /** How many are due, as the head of the page says. */
  async due(): Promise<number> {
    const label = (await this.#page.getByRole('button', { name: /Today's tasks/ }).getAttribute('aria-label')) ?? '';
    return Number(/\d+/.exec(label)?.[0] ?? 0);
  }
}

import { expect, type Locator, type Page } from '@playwright/test';

/** The desk of a funnel as its staff sees it: a column for each round, filters, and views that are kept. */
export class FunnelDesk {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  column(round: string): Locator {
    return this.#page.getByRole('region', { name: round });
  }

  cards(round: string): Locator {
    return this.column(round).getByRole('listitem');
  }

  /** Moves an application by the menu of its card, by keys alone. */
  async moveByKeyboard(startup: string, round: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Move ${startup}` }).focus();
    await this.#page.keyboard.press('Enter');
    await this.#page.getByRole('menuitem', { name: round }).press('Enter');
  }

  async filterByAnswer(question: string, words: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Filter', exact: true }).click();
    await this.#page.getByLabel('Field').selectOption('Answers');
    await this.#page.getByLabel('Question', { exact: true }).selectOption({ label: question });
    await this.#page.getByLabel('Comparison').selectOption('contains');
    await this.#page.getByRole('textbox', { name: 'Value' }).fill(words);
    await this.#page.getByRole('button', { name: 'Add filter' }).click();
    await this.#page.keyboard.press('Escape');
  }

  /** Keeps what is shown under a name, and lets everybody of a role choose it. */
  async keepView(name: string, role: string): Promise<void> {
    await this.#openViews();
    await this.#page.getByRole('textbox', { name: 'Save what the table shows as' }).fill(name);
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.#view(name)).toHaveAttribute('aria-current', 'true');
    await this.#page.getByRole('button', { name: `Share ${name}` }).click();
    const roles = this.#page.getByRole('combobox', { name: `Share ${name}` });
    await roles.click();
    await this.#page.getByRole('option', { name: role, exact: true }).click();
    const form = this.#page.getByRole('listitem').filter({ has: roles });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.#page.getByText(`Shared with ${role}`)).toBeVisible();
    await this.#page.keyboard.press('Escape');
  }

  async chooseView(name: string): Promise<void> {
    await this.#openViews();
    await this.#view(name).click();
  }

  #view(name: string): Locator {
    // Whose it is, and with whom it is shared, stands behind its name.
    return this.#page.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async #openViews(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Saved views' }).click();
  }
}

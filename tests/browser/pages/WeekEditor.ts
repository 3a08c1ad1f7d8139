import { expect, type Page } from '@playwright/test';

/** The week in which somebody says when they can be booked. */
export class WeekEditor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Gives hours on a day of the week, or none. */
  async open(day: string, isOpen: boolean): Promise<void> {
    await this.#page.getByRole('switch', { name: day, exact: true }).setChecked(isOpen);
  }

  /** Saves, and waits for the answer: what is said of it may still be there from the time before. */
  async save(): Promise<void> {
    const answer = this.#page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('SaveMyAvailability')),
    );
    await this.#page.getByRole('button', { name: 'Save hours' }).click();
    expect(await (await answer).json()).not.toHaveProperty('errors');
  }
}

import type { Locator, Page } from '@playwright/test';

/** The free times of somebody whom a founder may ask for a meeting. */
export class FreeTimes {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Those of the week that is shown on a day of it: `Wednesday`. */
  on(day: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^Ask for a meeting: .*${day}`) });
  }
}

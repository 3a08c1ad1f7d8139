import { type Browser, type BrowserContextOptions, type Page, test } from '@playwright/test';
import { type Invited, Organisation } from '../pages/Organisation.ts';
import type { EmptyInstallation } from '../support/EmptyInstallation.ts';

/** Whoever lives in the organisation, by first name; applicants have no account before they apply. */
export type Name = 'Ada' | 'Sam' | 'Mia' | 'Max' | 'Eva' | 'Cora' | 'Nora' | 'Omar' | 'Rita';

/** The life of one organisation, in steps of people: each has a browser of their own that stays open. */
export class Walk {
  readonly acme: EmptyInstallation;
  readonly browser: Browser;
  readonly house: Organisation;
  /** Addresses of what was made on the way, by what it is. */
  readonly places = new Map<string, string>();
  readonly #people = new Map<Name, Page>();
  #steps = 0;

  constructor(acme: EmptyInstallation, admin: Page, browser: Browser) {
    this.acme = acme;
    this.browser = browser;
    this.house = new Organisation(acme, admin, browser);
    this.#people.set('Ada', admin);
  }

  /** How many steps were taken. */
  get steps(): number {
    return this.#steps;
  }

  /** The page of somebody. */
  of(name: Name): Page {
    const page = this.#people.get(name);
    if (page === undefined) throw new Error(`${name} has not come yet`);
    return page;
  }

  get everybody(): ReadonlyMap<Name, Page> {
    return this.#people;
  }

  async comes(name: Name, page: Page): Promise<void> {
    this.#people.set(name, page);
    // What founders are asked for when they come is answered where the walk says so, not before.
    await page.addInitScript(() => {
      if (window === window.top) sessionStorage.setItem('aa:metrics-prompt-shown', 'true');
    });
  }

  /** Somebody does or sees one thing. */
  step<Result>(name: Name, what: string, body: (page: Page) => Promise<Result>): Promise<Result> {
    this.#steps += 1;
    return test.step(`${this.#steps} ${name} ${what}`, () => body(this.of(name)));
  }

  /** Several see the same, each in a step. */
  async each(names: readonly Name[], what: string, body: (page: Page) => Promise<unknown>): Promise<void> {
    for (const name of names) await this.step(name, what, body);
  }

  /** Goes back to what was made on the way. */
  async goBackTo(page: Page, place: string): Promise<void> {
    const address = this.places.get(place);
    if (address === undefined) throw new Error(`${place} is not made yet`);
    await page.goto(address);
  }

  async goto(page: Page, path: string): Promise<void> {
    await page.goto(this.acme.address(path));
  }

  async invite(name: Name, role: string, startup?: string, options: BrowserContextOptions = {}): Promise<void> {
    const invited: Invited = {
      firstName: name,
      email: `${name.toLowerCase()}@acme.example`,
      role,
      ...(startup !== undefined && { startup }),
    };
    this.#steps += 1;
    const page = await test.step(`${this.#steps} ${name} is invited as ${role} and opens the account`, () =>
      this.house.invite(invited, options));
    await this.comes(name, page);
  }
}

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };

import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';

export type HandKind = 'mouse' | 'touch' | 'keyboard';

/** How far somebody goes with Tab before they give up. */
const farthest = 200;

/** What a browser is opened with for a hand of this kind. */
export const deviceOf: Readonly<Record<HandKind, BrowserContextOptions>> = {
  mouse: { viewport: { width: 1280, height: 800 } },
  touch: { viewport: { width: 360, height: 740 }, hasTouch: true },
  keyboard: { viewport: { width: 1280, height: 800 } },
};

/**
 * Somebody's hand on a page, by mouse, by thumb or by keys alone. Counts how often something was pressed: what is typed and
 * how far Tab goes is not counted, but where Tab does not lead nobody can press anything.
 */
export class Hand {
  presses = 0;
  readonly #page: Page;
  readonly #kind: HandKind;

  constructor(page: Page, kind: HandKind) {
    this.#page = page;
    this.#kind = kind;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await expect(target).toBeVisible();
    if (this.#kind === 'mouse') return target.click();
    if (this.#kind === 'touch') return target.tap();
    await this.#goTo(target);
    await this.#page.keyboard.press('Enter');
  }

  /** Writes in a field, which is pressed first unless it has been come to already. */
  async write(target: Locator, text: string): Promise<void> {
    await expect(target).toBeVisible();
    if (!(await hasFocus(target))) {
      if (this.#kind === 'keyboard') await this.#goTo(target);
      else {
        this.presses += 1;
        await (this.#kind === 'mouse' ? target.click() : target.tap());
      }
    }
    await target.pressSequentially(text);
  }

  async #goTo(target: Locator): Promise<void> {
    for (let step = 0; step < farthest; step += 1) {
      if (await hasFocus(target)) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${target.toString()}`);
  }
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

import { expect, type Locator, type Page } from '@playwright/test';

/** A field for formatted writing, as whoever writes in it uses it. */
export class Writing {
  readonly page: Page;
  readonly text: Locator;
  readonly #begin: Locator;

  constructor(page: Page, name: string | RegExp) {
    this.page = page;
    this.#begin = page.getByRole('button', { name });
    this.text = page.getByRole('textbox', { name });
  }

  /** Does what a control of the toolbar does. */
  async press(control: string): Promise<void> {
    await this.page
      .getByRole('toolbar', { name: 'Formatting' })
      .getByRole('button', { name: control, exact: true })
      .click();
  }

  /** Opens a field that is one line until somebody goes to it. */
  async begin(): Promise<void> {
    await this.#begin.click();
    await expect(this.text).toBeFocused();
  }

  async type(words: string): Promise<void> {
    await this.text.focus();
    await this.page.keyboard.type(words);
  }

  /** Leads from the words just before the cursor. */
  async link(words: string, address: string): Promise<void> {
    await this.type(words);
    for (const _ of words) await this.page.keyboard.press('Shift+ArrowLeft');
    await this.press('Link');
    await this.page.getByLabel('Web or e-mail address').fill(address);
    await this.page.getByRole('button', { name: 'Save link' }).click();
    await expect(this.text.getByRole('link', { name: words })).toBeVisible();
    await this.text.focus();
    // Shortly after it has the focus the editor shows its own selection again: no person is faster.
    await this.page.waitForTimeout(400);
    await this.page.keyboard.press('End');
    await this.page.waitForTimeout(100);
  }

  /** Names somebody, by keys alone. */
  async mention(typed: string, name: RegExp): Promise<void> {
    await this.type(`@${typed}`);
    const person = this.page.getByRole('option', { name }).first();
    await expect(person).toBeVisible();
    // Several may have the name that was typed.
    while ((await person.getAttribute('aria-selected')) !== 'true') await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  async picture(file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }, alt: string) {
    await this.press('Picture');
    const dialog = this.page.getByRole('dialog', { name: 'Picture' });
    const chooser = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles(file);
    await dialog.getByLabel('What the picture shows').fill(alt);
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(this.text.getByRole('img', { name: alt })).toBeVisible();
  }
}

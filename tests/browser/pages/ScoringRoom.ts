import { expect, type Locator, type Page } from '@playwright/test';

/** Where an evaluator scores one application after the other. */
export class ScoringRoom {
  readonly name: Locator;
  readonly progress: Locator;
  readonly criteria: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.name = page.locator('#scoring-heading');
    this.progress = page.getByText(/^\d+ of \d+ done$/);
    this.criteria = page.getByRole('complementary', { name: 'Criteria' });
  }

  /** Gives a number of points and the best market, and hands in, without a pointer. */
  async scoreByKeyboard(points: number): Promise<void> {
    const { keyboard } = this.page;
    // The room listens once the application is there.
    await expect(async () => {
      await keyboard.press('r');
      await expect(this.criteria.getByRole('radio', { name: '1' })).toBeFocused({ timeout: 1000 });
    }).toPass();
    await keyboard.press('Space');
    for (let at = 1; at < points; at += 1) await keyboard.press('ArrowRight');
    await expect(this.criteria.getByRole('radio', { name: String(points) })).toBeChecked();
    await this.passComment();
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await expect(this.criteria.getByRole('radio', { name: 'Huge' })).toBeChecked();
    await this.passComment();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
  }

  /** Behind each criterion the keyboard comes to its comment. */
  private async passComment(): Promise<void> {
    await this.page.keyboard.press('Tab');
    const focused = this.criteria.getByRole('button', { name: /^Comment: / });
    await expect(focused.and(this.page.locator(':focus'))).toHaveCount(1);
  }

  /** An application that is not handed in yet is shown. */
  async isOpen(): Promise<void> {
    await expect(this.criteria.getByRole('button', { name: /^Hand in/ })).toBeVisible({ timeout: 30_000 });
    await expect(this.criteria.getByRole('radio', { checked: true })).toHaveCount(0);
  }

  async scoreByPointer(points: number): Promise<void> {
    await this.criteria.getByRole('radio', { name: String(points) }).check();
    await this.criteria.getByRole('radio', { name: 'Huge' }).check();
    await this.criteria.getByRole('button', { name: /^Hand in/ }).click();
  }

  async stepAside(reason: string): Promise<void> {
    await this.page.getByRole('button', { name: 'I know them' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Reason (Optional)').fill(reason);
    await dialog.getByRole('button', { name: 'Step aside' }).click();
    await expect(dialog).toBeHidden();
  }
}

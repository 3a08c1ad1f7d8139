import { expect, type Page } from '@playwright/test';
import { RecordForm } from './RecordForm.ts';

const HOUR_MS = 3_600_000;

/** What a field for day and time takes, some hours from now, by the clock of the browser's zone. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * HOUR_MS)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .slice(0, 16)
    .replace(' ', 'T');

/** An event as it is planned: step by step. */
export class EventComposer {
  readonly #page: Page;
  #address = '';

  constructor(page: Page) {
    this.#page = page;
  }

  /** Address of the event itself. */
  get event(): string {
    return this.#address.replace(/\/edit$/, '');
  }

  /** Begins a new event on the page of all events. */
  async begin(title: string, type: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'New event' }).click();
    await this.#page.waitForURL(/\/events\/[^/]+\/edit/);
    this.#address = this.#page.url().replace(/\?.*/, '');
    const form = new RecordForm(this.#page);
    await form.fill({ Title: title });
    await form.choose('Type', type);
    await this.goOn('about');
  }

  async open(step: string): Promise<RecordForm> {
    await this.#page.goto(`${this.#address}?step=${step}`);
    await expect(this.#page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    return new RecordForm(this.#page);
  }

  /** Saves a step, and waits for the next one. */
  async goOn(step: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save and continue' }).click();
    await this.#page.waitForURL(
      (url) => url.searchParams.get('step') !== null && url.searchParams.get('step') !== step,
    );
  }

  async fillStep(step: string, texts: Readonly<Record<string, string>>): Promise<void> {
    await (await this.open(step)).fill(texts);
    await this.goOn(step);
  }

  /** Whoever hosts it can be booked meanwhile: it finds a place whatever else their week holds. */
  async leaveHostsFree(): Promise<void> {
    await this.open('hosts');
    await this.#page.getByRole('switch', { name: /^Hosts are busy during it/ }).uncheck({ force: true });
    await this.goOn('hosts');
  }

  async publish(): Promise<void> {
    await this.open('publish');
    await this.#page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(this.#page.getByText('The event is published')).toBeVisible();
  }
}

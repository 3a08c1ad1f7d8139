import type { CDPSession, Page } from '@playwright/test';

const desktop = { width: 1280, height: 800, kept: 640 } as const;
const phone = { width: 360, height: 780, kept: 270 } as const;
const QUALITY = 34;

/** Takes small WebP pictures of a page, which Playwright itself does not write. */
export class Camera {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async at(page: Page): Promise<Camera> {
    return new Camera(page, await page.context().newCDPSession(page));
  }

  /** What the page shows on a desktop, in light or in dark. */
  async desktop(colorScheme: 'light' | 'dark'): Promise<Buffer> {
    await this.#page.setViewportSize(desktop);
    await this.#page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return this.#take(desktop);
  }

  async phone(): Promise<Buffer> {
    await this.#page.setViewportSize(phone);
    await this.#page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    return this.#take(phone);
  }

  async #take({ width, height, kept }: typeof desktop | typeof phone): Promise<Buffer> {
    await this.#page.evaluate(waitUntilDrawn);
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, width, height, scale: kept / width },
    });
    return Buffer.from(data, 'base64');
  }
}

/** Runs in the page: fonts and pictures are there, and a frame was drawn with them. */
async function waitUntilDrawn(): Promise<void> {
  await document.fonts.ready;
  const shown = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 150));
}

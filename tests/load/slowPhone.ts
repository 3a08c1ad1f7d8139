import type { Browser, CDPSession, Page } from '@playwright/test';

/** A phone on slow 4G, as Chromium's tools have it, with a processor a quarter as fast as this one. */
const network = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const slowdown = 4;

export interface Visit {
  /** Milliseconds from the beginning of the navigation to the first paint. */
  readonly painted: number;
  /** Milliseconds until the sign was on the screen. */
  readonly useful: number;
  readonly requests: readonly string[];
}

export interface VisitedPage {
  readonly address: string;
  /** What is on the screen when the page is of use, as a selector. */
  readonly sign: string;
  /** Of somebody signed in. */
  readonly token: string | null;
}

/** Somebody opens a page for the first time on a slow phone, with nothing kept from before. */
export async function visitOnSlowPhone(browser: Browser, { address, sign, token }: VisitedPage): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  if (token) await context.addInitScript((value) => localStorage.setItem('accelerator-token', value), token);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await throttle(devtools);
  const requests = listRequests(page);
  await page.addInitScript(watchForSign, sign);
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.usefulAt !== undefined, null, { timeout: 60_000, polling: 250 });
  const useful = await page.evaluate(() => window.usefulAt ?? Number.NaN);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await context.close();
  return { painted, useful, requests: requests(began) };
}

declare global {
  interface Window {
    /** Milliseconds from the beginning of the navigation until what `watchForSign` watches for has been painted. */
    usefulAt?: number;
  }
}

/** Runs in the page, where no message to and from the measuring process adds to what a person waits for. */
function watchForSign(sign: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(sign)?.checkVisibility()) return;
    observer.disconnect();
    // A message posted while a frame is made arrives after that frame.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.usefulAt = performance.now();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

async function throttle(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** One line for each request so far, with the seconds when it began and ended. */
function listRequests(page: Page): (began: number) => string[] {
  const lines: { url: string; from: number; to: number }[] = [];
  page.on('request', (request) => {
    const line = { url: request.url(), from: performance.now(), to: Number.NaN };
    lines.push(line);
    const body = request.postData();
    if (body) line.url += ` ${/"operationName":"(\w+)"|(?:query|mutation) (\w+)/.exec(body)?.slice(1).join('') ?? ''}`;
    void request
      .response()
      .then((response) => response?.finished())
      .then(() => {
        line.to = performance.now();
      })
      .catch(() => undefined);
  });
  const seconds = (at: number): string => (at / 1000).toFixed(2);
  return (began) => lines.map(({ url, from, to }) => `${seconds(from - began)} ${seconds(to - began)} ${url}`);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchChromium } from '../../support/launchChromium.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { ensureClient } from '../clientScripts.ts';
import type { Figure } from '../Figure.ts';
import { median } from '../median.ts';

/** A phone on slow 4G, as Chromium's tools have it, with a processor a quarter as fast as this one. */
const network = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const slowdown = 4;
const visits = 5;

interface FirstPage {
  readonly path: string;
  readonly isSignedIn: boolean;
  /** What is on the screen when the page is of use. */
  readonly sign: string;
  /** Seconds. */
  readonly painted: number | null;
  readonly useful: number;
  readonly word: string;
}

const pages: readonly FirstPage[] = [
  { path: '/startups', isSignedIn: true, sign: 'tbody tr:nth-child(3)', painted: 3, useful: 3.9, word: 'rows' },
  { path: '/login', isSignedIn: false, sign: 'input[type=password]', painted: null, useful: 3, word: 'form' },
  { path: '/tasks', isSignedIn: true, sign: 'main li:nth-child(2)', painted: null, useful: 4, word: 'rows' },
];

interface Visit {
  readonly painted: number;
  readonly useful: number;
  readonly requests: readonly string[];
}

/** Somebody opens the product for the first time on a slow phone: seconds until something is painted, and until it is of use. */
export async function firstPages(): Promise<Figure[]> {
  ensureClient();
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-first-pages-'));
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' });
  const browser = await launchChromium();
  try {
    const token = await server.signIn('demo', 'admin');
    const figures: Figure[] = [];
    for (const page of pages) {
      const measured: Visit[] = [];
      for (let at = 0; at < visits; at += 1) measured.push(await visit(browser, server.port, page, token));
      figures.push(...figuresOf(page, measured));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function figuresOf({ path, painted, useful, word }: FirstPage, measured: readonly Visit[]): Figure[] {
  const requests = measured[0]?.requests ?? [];
  if (process.env.BENCH_REQUESTS) console.log(requests.join('\n'));
  const at = (read: (one: Visit) => number): number => median(measured.map(read)) / 1000;
  return [
    ...(painted === null
      ? []
      : [{ name: `${path}: first paint`, value: at((one) => one.painted), unit: 's', bound: { atMost: painted } }]),
    {
      name: `${path}: ${word} on the screen`,
      value: at((one) => one.useful),
      unit: 's',
      bound: { atMost: useful },
      note: `${requests.length} requests`,
    },
  ];
}

async function visit(browser: Browser, port: number, { path, isSignedIn, sign }: FirstPage, token: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  if (isSignedIn) await context.addInitScript((value) => localStorage.setItem('accelerator-token', value), token);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await throttle(devtools);
  const requests = listRequests(page);
  await page.addInitScript(watchForSign, sign);
  const began = performance.now();
  await page.goto(`http://demo.localhost:${port}${path}`, { waitUntil: 'commit' });
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

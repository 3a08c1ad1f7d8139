import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../../support/launchChromium.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { ensureClient } from '../clientScripts.ts';
import type { Figure } from '../Figure.ts';
import { longQuestions, makeLongForm, QUESTIONS } from '../filling/longForm.ts';
import { typeInto } from '../filling/typeInto.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';

/** How much slower than this machine the browser's processor is. */
const SLOWDOWN = 4;
const KEYS = 40;
const MOVES = 20;

/**
 * The builder with 500 questions, 80 with a condition, at a quarter of the processor: a key in the text of a
 * question, a question moved by one place, and one held over another, each to the second frame, beside a plain field in the same page.
 */
export async function longBuilder(): Promise<Figure[]> {
  ensureClient();
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-builder-'));
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1', GRAPHQL_EXPLORE: '1' });
  const browser = await launchChromium();
  try {
    const token = await server.signIn('demo', 'admin');
    const form = await makeLongForm(server, token, longQuestions());
    const context = await browser.newContext({ viewport: { width: 1360, height: 850 }, serviceWorkers: 'block' });
    await context.addInitScript((value) => localStorage.setItem('accelerator-token', value), token);
    const page = await context.newPage();
    await page.goto(`http://demo.localhost:${server.port}/forms/management/${form}/edit`);
    await page.getByRole('textbox', { name: /^Text of 250 / }).click();
    await page.waitForTimeout(2000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const keys = await page.evaluate(typeInto, { count: KEYS, isPlain: false });
    const moves = await page.evaluate(moveQuestion, MOVES);
    const drags = await page.evaluate(dragOver, MOVES);
    const floor = await page.evaluate(typeInto, { count: KEYS, isPlain: true });
    const figure = (name: string, times: readonly number[]): Figure => ({
      name: `${name}, builder with ${QUESTIONS} questions, ${SLOWDOWN}× CPU, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      bound: { atMost: 50 },
      note: `median ${Math.round(median(times))} ms; a plain field in the same run ${Math.round(median(floor))} ms`,
    });
    return [figure('a key', keys), figure('a move', moves), figure('a drag over a question', drags)];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs in the page: Alt with the arrow moves the question that is being written. */
async function moveQuestion(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const started = performance.now();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: at % 2 ? 'ArrowUp' : 'ArrowDown', altKey: true, bubbles: true }),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return times;
}

/** Runs in the page: a question is held over one that is on the screen, then over the one after it. */
async function dragOver(count: number): Promise<number[]> {
  const card = document.activeElement?.closest('li');
  const places = [card, card?.nextElementSibling].filter((place) => place instanceof HTMLElement);
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('application/x-cohort-element', '{}');
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const started = performance.now();
    places[at % 2]?.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return times;
}

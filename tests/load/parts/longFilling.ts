import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchChromium } from '../../support/launchChromium.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { ensureClient } from '../clientScripts.ts';
import type { Figure } from '../Figure.ts';
import { CONDITIONS, type LongQuestion, longQuestions, makeLongForm, QUESTIONS } from '../filling/longForm.ts';
import { openSharedForm, shareForm } from '../filling/openSharedForm.ts';
import { openPeerForm, type PeerForm } from '../filling/peerForms.ts';
import { typeInto } from '../filling/typeInto.ts';
import { median } from '../median.ts';
import { buildPeerPages } from '../peerPages.ts';

/** How much slower than this machine the browser's processor is. */
const SLOWDOWN = 4;
const KEYS = 40;
const RUNS = 3;
const MEGABYTE = 2 ** 20;

/** What somebody who fills a long form waits for, and what it takes. */
interface Filling {
  /** ms from the data to the frame that shows the first questions. */
  readonly shown: number;
  /** ms from a key to the second frame. */
  readonly key: number;
  /** ms of script for a key. */
  readonly script: number;
  /** Bytes that scripts hold. */
  readonly memory: number;
}

type Opening = (page: Page, slow: () => Promise<unknown>) => Promise<number>;

/**
 * 500 questions with 80 conditions on one page at a quarter of the processor, filled by a visitor; beside them the same fields
 * in plain HTML, with react-hook-form and with @rjsf/core, in the same run.
 */
export async function longFilling(): Promise<Figure[]> {
  ensureClient();
  const folder = await buildPeerPages('forms');
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-filling-'));
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1', GRAPHQL_EXPLORE: '1' });
  const browser = await launchChromium();
  try {
    const questions = longQuestions();
    const address = await sharedAddress(server, questions);
    const peer = (name: PeerForm): Opening => {
      return (page, slow) => openPeerForm(page, folder, { name, questions, slow });
    };
    const ours = await measured(browser, (page, slow) => openSharedForm(page, address, slow));
    const plain = await measured(browser, peer('plain'));
    const hook = await measured(browser, peer('hook'));
    const rjsf = await measured(browser, peer('rjsf'));
    return figures(ours, { plain, hook, rjsf });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function sharedAddress(server: ServerProcess, questions: readonly LongQuestion[]): Promise<string> {
  const token = await server.signIn('demo', 'admin');
  const path = await shareForm(server, token, await makeLongForm(server, token, questions));
  return `http://demo.localhost:${server.port}${path}`;
}

/** The median of several pages, each new. */
async function measured(browser: Browser, open: Opening): Promise<Filling> {
  const runs: Filling[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1360, height: 850 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    runs.push(await fillOnce(page, devtools, open));
    await context.close();
  }
  const of = (name: keyof Filling) => median(runs.map((run) => run[name]));
  return { shown: of('shown'), key: of('key'), script: of('script'), memory: of('memory') };
}

async function fillOnce(page: Page, devtools: CDPSession, open: Opening): Promise<Filling> {
  await devtools.send('Performance.enable');
  const shown = await open(page, () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }));
  await page
    .getByText(new RegExp(`^Question ${QUESTIONS}\\b`))
    .first()
    .waitFor({ state: 'attached' });
  await page.locator('input[type="text"]').nth(20).focus();
  await page.waitForTimeout(1500);
  const before = await metric(devtools, 'ScriptDuration');
  const times = await page.evaluate(typeInto, { count: KEYS, isPlain: false });
  const script = ((await metric(devtools, 'ScriptDuration')) - before) * 1000;
  await devtools.send('HeapProfiler.collectGarbage');
  const memory = await metric(devtools, 'JSHeapUsedSize');
  return { shown, key: median(times), script: script / KEYS, memory };
}

async function metric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

function figures(ours: Filling, peers: Readonly<Record<PeerForm, Filling>>): Figure[] {
  const beside = (read: (filling: Filling) => number, unit: string) =>
    Object.entries(peers)
      .map(([name, filling]) => `${name} ${Math.round(read(filling))} ${unit}`)
      .join(', ');
  const about = `${QUESTIONS} questions, ${CONDITIONS} conditions, ${SLOWDOWN}× CPU`;
  return [
    {
      name: `Filling ${about}: first page after its data`,
      value: ours.shown,
      unit: 'ms',
      bound: { atMost: 1000 },
      note: beside(({ shown }) => shown, 'ms'),
    },
    {
      name: `Filling ${about}: a key, of plain HTML`,
      value: ours.key / peers.plain.key,
      unit: '×',
      bound: { atMost: 1.2 },
      note: `ours ${Math.round(ours.key)} ms, ${beside(({ key }) => key, 'ms')}`,
    },
    {
      name: `Filling ${about}: script of a key`,
      value: ours.script,
      unit: 'ms',
      bound: { atMost: 10 },
      note: beside(({ script }) => script, 'ms'),
    },
    {
      name: `Filling ${about}: memory of scripts`,
      value: ours.memory / MEGABYTE,
      unit: 'MB',
      bound: { atMost: 60 },
      note: beside(({ memory }) => memory / MEGABYTE, 'MB'),
    },
  ];
}

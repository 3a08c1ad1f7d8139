import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../../support/launchChromium.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { ensureClient } from '../clientScripts.ts';
import type { Figure } from '../Figure.ts';
import { median } from '../median.ts';
import { buildPeerPages } from '../peerPages.ts';
import { servePeer } from '../servePeer.ts';
import { type Visit, type VisitedPage, visitOnSlowPhone } from '../slowPhone.ts';

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

const pages: readonly [FirstPage, ...FirstPage[]] = [
  { path: '/startups', isSignedIn: true, sign: 'main li:nth-child(3) article', painted: 3, useful: 3.9, word: 'rows' },
  { path: '/login', isSignedIn: false, sign: 'input[type=password]', painted: null, useful: 3, word: 'form' },
  { path: '/tasks', isSignedIn: true, sign: 'main li:nth-child(2)', painted: null, useful: 4, word: 'rows' },
];

/**
 * Somebody opens the product for the first time on a slow phone: seconds until something is painted, and until it is of
 * use; beside react-admin with the same list, whose data are in its script and need no request.
 */
export async function firstPages(): Promise<Figure[]> {
  ensureClient();
  const adminFolder = await buildPeerPages('admin');
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-first-pages-'));
  const server = await ServerProcess.start({ DATA_DIR: dataDir, DEMO: '1' });
  const peer = await servePeer(adminFolder);
  const browser = await launchChromium();
  try {
    const token = await server.signIn('demo', 'admin');
    const visited = ({ path, isSignedIn, sign }: FirstPage): VisitedPage => ({
      address: `http://demo.localhost:${server.port}${path}`,
      sign,
      token: isSignedIn ? token : null,
    });
    const [list] = pages;
    const admin = { address: `http://peers.localhost:${peer.port}/`, sign: 'tbody tr:nth-child(3)', token: null };
    const [ours, theirs] = await inTurn(browser, visited(list), admin);
    const figures = [...figuresOf(list, ours), ...comparedWithAdmin(ours, theirs)];
    for (const page of pages.slice(1)) {
      const measured: Visit[] = [];
      for (let at = 0; at < visits; at += 1) measured.push(await visitOnSlowPhone(browser, visited(page)));
      figures.push(...figuresOf(page, measured));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
    peer.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One visit of each, in turn, so that what else the machine does meets both. */
async function inTurn(browser: Browser, one: VisitedPage, other: VisitedPage): Promise<[Visit[], Visit[]]> {
  const measured: [Visit[], Visit[]] = [[], []];
  for (let at = 0; at < visits; at += 1) {
    measured[0].push(await visitOnSlowPhone(browser, one));
    measured[1].push(await visitOnSlowPhone(browser, other));
  }
  return measured;
}

function comparedWithAdmin(ours: readonly Visit[], theirs: readonly Visit[]): Figure[] {
  const compared = (name: string, read: (one: Visit) => number): Figure => {
    const [own, peer] = [seconds(ours, read), seconds(theirs, read)];
    const note = `${own.toFixed(2)} s against ${peer.toFixed(2)} s`;
    return {
      name: `/startups compared with react-admin: ${name}`,
      value: own / peer,
      unit: '×',
      bound: { atMost: 1 },
      note,
    };
  };
  return [compared('first paint', ({ painted }) => painted), compared('rows', ({ useful }) => useful)];
}

const seconds = (measured: readonly Visit[], read: (one: Visit) => number): number => median(measured.map(read)) / 1000;

function figuresOf({ path, painted, useful, word }: FirstPage, measured: readonly Visit[]): Figure[] {
  const requests = measured[0]?.requests ?? [];
  if (process.env.BENCH_REQUESTS) console.log(requests.join('\n'));
  return [
    ...(painted === null
      ? []
      : [
          {
            name: `${path}: first paint`,
            value: seconds(measured, (one) => one.painted),
            unit: 's',
            bound: { atMost: painted },
          },
        ]),
    {
      name: `${path}: ${word} on the screen`,
      value: seconds(measured, (one) => one.useful),
      unit: 's',
      bound: { atMost: useful },
      note: `${requests.length} requests`,
    },
  ];
}

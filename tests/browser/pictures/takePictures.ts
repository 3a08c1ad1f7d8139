/**
 * `npm run screens:pictures [parts of ids]`: starts the demo at a fixed time, opens every screen of the spec and writes what
 * it looks like, with an index, to `docs/screens`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import { launchChromium } from '../../support/launchChromium.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { indexPage } from './indexPage.ts';
import { listPictures, type Mode } from './listPictures.ts';
import { PhotoTour } from './PhotoTour.ts';

/** A Wednesday morning in the middle of a programme. */
const now = new Date('2026-11-25T09:00:00Z');
const folder = join(process.cwd(), 'docs', 'screens');
const pictures = join(folder, 'pictures');

const organisations: readonly { readonly tenant: string; readonly own: readonly Mode[] }[] = [
  { tenant: 'demo', own: ['light', 'dark', 'phone'] },
  { tenant: 'noor', own: ['arabic'] },
];

const { model: spec } = compile(readProject(process.cwd()));
if (!spec) throw new Error('the spec does not compile');
const parts = process.argv.slice(2);
const screens = listPictures(spec).filter(
  ({ route }) => parts.length === 0 || parts.some((part) => route.id.includes(part)),
);

const dataDir = mkdtempSync(join(tmpdir(), 'cohort-pictures-'));
const server = await ServerProcess.start({
  DATA_DIR: dataDir,
  DEMO: '1',
  CLOCK_STARTS: now.toISOString(),
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'fixedClock.mjs')}`,
});
process.env.COHORT_PORT = String(server.port);
const browser = await launchChromium();
try {
  if (parts.length === 0) rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const keep = (name: string, picture: Buffer): void => writeFileSync(join(pictures, name), picture);
  const tour = new PhotoTour(spec, browser, now, keep);
  const byRole = Map.groupBy(screens, ({ role }) => role);
  const takeAll = async ({ tenant, own }: (typeof organisations)[number]): Promise<void> => {
    for (const [role, ownScreens] of byRole) await tour.take(tenant, role, ownScreens, own);
  };
  await Promise.all(organisations.map(takeAll));
  writeFileSync(join(folder, 'README.md'), indexPage(spec));
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

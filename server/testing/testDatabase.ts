/**
 * Embedded databases in memory for tests. Setting one up takes seconds, and some fifty files of tests need one: it is
 * done once, kept as an image under `.cache`, and each test starts from the image.
 */
import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { embeddedDatabase } from '#server/platform/db/embeddedDatabase.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';

const root = join(import.meta.dirname, '..', '..');
const images = join(root, '.cache', 'databases');
const library = join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json');

/** A start of the embedded database clears its buffers first, 128 MB of them unless told: longer than a test takes. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** A database without tables. */
export async function openEmptyDatabase(): Promise<DatabaseHandle> {
  return embeddedDatabase(await openImage(await emptyImage()));
}

/** A database with the tables of the spec, without rows. */
export async function openMigratedDatabase(): Promise<DatabaseHandle> {
  return embeddedDatabase(await openImage(await migratedImage()));
}

const migratedImage = kept(async (): Promise<Blob> => {
  const texts = [JSON.stringify(entities), ...(await folderTexts('server/platform/db'))];
  return imageOf('migrated', stampOf(await libraryText(), ...texts), async () => {
    const pglite = await openImage(await emptyImage());
    await migrate(embeddedDatabase(pglite), Object.values(entities));
    return pglite;
  });
});

/** A database with the demo tenants; their files are put into `dataDir`. */
export async function openDemoDatabase(dataDir: string): Promise<DatabaseHandle> {
  return embeddedDatabase(await openImage(await demoImage(dataDir)));
}

/**
 * A `DATA_DIR` as the first start with `DEMO=1` leaves it, for servers that are processes of their own; without the
 * two template databases, which Cohort never uses (`makeEmpty`).
 */
export async function prepareDemo(dataDir: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'db'), loadDataDir: await demoImage(dataDir) });
  await pglite.close();
}

const openImage = (image: Blob): Promise<PGlite> => PGlite.create({ loadDataDir: image, startParams });

async function demoImage(dataDir: string): Promise<Blob> {
  // Dates of the demo count from the moment it is made: an image serves for the hour.
  const { image, files } = await demoOfHour(new Date().toISOString().slice(0, 13));
  await cp(files, dataDir, { recursive: true });
  return image;
}

const demoOfHour = kept(async (hour: string): Promise<{ readonly image: Blob; readonly files: string }> => {
  const texts = await Promise.all(['server', 'domain', 'spec'].map((folder) => folderTexts(folder)));
  const stamp = stampOf(hour, await libraryText(), JSON.stringify(entities), ...texts.flat());
  const files = join(images, `demo-${stamp}`);
  return { image: await imageOf('demo', stamp, () => makeDemo(files)), files };
});

/** The last one that was made stays known to the worker: to read all sources that an image is made of takes as long as a test. */
function kept<T>(make: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  let last: { readonly key: string; readonly made: Promise<T> } | undefined;
  return async (key = '') => {
    if (last?.key !== key) last = { key, made: make(key) };
    try {
      return await last.made;
    } catch (error) {
      last = undefined;
      throw error;
    }
  };
}

async function makeDemo(files: string): Promise<PGlite> {
  // Few tests need these, and it takes a while to load them.
  const { openAttachmentStore } = await import('#server/platform/files/AttachmentStore.ts');
  const { fillDemo } = await import('#server/demo/fillDemo.ts');
  const pglite = await openImage(await migratedImage());
  const unfinished = `${files}.${process.pid}`;
  await fillDemo(embeddedDatabase(pglite), await openAttachmentStore(unfinished, null));
  // Another process may have been quicker; its files are the same.
  await rename(unfinished, files).catch(() => rm(unfinished, { recursive: true }));
  return pglite;
}

async function emptyImage(): Promise<Blob> {
  return imageOf('empty', stampOf(await libraryText()), makeEmpty);
}

/** Without the two databases that others are copied from: nobody makes one here, and their files are half the image. */
async function makeEmpty(): Promise<PGlite> {
  const pglite = await PGlite.create({ startParams });
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  return pglite;
}

/** What every image depends on: the database, and how it is made here. */
async function libraryText(): Promise<string> {
  const texts = await Promise.all([library, import.meta.filename].map((file) => readFile(file, 'utf8')));
  return texts.join('\0');
}

/** The sources in a folder and below it, without tests. */
async function folderTexts(name: string): Promise<readonly string[]> {
  const folder = join(root, name);
  const names = (await readdir(folder, { recursive: true })).filter((file) => isSource.test(file)).sort();
  return Promise.all(names.map((file) => readFile(join(folder, file), 'utf8')));
}

const isSource = /(?<!\.test)\.(ts|yaml|graphql)$/;

function stampOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}

/** The image of that name and stamp; made when it is not there. Two processes may make it at once: the first one stays. */
async function imageOf(name: string, stamp: string, make: () => Promise<PGlite>): Promise<Blob> {
  const file = join(images, `${name}-${stamp}.tar`);
  if (existsSync(file)) return openAsBlob(file);
  const pglite = await make();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(images, { recursive: true });
  await forgetOthers(name, file);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, dump.stream());
  // Not put in the place of another's: who reads a file that is replaced meanwhile cannot read on.
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  return openAsBlob(file);
}

/** Images of earlier sources, with the files beside them. Those made lately may be in use by another process. */
async function forgetOthers(name: string, file: string): Promise<void> {
  const kept = basename(file, '.tar');
  const others = (await readdir(images)).filter((one) => one.startsWith(`${name}-`) && !one.startsWith(kept));
  for (const path of others.map((one) => join(images, one))) {
    const made = await stat(path).catch(() => null);
    if (made && Date.now() - made.mtimeMs > LATELY_MS) await rm(path, { force: true, recursive: true });
  }
}

const LATELY_MS = 20 * 60_000;

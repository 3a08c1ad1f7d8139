/**
 * Embedded databases in memory for tests. Setting one up takes seconds, and some fifty files of tests need one: it is
 * done once, kept as an image under `.cache`, and each test starts from the image.
 */
import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseHandle } from '#server/db/database.ts';
import { embeddedDatabase } from '#server/db/embeddedDatabase.ts';
import { migrate } from '#server/db/migrate.ts';
import { entities } from '#server/generated/entities.gen.ts';

const root = join(import.meta.dirname, '..', '..');
const images = join(root, '.cache', 'databases');
const library = join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json');

/** A database without tables. */
export async function openEmptyDatabase(): Promise<DatabaseHandle> {
  return embeddedDatabase(await PGlite.create({ loadDataDir: await emptyImage() }));
}

/** A database with the tables of the spec, without rows. */
export async function openMigratedDatabase(): Promise<DatabaseHandle> {
  const image = await imageOf('migrated', stampOf(await libraryText(), ...(await schemaTexts())), async () => {
    const pglite = await PGlite.create({ loadDataDir: await emptyImage() });
    await migrate(embeddedDatabase(pglite), Object.values(entities));
    return pglite;
  });
  return embeddedDatabase(await PGlite.create({ loadDataDir: image }));
}

async function emptyImage(): Promise<Blob> {
  return imageOf('empty', stampOf(await libraryText()), () => PGlite.create());
}

function libraryText(): Promise<string> {
  return readFile(library, 'utf8');
}

/** Everything that the tables are made from. */
async function schemaTexts(): Promise<readonly string[]> {
  const folder = join(root, 'server', 'db');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return [JSON.stringify(entities), ...sources];
}

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

async function forgetOthers(name: string, file: string): Promise<void> {
  const old = (await readdir(images)).filter((one) => one.startsWith(`${name}-`) && one.endsWith('.tar'));
  await Promise.all(
    old.map((one) => join(images, one)).map((path) => (path === file ? null : rm(path, { force: true }))),
  );
}

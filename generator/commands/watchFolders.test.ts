import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolders } from './watchFolders.ts';

let root: string;
let changes = 0;
let stop: () => void;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cohort-watch-'));
  mkdirSync(join(root, 'routes'));
  writeFileSync(join(root, 'routes', 'a.yaml'), 'one');
  changes = 0;
  stop = watchFolders(root, () => {
    changes += 1;
  });
});
afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

/** Every change is seen, not only that there was one once. */
async function seen(change: () => void): Promise<void> {
  const before = changes;
  change();
  await vi.waitFor(() => expect(changes).toBeGreaterThan(before), 5_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const replace = (text: string): void => {
  writeFileSync(join(root, 'a.tmp'), text);
  renameSync(join(root, 'a.tmp'), join(root, 'routes', 'a.yaml'));
};

it('sees a file change again after an editor has replaced it', async () => {
  await seen(() => replace('two'));
  await seen(() => writeFileSync(join(root, 'routes', 'a.yaml'), 'three'));
  await seen(() => replace('four'));
});

it('sees what happens in folders that are made later', async () => {
  await seen(() => mkdirSync(join(root, 'menus')));
  await seen(() => writeFileSync(join(root, 'menus', 'b.yaml'), 'one'));
});

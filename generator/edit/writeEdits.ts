import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Edits } from './Edits.ts';

/** Writes what a verb has made, and says which files those are. */
export function writeEdits(root: string, edits: Edits): void {
  for (const [path, text] of edits) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    process.stdout.write(`${path}\n`);
  }
}

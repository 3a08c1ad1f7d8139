import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SpecTexts } from '../load/loadSpec.ts';

/** Endings of YAML; those that nobody reads are told by SPEC006. */
const isYaml = /\.ya?ml$/i;

/** The texts of a spec folder by path. */
export function readSpecTexts(root: string): SpecTexts {
  const texts = new Map<string, string>();
  for (const entry of readdirSync(join(root, 'spec'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isYaml.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    // Some editors begin a file with a mark of its byte order, which is no part of the text.
    texts.set(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  }
  return texts;
}

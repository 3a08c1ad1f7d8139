import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CompileInput } from '../compile.ts';
import { readCode } from './readCode.ts';
import { readTranslations } from './readTranslations.ts';
import { readTranslatedFrom } from './translatedFrom.ts';

/** Endings of YAML; those that nobody reads are told by SPEC006. */
const isYaml = /\.ya?ml$/i;

/** Reads the spec folder and the key sets of its translations. */
export function readProject(root: string): CompileInput {
  const texts = new Map<string, string>();
  for (const entry of readdirSync(join(root, 'spec'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isYaml.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    // Some editors begin a file with a mark of its byte order, which is no part of the text.
    texts.set(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  }
  const code = readCode(root);
  const { translations, broken } = readTranslations(root);
  const translatedFrom = readTranslatedFrom(root, broken);
  return {
    texts,
    translations,
    ...(broken.size > 0 && { brokenTranslations: broken }),
    ...(code && { code }),
    ...(translatedFrom && { translatedFrom }),
  };
}

import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type { SpecTexts } from '../load/loadSpec.ts';
import { neededFiles } from './rules/files/neededFiles.ts';
import { plainText } from './rules/files/plainText.ts';
import { readableTranslations } from './rules/files/readableTranslations.ts';
import { readFiles } from './rules/files/readFiles.ts';

export interface CheckedFiles {
  /** Those that can be parsed. */
  readonly texts: SpecTexts;
  readonly diagnostics: readonly Diagnostic[];
}

/** What is wrong with files before anybody parses them. One that can not be read has no other problems. */
export function checkFiles(texts: SpecTexts, brokenTranslations: ReadonlyMap<string, string>): CheckedFiles {
  const unreadable = [...readFiles(texts), ...plainText(texts)];
  const diagnostics = [...unreadable, ...neededFiles(texts), ...readableTranslations(brokenTranslations)];
  if (unreadable.length === 0) return { texts, diagnostics };
  const refused = new Set(unreadable.map(({ place }) => place.file));
  return { texts: new Map([...texts].filter(([file]) => !refused.has(file))), diagnostics };
}

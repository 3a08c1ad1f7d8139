import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReferenceSources } from '../reference/ReferenceSources.ts';
import { readSpecTexts } from './readSpecTexts.ts';

const generator = join(import.meta.dirname, '..');
let known: ReferenceSources | undefined;

/** The example of the language and the cases of the compiler: part of the generator, whichever project it works on. */
export function readReference(): ReferenceSources {
  known ??= { example: readSpecTexts(join(generator, 'reference', 'example')), cases: readCases() };
  return known;
}

function readCases(): ReadonlyMap<string, string> {
  const folder = join(generator, 'cases');
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'expected.txt')));
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name, 'expected.txt'), 'utf8')]));
}

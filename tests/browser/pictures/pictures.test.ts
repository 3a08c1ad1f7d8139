import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import { indexPage } from './indexPage.ts';
import { fileName, listPictures, modes } from './listPictures.ts';

const MOST_BYTES = 8_000_000;
const folder = join(process.cwd(), 'docs', 'screens');

describe('pictures of the screens', () => {
  const { model: spec } = compile(readProject(process.cwd()));
  if (!spec) throw new Error('the spec does not compile');
  const kept = readdirSync(join(folder, 'pictures'));

  it('show every screen of the spec in every mode, and nothing else', () => {
    const wanted = listPictures(spec).flatMap((screen) => modes.map((mode) => fileName(screen, mode)));
    expect(kept.toSorted()).toEqual(wanted.toSorted());
  });

  it('are listed by the index', () => {
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(indexPage(spec));
  });

  it('are small enough to be cloned by everybody', () => {
    const bytes = kept
      .map((name) => statSync(join(folder, 'pictures', name)).size)
      .reduce((one, other) => one + other, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});

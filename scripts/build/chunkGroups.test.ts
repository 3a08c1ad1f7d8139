import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledGroups, chunkGroups } from './chunkGroups.ts';

const root = join(import.meta.dirname, '../..');

describe('groups of what comes together', () => {
  it.each(chunkGroups)('name only files that are there: $name', ({ files }) => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('take their files, wherever the project stands, and no others', () => {
    const [main, frame] = bundledGroups();
    expect(main?.test('/anywhere/cohort/src/main.tsx')).toBe(true);
    expect(main?.test('/anywhere/cohort/src/shell/layouts/AppLayout.tsx')).toBe(false);
    expect(frame?.test('/anywhere/cohort/src/shell/layouts/AppLayout.tsx')).toBe(true);
  });
});

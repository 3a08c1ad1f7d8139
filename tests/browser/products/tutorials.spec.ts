/** Tutorials do what they say: each page of docs/tutorials is followed, sentence by sentence. */
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { stepsOf } from './Tutorial.ts';
import { TutorialReader } from './TutorialReader.ts';

const root = join(import.meta.dirname, '..', '..', '..');

for (const page of globSync('docs/tutorials/*.md', { cwd: root }).sort())
  test(`${basename(page)} is true, word for word`, async ({ page: screen }) => {
    test.setTimeout(240_000);
    const home = mkdtempSync(join(tmpdir(), 'tutorial-'));
    const reader = new TutorialReader(screen, home);
    try {
      for (const step of stepsOf(join(root, page)))
        await test.step(
          step.kind === 'sentence' ? step.text : step.kind === 'file' ? step.path : step.line,
          async () => {
            await reader.follow(step);
            if (step.kind === 'command' && step.line.includes(' check ')) expect(reader.said).toContain('no problems');
          },
        );
    } finally {
      await reader.close();
      for (const workshop of globSync('.cache/products/tool-shop-*', { cwd: root }))
        rmSync(join(root, workshop), { recursive: true });
      if (existsSync(home)) rmSync(home, { recursive: true });
    }
  });

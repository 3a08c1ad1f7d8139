/**
 * `npm run pictures`: builds the book and compares its stories with how they looked. `-- --update-snapshots` accepts what is
 * there now, `-- --grep NAME` looks at some; `PICTURES=sample` at a few of each kind.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeOnce } from '../../scripts/madeOnce.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
makeOnce(root, 'book', buildBook);

function buildBook() {
  const storybook = join(root, 'node_modules', '.bin', 'storybook');
  const { status } = spawnSync(storybook, ['build', '--quiet'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The book could not be built');
}

const playwright = join(root, 'node_modules', '.bin', 'playwright');
const config = join(root, 'tests', 'pictures', 'playwright.config.ts');
const { status } = spawnSync(playwright, ['test', '--config', config, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) console.error('What differs is shown side by side in .cache/pictures/index.html');
process.exitCode = status ?? 1;

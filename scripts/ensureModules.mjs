import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the dependencies when they are missing or older than the lock file.
 * A linked `node_modules` belongs to another checkout and is left alone.
 */
export function ensureModules(root) {
  const modules = join(root, 'node_modules');
  const marker = join(modules, '.package-lock.json');
  const linked = lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (linked || (existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs))
    return;
  process.stdout.write('Installing dependencies …\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.stderr.write('The dependencies could not be installed; see the lines above.\n');
    process.exit(1);
  }
}

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
  // `ci` refuses a lock file that lacks optional packages of other platforms, as one made against a mirror without them
  // does; `install` takes the same locked versions and leaves the lock file as it is.
  // What is here already need not be asked for again; a list of versions that is out of date may lack one of them.
  if (npm(root, ['ci', '--prefer-offline', '--loglevel=silent']) === 0) return;
  if (npm(root, ['install', '--prefer-offline', '--no-save', '--loglevel=silent']) === 0) return;
  if (npm(root, ['install', '--no-save', '--loglevel=error']) === 0) return;
  process.stderr.write('The dependencies could not be installed; see the lines above.\n');
  process.exit(1);
}

function npm(root, args) {
  return spawnSync('npm', [...args, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from './Command.ts';
import { modelOf } from './modelOf.ts';

const runner = join('scripts', 'policies.ts');

/**
 * Tries the policy tests. Rules are judged by the database, so the server's side does it, as a process of its own:
 * the compiler knows nothing of a server. `npm run spec -- test untouched` lists what no test touches.
 */
export const test: Command = ({ root, words, format }) => {
  if (!modelOf({ root, format })) return 1;
  if (!existsSync(join(root, runner))) {
    process.stderr.write(`There is no ${runner} in ${root}: policy tests need the server that they are about.\n`);
    return 2;
  }
  const more = words.includes('untouched') ? ['--untouched'] : [];
  const { status } = spawnSync(process.execPath, [runner, ...more], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
};

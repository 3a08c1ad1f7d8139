/**
 * `npm run tenant`: the organisations of an installation (`server/services/installation`), from a fresh clone too. Runs under any Node
 * from 20 on; the command itself under the Node that the project pins.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureModules } from './ensureModules.mjs';
import { makeOnce } from './madeOnce.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

ensureModules(root);
// What compiling prints is no answer of the command: whoever reads its output by a program gets the answer alone.
makeOnce(root, 'generate', () => run('npm', ['run', '--silent', 'generate'], ['inherit', 2, 'inherit']));
run(node, ['server/services/installation/tenants/tenantCommand.ts', ...process.argv.slice(2)], 'inherit');

function run(command, args, stdio) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio, shell: process.platform === 'win32' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * `npm start`: from a fresh clone to a server that answers. Runs under any Node from 20 on; everything it starts runs under
 * the Node that the project pins. What was made from the same files before is not made again.
 */
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureModules } from './ensureModules.mjs';
import { makeOnce } from './madeOnce.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

ensureModules(root);
// A wrong variable should not come to light after minutes of building.
run(node, ['scripts/check-env.ts']);
const product = productOf(process.argv.slice(2));
if (product === null) makeCohort();
serve(product === null ? root : makeProduct(product));

/** `--product DIR`: a product that is a spec alone, beside Cohort (decision 0061). */
function productOf([option, folder]) {
  if (option === undefined) return null;
  if (option === '--product' && folder !== undefined) return resolve(folder);
  console.error('npm start [-- --product DIR]');
  process.exit(2);
}

/** Where it was made: it is served from there, and keeps its data beside its spec. */
function makeProduct(folder) {
  env.DATA_DIR = resolve(env.DATA_DIR ?? join(folder, '.data'));
  return run(node, ['scripts/products/makeProduct.mjs', folder], ['inherit', 'pipe', 'inherit']);
}

function makeCohort() {
  makeOnce(root, 'generate', () => {
    console.log('Compiling the spec …');
    run('npm', ['run', '--silent', 'generate']);
  });
  makeOnce(root, 'build', () => {
    console.log('Building the client …');
    run(join(bin, 'vite'), ['build', '--logLevel', 'warn']);
  });
}

function run(command, args, stdio = 'inherit') {
  const { status, error, stdout } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
  return stdout ?? '';
}

function serve(folder) {
  const server = spawn(node, ['server/main.ts'], { cwd: folder, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}

/**
 * `npm run dev`: the spec watcher, the server (restarted when its files change, generated ones included) and
 * Vite with hot reload. One goes down, all go down.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureModules } from './ensureModules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const base = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

ensureModules(root);
await once('npm', ['run', '--silent', 'generate']);

const children = [
  start('node', ['generator/cli.ts', 'watch'], {}),
  start('node', ['--watch-preserve-output', '--watch', 'server/main.ts'], {
    PORT: String(apiPort),
    PUBLIC_URL: `http://localhost:${port}`,
  }),
  start('vite', ['--port', String(port), '--strictPort', '--host', process.env.HOST ?? '127.0.0.1'], {
    COHORT_SERVER: `http://127.0.0.1:${apiPort}`,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);

function start(command, args, variables) {
  return spawn(command, args, { cwd: root, env: { ...base, ...variables }, stdio: 'inherit' });
}

function once(command, args) {
  return new Promise((resolve) =>
    start(command, args, {}).on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1))),
  );
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
  process.exit();
}

/**
 * `npm run dev`: the spec watcher, the server (started anew when its files change, generated ones included) and Vite with hot
 * reload. A process that ends is started again; the page shows a change of the spec when the server serves it too.
 */
import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Child } from './dev/Child.mjs';
import { ensureModules } from './ensureModules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const base = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, COHORT_DEV: '1' };
const settleMs = 80;

ensureModules(root);
if (spawnSync('npm', ['run', '--silent', 'generate'], { cwd: root, env: base, stdio: 'inherit' }).status !== 0) {
  process.exit(1);
}
const apiPort = await freePort();

const isReady = { server: false, vite: false };
/** What was generated waits for the server that knows it. */
let isSpecWaiting = false;
/** The server answers, and no newer one has been asked for. */
let isServing = false;
let timer;

const vite = new Child(
  'vite',
  ['node', 'scripts/dev/viteServer.mjs'],
  optionsWith({
    PORT: String(port),
    HOST: host,
    COHORT_SERVER: `http://127.0.0.1:${apiPort}`,
  }),
  { onMessage: ({ kind }) => kind === 'listening' && noteReady('vite') },
);

const server = new Child(
  'server',
  ['node', 'server/main.ts'],
  optionsWith({
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    // Loading what has not changed takes half of a start.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  }),
  {
    onLine: (line) => {
      if (!line.startsWith('ready ')) return true;
      noteReady('server', line);
      noteServing(true);
      if (isSpecWaiting) showSpec();
      return false;
    },
  },
);

const spec = new Child('spec', ['node', 'generator/cli.ts', 'watch'], optionsWith({}), { onMessage: followSpec });

spec.start();
server.start();
vite.start();
for (const folder of ['server', 'domain'])
  watch(join(root, folder), { recursive: true }, (_, file) => noteChange(file));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

function followSpec(message) {
  if (message.kind === 'spec-problems') return vite.send(message);
  if (message.kind !== 'spec-built') return;
  // A spec that is right again takes its problems off the page, even if nothing else is new.
  isSpecWaiting = true;
  if (message.changed.some((file) => !file.startsWith('src/'))) restartServer();
  else if (isServing) showSpec();
}

function showSpec() {
  isSpecWaiting = false;
  vite.send({ kind: 'spec-live' });
}

/** Files that people write; what is generated is told of by the watcher of the spec. */
function noteChange(file) {
  if (file === null || !/\.(ts|graphql)$/.test(file) || /\.test\.ts$|(^|[\\/])generated[\\/]|\.gen\.|\.tmp$/.test(file))
    return;
  restartServer();
}

/** What the page asks meanwhile waits (`holdRequests`). */
function noteServing(is) {
  isServing = is;
  vite.send({ kind: 'serving', is });
}

function restartServer() {
  noteServing(false);
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    server.restart();
  }, settleMs);
}

/** One address, printed last: the page's. Its server is behind it. */
function noteReady(name, line = '') {
  const wasReady = isReady.server && isReady.vite;
  isReady[name] = true;
  if (line !== '') isReady.line = line;
  if (!wasReady && isReady.server && isReady.vite) console.log(isReady.line);
}

function optionsWith(variables) {
  return { cwd: root, env: { ...base, ...variables } };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });
}

function stop() {
  for (const child of [spec, vite, server]) child.stop();
  process.exit();
}

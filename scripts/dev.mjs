/**
 * `npm run dev`: the spec watcher, the server (which takes over its files when they change, generated ones included) and Vite with hot
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
/** A server that has not taken over a change until then never will. */
const longestTakeOverMs = 15_000;

ensureModules(root);
if (spawnSync('npm', ['run', '--silent', 'generate'], { cwd: root, env: base, stdio: 'inherit' }).status !== 0) {
  process.exit(1);
}
const apiPort = await freePort();

const isReady = { server: false, vite: false };
/** What was generated waits for the server that knows it. */
let isSpecWaiting = false;
/** The server answers. */
let isServing = false;
/** How many changes the server was asked to take over, and which of them it answered last. */
const takeOvers = { asked: 0, answered: 0 };
const touched = new Set();
let timer;
let patience;

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
  ['node', '--disable-warning=ExperimentalWarning', 'scripts/dev/server.ts'],
  optionsWith({
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    // Loading what has not changed takes half of a start.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  }),
  {
    onMessage: followServer,
    onEnd: () => noteServing(false),
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
  watch(join(root, folder), { recursive: true }, (_, file) => noteChange(folder, file));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

function followSpec(message) {
  if (message.kind === 'spec-problems') return vite.send(message);
  if (message.kind !== 'spec-built') return;
  // A spec that is right again takes its problems off the page, even if nothing else is new.
  isSpecWaiting = true;
  const changed = message.changed.filter((file) => !file.startsWith('src/'));
  if (changed.length > 0) renewServer(changed.map((file) => join(root, file)));
  else if (isServing && takeOvers.answered === takeOvers.asked) showSpec();
}

function followServer({ kind, number }) {
  if (kind === 'needs-restart') return restartServer();
  takeOvers.answered = number;
  if (number < takeOvers.asked) return;
  clearTimeout(patience);
  if (kind === 'serving' && isSpecWaiting) showSpec();
}

function showSpec() {
  isSpecWaiting = false;
  vite.send({ kind: 'spec-live' });
}

/** Files that people write; what is generated is told of by the watcher of the spec. */
function noteChange(folder, file) {
  if (file === null || !/\.(ts|graphql)$/.test(file) || /\.test\.ts$|(^|[\\/])generated[\\/]|\.gen\.|\.tmp$/.test(file))
    return;
  touched.add(join(root, folder, file));
  clearTimeout(timer);
  timer = setTimeout(() => {
    const files = [...touched];
    touched.clear();
    renewServer(files);
  }, settleMs);
}

/** What the page asks meanwhile waits (`holdRequests`). */
function noteServing(is) {
  isServing = is;
  vite.send({ kind: 'serving', is });
}

/** A server that answers takes the files over while it goes on answering; one that doesn't is started anew. */
function renewServer(files) {
  if (!isServing) return restartServer();
  takeOvers.asked += 1;
  clearTimeout(patience);
  patience = setTimeout(restartServer, longestTakeOverMs);
  server.send({ number: takeOvers.asked, files });
}

function restartServer() {
  clearTimeout(patience);
  takeOvers.answered = takeOvers.asked;
  noteServing(false);
  server.restart();
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

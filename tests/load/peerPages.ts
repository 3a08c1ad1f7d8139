import { join } from 'node:path';
import { build } from 'vite';
import { installPeers } from './installPeers.ts';

const peers = join(import.meta.dirname, 'peers');

/** Builds the pages of a peer as they would be for production; answers the folder, with its script as `main.js`. */
export async function buildPeerPages(name: 'forms' | 'admin'): Promise<string> {
  installPeers();
  const root = join(peers, name);
  const outDir = join(peers, 'node_modules', `.cohort-${name}`);
  const input = { main: join(root, 'main.jsx') };
  const rolldownOptions = { input, output: { entryFileNames: '[name].js' } };
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions } });
  return outDir;
}

/** Not a file of the folder: the development server takes every page that it finds for one of the product's. */
export const peerPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Peers</title><div id="root"></div><script type="module" src="/main.js"></script>';

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledGroups } from './scripts/build/chunkGroups.ts';
import { compressedAssets } from './scripts/build/compressedAssets.ts';
import { firstPages } from './scripts/build/firstPages.ts';
import { textAssets } from './scripts/build/textAssets.ts';
import { withoutDetails } from './scripts/build/withoutDetails.ts';
import { withoutFacades } from './scripts/build/withoutFacades.ts';
import { liveSpec } from './scripts/dev/liveSpec.ts';

const server = process.env.COHORT_SERVER ?? 'http://127.0.0.1:3000';

/** The browsers that the requirements promise to serve (000 §9, "Unsupported browsers"). */
const oldestBrowsers = ['chrome99', 'edge99', 'firefox93', 'safari15', 'ios15', 'opera85'];

const inForms = (file: string): string => fileURLToPath(new URL(`src/forms/${file}`, import.meta.url));

/** A parser that the form library brings along for descriptions in Markdown; ours are plain texts (decision 0048). */
const alias = [{ find: 'markdown-to-jsx/react', replacement: inForms('plainMarkdown.ts') }];

export default defineConfig({
  plugins: [react(), liveSpec(), textAssets(), withoutFacades(), firstPages(), compressedAssets()],
  resolve: { alias },
  css: { postcss: { plugins: [withoutDetails] } },
  build: {
    outDir: 'dist',
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    manifest: true,
    modulePreload: { polyfill: false },
    // One style sheet: those of lazy parts would come one after the other, each holding up its part.
    cssCodeSplit: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: { groups: bundledGroups() },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    // A worktree may link to the modules of another checkout.
    fs: { allow: ['.', realpathSync('node_modules')] },
    proxy: {
      ...Object.fromEntries(
        [
          '/graphql',
          '/auth/local',
          '/auth/confirm',
          '/auth/url',
          '/auth/oidc',
          '/api',
          '/embed/program',
          '/healthz',
          '/readyz',
        ].map((path) => [path, { target: server }]),
      ),
      '/subscriptions': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  // While developing each checkout has its own: one that links to the modules of another shares these, not what is made of them.
  ...(process.env.COHORT_DEV === '1' && { cacheDir: '.cache/vite' }),
  worker: { format: 'es' },
});

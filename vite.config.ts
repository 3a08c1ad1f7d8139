import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { liveSpec } from './scripts/dev/liveSpec.ts';
import { textAssets } from './scripts/textAssets.ts';

const server = process.env.COHORT_SERVER ?? 'http://127.0.0.1:3000';

/** The browsers that the requirements promise to serve (000 §9, "Unsupported browsers"). */
const oldestBrowsers = ['chrome99', 'edge99', 'firefox93', 'safari15', 'ios15', 'opera85'];

const inForms = (file: string): string => fileURLToPath(new URL(`src/forms/rjsfParts/${file}`, import.meta.url));

/** What the form library brings along for cases that our forms do not have (decision 0007). */
const cutParts = [
  { find: 'markdown-to-jsx/react', replacement: inForms('plainMarkdown.ts') },
  { find: 'fast-uri', replacement: inForms('plainUri.ts') },
  { find: 'fast-equals', replacement: inForms('plainEquals.ts') },
];

export default defineConfig(({ command }) => ({
  plugins: [react(), liveSpec(), textAssets()],
  resolve: { alias: command === 'build' ? cutParts : [] },
  build: {
    outDir: 'dist',
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page loads anyway compresses better, and arrives sooner, in two files than in fifty.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            {
              name: 'base',
              test: /node_modules\/(@tanstack\/(react-router|router-core|history|react-store|store)|i18next|react-i18next|use-sync-external-store|clsx)\//,
              priority: 1,
            },
            // Without what only some screens use: it comes with them.
            {
              name: 'query',
              test: /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*\/(queriesObserver|useQueries|mutationObserver|useMutation)\.js)/,
              priority: 1,
            },
            {
              name: 'ui',
              test: /node_modules\/@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|CloseButton|Input|InputBase|Loader|Paper|Text|TextInput|Title|Transition|UnstyledButton))\//,
              priority: 1,
            },
            // What these need comes with them, unless an earlier group has it.
            {
              name: 'visitor',
              test: /\/src\/(shell\/(App|layouts\/PublicLayout)\.tsx|features\/auth\/LoginPage\.tsx)$/,
              priority: 0.8,
            },
            {
              name: 'frame',
              test: /\/src\/shell\/(layouts\/AppLayout\.tsx|guard\/passGuard\.ts|loadScreen\.ts)$/,
              priority: 0.6,
            },
            { name: 'table', test: /\/src\/screens\/table\/TableScreen\.tsx$/, priority: 0.4 },
            {
              name: 'data',
              test: /\/src\/(data\/(?!session\/(ability|loadRights|rights|useMayOpen|ruleOf)|queryClient|graphqlQuery|useSubscription|uploadFile|files\.ts)|ui\/(i18n|theme|feedback\/\w+Outlet))/,
              priority: 1,
            },
          ],
        },
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
        ['/graphql', '/auth/local', '/auth/url', '/auth/oidc', '/api', '/healthz', '/readyz'].map((path) => [
          path,
          { target: server },
        ]),
      ),
      '/subscriptions': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  // While developing each checkout has its own: one that links to the modules of another shares these, not what is made of them.
  ...(process.env.COHORT_DEV === '1' && { cacheDir: '.cache/vite' }),
  worker: { format: 'es' },
}));

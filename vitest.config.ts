import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Packages outside the tests load graphql the way Node does (CommonJS); the tests must use the same copy,
 * because a schema of one copy is unknown to the other.
 */
const oneGraphql = [
  { find: /^graphql$/, replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)) },
];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'unit',
          include: ['{domain,generator,server,scripts,tests}/**/*.test.ts'],
          testTimeout: 30_000,
          env: { TZ: 'UTC' },
        },
      },
      {
        // The same contract once more: PostgreSQL, two server processes asked in turn.
        resolve: { alias: oneGraphql },
        test: {
          name: 'postgres',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          env: { TZ: 'UTC', TEST_DATABASE: 'postgres' },
        },
      },
    ],
  },
});

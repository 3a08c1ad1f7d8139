import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Node gives packages the CommonJS build of graphql; the bundler's choice of the other one would make two of it.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: { testTimeout: 20_000, hookTimeout: 60_000 },
});

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumArguments } from '../tests/browser/support/chromium.ts';
import viteConfig from '../vite.config.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** Every story is drawn in Chromium, looked at by axe, and played through where it has a play function. */
export default defineConfig(
  mergeConfig(viteConfig, {
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [storybookTest({ configDir: import.meta.dirname })],
    // A package found only while tests run would be prepared then, and the page loaded anew in the middle of them.
    optimizeDeps: {
      include: [
        'react',
        'react-dom/client',
        '@tanstack/react-router',
        '@tanstack/react-query',
        '@tanstack/react-virtual',
        '@tanstack/react-table',
        '@casl/react',
        '@rjsf/core',
        '@rjsf/utils',
        '@rjsf/validator-ajv8',
        '@mantine/spotlight',
        '@mantine/charts',
      ],
    },
    test: {
      name: 'storybook',
      maxWorkers: availableParallelism(),
      testTimeout: 30_000,
      // One page for all files of a worker; each story sets up all that it shows (see `stories/support`).
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArguments] },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);

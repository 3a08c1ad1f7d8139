import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/book/**/*.mdx', '../stories/book/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What a component takes stands on its page; tests have no use for it.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  // The app's own chunking is for its pages; stories are a page each.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, rolldownOptions: {} } }),
};

export default config;

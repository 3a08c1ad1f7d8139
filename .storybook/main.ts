import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // The app's own chunking is for its pages; stories are a page each.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, rolldownOptions: {} } }),
};

export default config;

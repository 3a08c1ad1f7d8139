import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { LoginPage } from './LoginPage.tsx';

const meta: Meta<typeof LoginPage> = {
  title: 'auth/LoginPage',
  component: LoginPage,
  parameters: { page: true, path: '/login' },
  loaders: [
    ({ parameters }) => {
      sessionStore.set((current) => ({
        ...current,
        status: 'visitor',
        user: null,
        ...(parameters.isExternal === true
          ? { auth0: { enabled: true, organization: 'org', oauthConnections: [] }, signedOutBy: 'user' as const }
          : { signedOutBy: null }),
      }));
    },
  ],
};
export default meta;

type Story = StoryObj<typeof LoginPage>;

export const Local: Story = {};
export const External: Story = { parameters: { isExternal: true } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

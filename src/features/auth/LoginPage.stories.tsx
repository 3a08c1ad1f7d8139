import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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

const termsLink = (element: HTMLElement) => within(element).queryByRole('link', { name: 'Terms and services' });
export const Local: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /sign in|log in/i });
    await expect(termsLink(canvasElement)).toBeNull();
  },
};
export const WithTerms: Story = {
  beforeEach: () =>
    sessionStore.set((current) => ({
      ...current,
      incubator: current.incubator && {
        ...current.incubator,
        incubatorTermsAndServices: { url: 'https://demo.test/terms' },
      },
    })),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(termsLink(canvasElement)).toHaveAttribute('href', 'https://demo.test/terms'));
  },
};
/** Whoever is thrown out reads why, in the language that they had in this tab. */
export const ThrownOut: Story = {
  beforeEach: () => sessionStore.set((current) => ({ ...current, signedOutBy: 'elsewhere' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/a new password was chosen/)).toBeVisible();
  },
};
export const External: Story = { parameters: { isExternal: true } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

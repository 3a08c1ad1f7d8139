import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { AuthCallbackPage } from './AuthCallbackPage.tsx';

const meta: Meta<typeof AuthCallbackPage> = {
  title: 'auth/AuthCallbackPage',
  component: AuthCallbackPage,
  parameters: { page: true },
  loaders: [() => sessionStore.set((current) => ({ ...current, status: 'visitor', user: null }))],
};
export default meta;

type Story = StoryObj<typeof AuthCallbackPage>;

const told = (error: string, description = '') =>
  `/auth/callback?${new URLSearchParams({ error, error_description: description })}`;

export const ToldByTheProvider: Story = {
  parameters: { path: told('access_denied', 'The person at the provider chose to cancel') },
};
export const UnknownAccount: Story = { parameters: { path: told('account_unknown') } };
export const RightToLeft: Story = { parameters: { path: told('attempt_expired') }, globals: { language: 'ar' } };

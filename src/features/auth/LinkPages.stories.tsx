import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { AcceptInvitationPage } from './AcceptInvitationPage.tsx';
import { ConfirmIncubatorEmailPage } from './ConfirmIncubatorEmailPage.tsx';

const meta: Meta<typeof AcceptInvitationPage> = {
  title: 'features/LinkPages',
  component: AcceptInvitationPage,
  parameters: { page: true, path: '/acceptinvitation?token=t1', route: '/acceptinvitation' },
};
export default meta;

type Story = StoryObj<typeof AcceptInvitationPage>;

const termsAddress = 'https://demo.test/terms';
export const Invitation: Story = {
  beforeEach: () =>
    sessionStore.set((current) => ({
      ...current,
      incubator: current.incubator && { ...current.incubator, incubatorTermsAndServices: { url: termsAddress } },
    })),
  play: async ({ canvasElement }) => {
    const terms = await within(canvasElement).findByRole('link', { name: 'Terms and services' });
    await expect(terms).toHaveAttribute('href', termsAddress);
  },
};
export const InvitationIncomplete: Story = {
  parameters: { path: '/acceptinvitation' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/This link is incomplete/)).toBeVisible();
  },
};
const address = { path: '/confirmIncubatorEmail?token=t1', route: '/confirmIncubatorEmail' };
export const AddressConfirmed: Story = {
  parameters: { ...address, answers: { ConfirmIncubatorEmail: { data: { confirmIncubatorEmail: true } } } },
  render: () => <ConfirmIncubatorEmailPage />,
};
export const AddressTooLate: Story = {
  parameters: { ...address, answers: { ConfirmIncubatorEmail: { error: 'This link is no longer valid' } } },
  render: () => <ConfirmIncubatorEmailPage />,
};
export const Dark: Story = { globals: { colourMode: 'dark' } };

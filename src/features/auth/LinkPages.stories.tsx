import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AcceptInvitationPage } from './AcceptInvitationPage.tsx';
import { ConfirmIncubatorEmailPage } from './ConfirmIncubatorEmailPage.tsx';

const meta: Meta<typeof AcceptInvitationPage> = {
  title: 'features/LinkPages',
  component: AcceptInvitationPage,
  parameters: { page: true, path: '/acceptinvitation?token=t1', route: '/acceptinvitation' },
};
export default meta;

type Story = StoryObj<typeof AcceptInvitationPage>;

export const Invitation: Story = {};
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

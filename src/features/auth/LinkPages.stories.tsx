import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { ConfirmIncubatorEmailPage } from './ConfirmIncubatorEmailPage.tsx';
import { AcceptInvitationPage } from './invitation/AcceptInvitationPage.tsx';

const meta: Meta<typeof AcceptInvitationPage> = {
  title: 'features/LinkPages',
  component: AcceptInvitationPage,
  parameters: {
    page: true,
    path: '/acceptinvitation?token=t1',
    answers: {
      '/api/users/invitation': { data: { email: 'ada@demo.test', firstName: 'Ada', lastName: 'Lovelace' } },
    },
  },
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
export const InvitationKnowsWhoIsInvited: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/mail/i)).toHaveValue('ada@demo.test');
    await expect(within(canvasElement).getByText('Welcome, Ada Lovelace.')).toBeVisible();
  },
};
/** The password is set and the link used up: to ask for it once more could only fail. */
export const InvitationAcceptedWithoutSigningIn: Story = {
  parameters: {
    answers: {
      '/api/users/invitation': { data: { email: 'ada@demo.test', firstName: 'Ada', lastName: 'Lovelace' } },
      '/api/users/resetpassword': { data: {} },
      '/auth/local': { error: 'Please try again in a moment' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByLabelText(/^(choose|new|password)/i, { selector: 'input' }),
      'seven quiet otters',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Open my account' }));
    await expect(await canvas.findByText(/You can sign in now/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open my account' })).toBeNull();
  },
};
export const InvitationTooLate: Story = {
  parameters: { answers: { '/api/users/invitation': { error: 'This link is no longer valid' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/no longer valid/)).toBeVisible();
    await expect(within(canvasElement).queryByLabelText(/password/i)).toBeNull();
  },
};
/** Both sides waited for too long: a new link goes to the mailbox the old one went to. */
export const InvitationExpired: Story = {
  parameters: {
    answers: {
      '/api/users/invitation': { error: 'This invitation has expired', code: 'invitationExpired' },
      '/api/users/invitation/renewal': { data: {} },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This invitation has expired')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a new invitation' }));
    await expect(await canvas.findByText(/A new invitation has been sent/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send me a new invitation' })).toBeNull();
  },
};
export const InvitationIncomplete: Story = {
  parameters: { path: '/acceptinvitation' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/This link is incomplete/)).toBeVisible();
  },
};
const address = { path: '/confirmIncubatorEmail?token=t1' };
export const AddressConfirmed: Story = {
  parameters: { ...address, answers: { ConfirmIncubatorEmail: { data: { confirmIncubatorEmail: true } } } },
  render: () => <ConfirmIncubatorEmailPage />,
};
export const AddressTooLate: Story = {
  parameters: { ...address, answers: { ConfirmIncubatorEmail: { error: 'This link is no longer valid' } } },
  render: () => <ConfirmIncubatorEmailPage />,
};
export const Dark: Story = { globals: { colourMode: 'dark' } };

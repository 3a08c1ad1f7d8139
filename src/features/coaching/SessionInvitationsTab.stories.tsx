import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SessionInvitationsTab } from './SessionInvitationsTab.tsx';

const meta: Meta<typeof SessionInvitationsTab> = {
  title: 'coaching/SessionInvitationsTab',
  component: SessionInvitationsTab,
  args: { recordId: 'c1' },
};
export default meta;

type Story = StoryObj<typeof SessionInvitationsTab>;

const invitation = (more: object = {}) => ({
  _id: 'i1',
  status: 'pending',
  expires: '2099-03-04T15:00:00.000Z',
  message: 'Shall we look at this together?',
  invitees: [{ _id: 'u1', fullName: 'Ada Okafor', avatar: null }],
  ...more,
});
const answers = (invite: readonly object[]) => ({
  SessionInvitations: { data: { coachingSession: { _id: 'c1', invite } } },
});

export const Mine: Story = {
  parameters: { answers: { ...answers([invitation()]), RespondToCoachingInvitation: { error: 'It is locked' } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Accept' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('It is locked');
  },
};
export const OfOthers: Story = {
  parameters: {
    answers: answers([
      invitation({ status: 'expired', invitees: [{ _id: 'u2', fullName: 'Ben Ito', avatar: null }] }),
      invitation({ _id: 'i2', status: 'accepted', message: null, expires: null }),
    ]),
  },
};
export const None: Story = {
  parameters: { answers: answers([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Invitation' }));
    const body = within(document.body);
    await expect(await body.findByRole('dialog')).toBeVisible();
    // Which session it is for goes without saying.
    await expect(await body.findByRole('combobox', { name: 'Invited (Optional)' })).toBeVisible();
    await expect(body.queryByRole('combobox', { name: 'Coaching session' })).toBeNull();
  },
};

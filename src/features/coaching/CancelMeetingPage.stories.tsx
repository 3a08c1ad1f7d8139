import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CancelMeetingPage } from './CancelMeetingPage.tsx';

const meta: Meta<typeof CancelMeetingPage> = {
  title: 'coaching/CancelMeetingPage',
  component: CancelMeetingPage,
  parameters: {
    page: true,
    path: '/coaching/invitation/i1/cancel-meeting',
  },
};
export default meta;

type Story = StoryObj<typeof CancelMeetingPage>;

const facts = (status: string) => ({
  status,
  sessionName: 'Goals for the month',
  startTime: '2030-03-04T15:00:00.000Z',
});
const known = { CoachingInvitationFacts: { data: { coachingInvitationFacts: facts('pending') } } };

export const Cancels: Story = {
  parameters: {
    answers: { ...known, CancelCoachingMeeting: { data: { cancelCoachingMeeting: facts('cancelled') } } },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the meeting' }));
    await expect(await canvas.findByText('The meeting is cancelled')).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: {
    answers: { ...known, CancelCoachingMeeting: { error: 'This meeting is over and can not be cancelled' } },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the meeting' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This meeting is over');
  },
};
export const Unknown: Story = {
  parameters: { answers: { CoachingInvitationFacts: { data: { coachingInvitationFacts: null } } } },
};
export const Failed: Story = { parameters: { answers: { CoachingInvitationFacts: { error: 'The database rests' } } } };

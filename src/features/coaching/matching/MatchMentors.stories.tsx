import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MatchMentors } from './MatchMentors.tsx';

const sent = fn();
const ben = {
  _id: 'u2',
  fullName: 'Ben Ito',
  avatar: null,
  headline: 'Sold two health companies',
  industries: ['Data', 'Health'],
  country: 'Portugal',
  sessionsHeld: 12,
  nextFree: '2099-03-04T15:00:00.000Z',
  isFull: false,
};
const slot = { startTime: '2099-03-04T15:00:00.000Z', endTime: '2099-03-04T15:30:00.000Z', isOwnTaken: false };
const answers = (proposedMentors: readonly object[]) => ({
  answers: {
    Options_Startup: { data: { page: { next: null, results: [{ _id: 's1', name: 'Volta' }] } } },
    ProposedMentors: { data: { meetingRequestTerms: { isActive: false }, proposedMentors } },
    MeetingTimes: {
      data: {
        meetingRequestTerms: { isActive: true, message: null, left: null, isFull: false, isUnfit: false },
        bookableTimes: [slot],
        usualMeetingPlace: null,
        user: { _id: 'u2', fullName: 'Ben Ito' },
      },
    },
    RequestMeeting: {
      answer: (variables: unknown) => {
        sent(variables);
        return { requestMeeting: { _id: 'r1', startTime: slot.startTime } };
      },
    },
  },
});

const meta: Meta<typeof MatchMentors> = { title: 'coaching/MatchMentors', component: MatchMentors };
export default meta;

type Story = StoryObj<typeof MatchMentors>;

const chooseVolta: NonNullable<Story['play']> = async ({ canvasElement, userEvent }) => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(await body.findByRole('combobox', { name: /Startup/ }));
  await userEvent.click(await body.findByRole('option', { name: 'Volta' }));
};

/** Whoever runs the organisation asks on behalf of a startup, whether founders may ask by themselves or not. */
export const AsksOnBehalf: Story = {
  parameters: answers([ben]),
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const body = within(canvasElement.ownerDocument.body);
    await chooseVolta(context);
    await expect(await body.findByText('Industry: Data, Health')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Ask for a meeting' }));
    await waitFor(() => expect(body.getByRole('heading', { name: 'Ask Ben Ito for a meeting' })).toHaveFocus());
    await userEvent.click(await body.findByRole('button', { name: /^Ask for a meeting: / }));
    const confirm = await body.findByRole('dialog', { name: 'Ask for this meeting?' });
    await userEvent.click(within(confirm).getByRole('button', { name: 'Send request' }));
    const input = { personId: 'u2', startTime: slot.startTime, message: null, startupId: 's1' };
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ input }));
  },
};
export const NobodyFits: Story = {
  parameters: answers([]),
  play: async (context) => {
    await chooseVolta(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await expect(await body.findByText('No mentor with free hours fits')).toBeVisible();
  },
};
export const RightToLeft: Story = {
  parameters: answers([ben]),
  globals: { language: 'ar', colourMode: 'dark', viewport: { value: 'mobile1' } },
};

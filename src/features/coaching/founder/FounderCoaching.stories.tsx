import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FounderCoaching } from './FounderCoaching.tsx';
import { NextSession } from './NextSession.tsx';
import { NextSessionSection } from './NextSessionSection.tsx';

const next = {
  _id: 'c1',
  name: 'Goals for the month',
  startTime: '2030-03-04T15:00:00.000Z',
  endTime: '2030-03-04T15:45:00.000Z',
  startupName: 'Solar Kiosk',
  place: null,
  location: 'Video call',
  meetingLink: 'https://meet.example/1',
  coachs: [{ _id: 'u2', fullName: 'Ben Ito', avatar: null }],
};
const item = {
  _id: 'a1',
  name: 'Call three customers',
  dueDate: '2030-03-10',
  session: { _id: 'c0', name: 'Kick-off' },
};
const answers = (sessions: readonly object[], items: readonly object[], others = sessions) => ({
  FounderCoaching: {
    data: {
      next: { results: sessions },
      ofStartup: { results: others },
      mine: { totalCount: items.length, results: items },
    },
  },
});

const meta: Meta<typeof FounderCoaching> = {
  title: 'coaching/FounderCoaching',
  component: FounderCoaching,
  globals: { role: 'Cofounder' },
  parameters: { answers: answers([next], [item]) },
};
export default meta;

type Story = StoryObj<typeof FounderCoaching>;

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Join the call' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call three customers' })).toHaveAttribute(
      'href',
      '/coaching/session/c0',
    );
  },
};
export const NoSession: Story = { parameters: { answers: answers([], [item]) } };
export const Neither: Story = {
  parameters: { answers: answers([], []) },
  play: async ({ canvas }) => void expect(canvas.queryByRole('link')).toBeNull(),
};
export const InArabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const OnHome: Story = {
  render: () => <NextSessionSection />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Goals for the month')).toBeVisible();
  },
};
/** Others of the startup are expected there, and not who reads it. */
export const OnHomeOfTheStartup: Story = {
  render: () => <NextSessionSection />,
  parameters: { answers: answers([], [], [next]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Next session of Solar Kiosk' })).toBeVisible();
    await expect(canvas.queryByText('Your next session')).toBeNull();
  },
};
export const OnHomeWithNone: Story = {
  render: () => <NextSessionSection />,
  parameters: { answers: answers([], []) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
export const WithoutAPlaceOrALink: Story = {
  render: () => <NextSession session={{ ...next, location: null, meetingLink: null }} isOwn />,
};

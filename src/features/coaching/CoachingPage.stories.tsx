import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoachingPage } from './CoachingPage.tsx';

const meta: Meta<typeof CoachingPage> = {
  title: 'coaching/CoachingPage',
  parameters: { path: '/coaching' },
  component: CoachingPage,
};
export default meta;

type Story = StoryObj<typeof CoachingPage>;

const session = (index: number) => ({
  _id: `c${index}`,
  version: 1,
  name: `Session ${index}`,
  startup: { _id: 's1', name: 'Northwind Robotics' },
  startTime: '2030-03-04T15:00:00.000Z',
  expectedDuration: 45,
  sessionType: ['ONE_ON_ONE', 'SCHEDULED_COACHING_SESSION', 'UNSCHEDULED_COACHING_SESSION'][index % 3],
  status: 'planned',
  coachs: [{ _id: 'u2', fullName: 'Ben Ito' }],
  attendees: [],
  topics: [],
  location: 'Library',
  program: null,
});
const answers = (count: number) => ({
  CoachingSessionExport: { data: { coachingSessionExport: { count, address: '/api/coachingsessions' } } },
  Screen_coaching_sessions: {
    data: {
      page: { totalCount: count, next: null, prev: null, results: Array.from({ length: count }, (_, i) => session(i)) },
    },
  },
});

export const Sessions: Story = {
  parameters: { answers: answers(5) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Download 5 sessions' })).toBeEnabled();
    const table = within(canvasElement);
    await expect(await table.findAllByText('One-on-one')).toHaveLength(2);
    await expect(table.getAllByText('Scheduled coaching session')).toHaveLength(2);
    await expect(table.getAllByText('Unscheduled coaching session')).toHaveLength(1);
  },
};
export const Empty: Story = { parameters: { answers: answers(0) } };
export const OfAFounder: Story = { globals: { role: 'Cofounder' }, parameters: { answers: answers(1) } };
/** Who gives sessions sees their own week first. */
export const OfACoach: Story = {
  globals: { role: 'Coach' },
  parameters: {
    answers: {
      ...answers(1),
      OpenMeetingRequests: { data: { meetingRequests: { results: [] } } },
      CoachWeek: {
        data: {
          week: { results: [] },
          own: [],
          later: { totalCount: 0, results: [] },
          unnoted: { totalCount: 0, results: [] },
          mine: { totalCount: 0, results: [] },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You have no sessions in this week')).toBeVisible();
  },
};

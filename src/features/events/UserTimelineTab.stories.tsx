import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserTimelineTab } from './UserTimelineTab.tsx';

const meta: Meta<typeof UserTimelineTab> = {
  title: 'events/UserTimelineTab',
  component: UserTimelineTab,
  args: { recordId: 'u2' },
};
export default meta;

type Story = StoryObj<typeof UserTimelineTab>;

const timeline = (events: readonly object[], sessions: readonly object[]) => ({
  UserComments: { data: { userEvents: { results: [] } } },
  UserTimeline: {
    data: {
      user: { _id: 'u2', fullName: 'Ben Ito' },
      incubatorEvents: { results: events },
      coachingSessions: { results: sessions },
    },
  },
});
const event = { _id: 'e1', title: 'Pricing workshop', startTime: '2030-03-04T15:00:00.000Z', status: 'published' };
const session = {
  _id: 'c1',
  name: 'Goals for the month',
  startTime: '2030-03-05T15:00:00.000Z',
  status: 'planned',
  startup: { _id: 's1', name: 'Northwind Robotics' },
};

export const Some: Story = { parameters: { answers: timeline([event], [session]) } };
export const Nothing: Story = { parameters: { answers: timeline([], []) } };
export const Loading: Story = { parameters: { answers: { UserTimeline: 'never' } } };

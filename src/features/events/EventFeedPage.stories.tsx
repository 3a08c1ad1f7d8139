import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EventFeedPage } from './EventFeedPage.tsx';

const meta: Meta<typeof EventFeedPage> = {
  title: 'events/EventFeedPage',
  component: EventFeedPage,
  args: { view: 'FEED' },
  parameters: { path: '/events' },
};
export default meta;

type Story = StoryObj<typeof EventFeedPage>;

const event = (index: number) => ({
  _id: `e${index}`,
  title:
    index === 2
      ? 'A workshop with a name that goes on for much longer than any card could ever show'
      : `Workshop ${index}`,
  eventType: 'WORKSHOP',
  status: index === 1 ? 'cancelled' : 'published',
  startTime: index === 3 ? null : '2030-03-04T15:00:00.000Z',
  endTime: index === 3 ? null : '2030-03-04T16:30:00.000Z',
  timezone: 'America/New_York',
  image: null,
  capacity: index % 2 === 0 ? 12 : null,
  noOfBookings: index,
  location: { text: 'Library' },
  hosts: [{ _id: 'u2', fullName: 'Ben Ito', avatar: null }],
});

const feed = (count: number) => ({
  EventFeed: {
    data: {
      incubatorEventFeed: { totalCount: count, next: null, results: Array.from({ length: count }, (_, i) => event(i)) },
    },
  },
});

export const Cards: Story = { parameters: { answers: feed(6) } };
export const Calendar: Story = { parameters: { path: '/events?mode=CALENDAR&month=2030-03', answers: feed(4) } };
export const Empty: Story = {
  parameters: { answers: feed(0) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No events to show')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { EventFeed: 'never' } } };
export const Failed: Story = { parameters: { answers: { EventFeed: { error: 'The database rests' } } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { CalendarBrowser } from '#src/screens/calendar/CalendarBrowser.tsx';
import { says } from '../../../stories/support/says.ts';
import { EventCard } from './EventCard.tsx';
import { EventCards } from './EventCards.tsx';
import { EventPlanningPage, EventsPage, MyEventsPage, UnpublishedEventsPage } from './EventPages.tsx';
import { EventsNav } from './EventsNav.tsx';
import type { EventFeedQuery } from './events.gen.ts';
import { FeedCalendar } from './FeedCalendar.tsx';

const meta: Meta = { title: 'events/Event parts' };
export default meta;

type Story = StoryObj;
type FeedEvent = EventFeedQuery['incubatorEventFeed']['results'][number];

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };

const event = (more: Partial<FeedEvent> = {}): FeedEvent => ({
  _id: 'e1',
  title: 'Pricing workshop',
  eventType: 'WORKSHOP',
  status: 'published',
  startTime: '2030-03-04T15:00:00.000Z',
  endTime: '2030-03-04T16:30:00.000Z',
  oneOnOneDates: [],
  timezone: 'America/New_York',
  image: null,
  capacity: 12,
  noOfBookings: 3,
  place: { name: 'Aula' },
  location: { text: 'Library' },
  hosts: [{ _id: 'u2', fullName: 'Ben Ito', avatar: null }],
  ...more,
});
const feed = (...results: readonly FeedEvent[]) => ({
  EventFeed: { data: { incubatorEventFeed: { totalCount: results.length, next: null, results } } },
});

const cards = () => (
  <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 1fr)', listStyle: 'none', padding: 0 }}>
    <EventCard event={event()} />
    <EventCard event={event({ _id: 'e2', title: 'A workshop with a name for every hour it takes '.repeat(4) })} />
    <EventCard
      event={event({
        _id: 'e3',
        status: 'cancelled',
        oneOnOneDates: [{ start: '2030-03-05T09:00:00.000Z', end: '2030-03-05T12:00:00.000Z' }],
        startTime: null,
        endTime: null,
        capacity: null,
        place: null,
        location: null,
        hosts: [],
      })}
    />
  </ul>
);
export const Cards: Story = {
  render: cards,
  play: async ({ canvasElement }) => {
    const [link] = await within(canvasElement).findAllByRole('link', { name: 'Pricing workshop' });
    await expect(link).toHaveAttribute('href', '/events/e1');
  },
};
export const CardsDark: Story = { render: cards, ...dark };
export const CardsRightToLeft: Story = { render: cards, ...rightToLeft };

const upcoming = (search = '') => <EventCards view="FEED" time="upcoming" search={search} />;
export const List: Story = {
  parameters: { answers: feed(event()) },
  render: () => upcoming(),
  play: says('Aula · Library'),
};
export const ListEmpty: Story = {
  parameters: { answers: feed() },
  render: () => upcoming(),
  play: says('No events to show'),
};
export const NothingFound: Story = { parameters: { answers: feed() }, render: () => upcoming('zzz') };
export const ListLoading: Story = { parameters: { answers: { EventFeed: 'never' } }, render: () => upcoming() };
export const ListFailed: Story = {
  parameters: { answers: { EventFeed: { error: 'The database rests' } } },
  render: () => upcoming(),
  play: says('The database rests'),
};

export const All: Story = {
  parameters: { path: '/events', answers: feed(event()) },
  render: () => <EventsPage />,
  play: says('Pricing workshop'),
};
export const Mine: Story = {
  parameters: { path: '/events/my-events', answers: feed(event()) },
  render: () => <MyEventsPage />,
  play: says('Pricing workshop'),
};
export const Planning: Story = {
  parameters: { path: '/events/planning?month=2030-03', answers: feed(event()) },
  render: () => <EventPlanningPage />,
  play: says('Pricing workshop'),
};
export const Unpublished: Story = {
  parameters: { path: '/events/unpublished', answers: feed(event({ status: 'draft' })) },
  render: () => <UnpublishedEventsPage />,
  play: says('Draft'),
};

export const Views: Story = {
  parameters: { path: '/events/my-events' },
  render: () => <EventsNav />,
  play: async ({ canvasElement }) => {
    const active = await within(canvasElement).findByRole('link', { current: 'page' });
    await expect(active).toHaveAttribute('href', '/events/my-events');
  },
};
export const ViewsOfAFounder: Story = { ...Views, globals: { role: 'Cofounder' } };

const titled = (Story: () => ReactNode) => (
  <>
    <h1>Events</h1>
    <Story />
  </>
);
const month = { path: '/events?month=2030-03' };
export const Calendar: Story = {
  decorators: [titled],
  parameters: { ...month, answers: feed(event(), event({ _id: 'e2', status: 'cancelled' })) },
  render: () => <FeedCalendar view="FEED" search="" />,
  play: says('Pricing workshop', 'Cancelled'),
};
export const CalendarDark: Story = { ...Calendar, ...dark };
export const CalendarRightToLeft: Story = { ...Calendar, ...rightToLeft, play: says('Pricing workshop') };

const browse = (load: () => Promise<never[]>) => (
  <CalendarBrowser
    question={{ queryKey: ['story'], load }}
    legend={[{ id: 'a', labelKey: 'entity.Task.other', tone: 'info' }]}
  />
);
export const MonthOfNothing: Story = {
  decorators: [titled],
  parameters: month,
  render: () => browse(async () => []),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'March 2030' });
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(await canvas.findByRole('heading', { name: 'February 2030' })).toBeVisible();
  },
};
export const MonthLoading: Story = {
  decorators: [titled],
  parameters: month,
  render: () => browse(() => new Promise(() => undefined)),
};
export const MonthFailed: Story = {
  decorators: [titled],
  parameters: month,
  render: () => browse(() => Promise.reject(new Error('The database rests'))),
  play: says('The database rests'),
};

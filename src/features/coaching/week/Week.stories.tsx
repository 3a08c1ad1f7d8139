import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import { shownWeek } from '#src/screens/calendar/week/shownWeek.ts';
import { AgreedItems } from './AgreedItems.tsx';
import { CoachWeek } from './CoachWeek.tsx';
import { WeekAside } from './WeekAside.tsx';
import { WeekDays } from './WeekDays.tsx';
import { WeekToolbar } from './WeekToolbar.tsx';
import type { WeekMeeting, WeekSession } from './weekQuery.ts';

const ZONE = 'America/New_York';
const week = shownWeek('2030-03-04', 1, ZONE);

const session = (more: Partial<WeekSession> = {}): WeekSession => ({
  _id: 'c1',
  name: 'Goals for the month',
  status: 'planned',
  startTime: '2030-03-04T15:00:00.000Z',
  endTime: '2030-03-04T15:45:00.000Z',
  place: null,
  location: 'Video call',
  meetingLink: 'https://meet.example/1',
  startupName: 'Solar Kiosk',
  attendees: [{ _id: 'u2', fullName: 'Ben Ito', avatar: null }],
  attendeeNames: ['Ben Ito'],
  agenda: [{ _id: 'p1' }],
  ...more,
});
const sessions = [
  session(),
  session({ _id: 'c2', name: 'Kick-off', startTime: '2030-03-06T20:00:00.000Z', endTime: null, meetingLink: null }),
];
const meetings: readonly WeekMeeting[] = [
  {
    id: 'OneOnOneEvent/o1',
    kind: 'MEETING',
    title: 'Office hours – Ben Ito',
    start: '2030-03-06T15:00:00.000Z',
    end: '2030-03-06T15:20:00.000Z',
    location: 'Lab · https://meet.example/2',
    url: '/events/e1',
  },
];
const aside = {
  later: {
    totalCount: 1,
    results: [
      {
        _id: 'c5',
        name: 'Our first contract',
        startTime: '2030-03-13T15:00:00.000Z',
        startupName: 'Solar Kiosk',
      },
    ],
  },
  unnoted: {
    totalCount: 1,
    results: [
      {
        _id: 'c9',
        name: 'Pricing',
        startTime: '2030-02-20T15:00:00.000Z',
        startupName: 'Solar Kiosk',
      },
    ],
  },
  mine: {
    totalCount: 1,
    results: [
      { _id: 'a1', name: 'Introduce them to a buyer', dueDate: '2030-03-10', session: { _id: 'c9', name: 'Pricing' } },
    ],
  },
};
const nothing = { totalCount: 0, results: [] };
const free = { later: nothing, unnoted: nothing, mine: nothing };
const requests = { OpenMeetingRequests: { data: { meetingRequests: { results: [] } } } };
const answers = (results: readonly object[], more: object = aside) => ({
  ...requests,
  CoachWeek: { data: { week: { results }, own: results.length > 0 ? meetings : [], ...more } },
});

const meta: Meta = { title: 'coaching/Week' };
export default meta;

type Story = StoryObj;

const went: (string | null)[] = [];
const render = () => <CoachWeek named="2030-03-04" onWeek={(day) => void went.push(day)} />;

export const AWeek: Story = {
  render,
  parameters: { answers: answers(sessions) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /March 4/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Office hours – Ben Ito' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Without notes/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /After this week/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Our first contract' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Week after' }));
    await expect(went.at(-1)).toBe('2030-03-10');
    await userEvent.click(canvas.getByRole('button', { name: 'This week' }));
    await expect(went.at(-1)).toBeNull();
  },
};
export const AWeekInArabic: Story = { render, parameters: { answers: answers(sessions) }, globals: { language: 'ar' } };
export const AWeekDark: Story = { render, parameters: { answers: answers(sessions) }, globals: { colourMode: 'dark' } };
export const Free: Story = {
  render,
  parameters: { answers: answers([], free) },
  play: async ({ canvas }) => void (await canvas.findByText('You have no sessions in this week')),
};
export const Failed: Story = {
  render,
  parameters: { answers: { ...requests, CoachWeek: { error: 'The database rests' } } },
  play: async ({ canvas }) => void (await canvas.findByText('The database rests')),
};
export const Toolbar: Story = { render: () => <WeekToolbar week={week} onWeek={() => undefined} /> };
export const ToolbarOfThisWeek: Story = {
  render: () => <WeekToolbar week={shownWeek(null, 1, ZONE)} onWeek={() => undefined} />,
  play: async ({ canvas }) => void expect(canvas.queryByRole('button', { name: 'This week' })).toBeNull(),
};
export const Days: Story = {
  render: () => <WeekDays week={week} sessions={sessions} zone={ZONE} />,
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByRole('region', { name: 'Monday, March 4' });
    await expect(within(day).getByRole('link', { name: 'Join the call: Goals for the month' })).toBeVisible();
  },
};
const today = dayBounds(ZONE, new Date());
export const TodayOnly: Story = {
  render: () => (
    <WeekDays
      week={{ days: [dayOf(ZONE, today.start)] }}
      sessions={[session({ startTime: today.start, endTime: today.end })]}
      zone={ZONE}
    />
  ),
};
export const Aside: Story = { render: () => <WeekAside {...aside} /> };
export const Agreed: Story = { render: () => <AgreedItems items={aside.mine} /> };
export const NothingBeside: Story = {
  render: () => <WeekAside {...free} />,
  play: async ({ canvas }) => void expect(canvas.queryByRole('list')).toBeNull(),
};

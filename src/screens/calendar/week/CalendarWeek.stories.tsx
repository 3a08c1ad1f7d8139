import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dayOf } from '#domain/dates/zonedDays.ts';
import type { CalendarEntry } from '../CalendarEntry.ts';
import { CalendarWeek } from './CalendarWeek.tsx';
import { HourNames } from './HourNames.tsx';
import { NowLine } from './NowLine.tsx';
import { shownWeek } from './shownWeek.ts';
import { WeekDayColumn } from './WeekDayColumn.tsx';
import { WeekHead } from './WeekHead.tsx';
import { weekSegments } from './weekSegments.ts';

const meta: Meta<typeof CalendarWeek> = {
  title: 'screens/CalendarWeek',
  component: CalendarWeek,
  parameters: { layout: 'padded' },
};
export default meta;

type Story = StoryObj<typeof CalendarWeek>;

const { days } = shownWeek('2030-03-04', 1, 'UTC');
const entry = (
  name: string,
  day: string,
  from: string | null,
  to: string | null,
  more: Partial<CalendarEntry> = {},
) => ({
  key: `${name} ${day}`,
  sourceKey: 'entity.IncubatorEvent.one',
  name,
  tone: 'info' as const,
  href: '/event/e1',
  firstDay: day,
  lastDay: day,
  start: from && `${day}T${from}:00.000Z`,
  end: to && `${day}T${to}:00.000Z`,
  ...more,
});
const entries: CalendarEntry[] = [
  entry('Founders’ breakfast', '2030-03-04', '08:00', '09:00'),
  entry('Office hours', '2030-03-04', '10:00', '13:00', { tone: 'neutral' }),
  entry('Goals for the month', '2030-03-04', '10:30', '11:15', { tone: 'success' }),
  entry('Pricing with Ben', '2030-03-04', '11:00', '12:00', { tone: 'success' }),
  entry('Investor day', '2030-03-06', '09:00', '17:30'),
  entry('Night of code', '2030-03-08', '22:00', null, { lastDay: '2030-03-09', end: '2030-03-09T02:00:00.000Z' }),
  entry('Demo week', '2030-03-06', null, null, { lastDay: '2030-03-08', tone: 'warning' }),
];
const week = { days, today: '2030-03-06', zone: 'UTC', isLoaded: true, entries };

export const Full: Story = {
  args: week,
  play: async ({ canvasElement, userEvent }) => {
    const grid = within(canvasElement).getByRole('region', { name: 'March 4 – 10, 2030' });
    const monday = within(within(grid).getByRole('list', { name: 'Monday, March 4, 2030' })).getAllByRole('link');
    await expect(monday).toHaveLength(4);
    // Those at the same time stand side by side.
    const [, hours, goals] = monday.map((link) => link.getBoundingClientRect());
    await expect(goals?.left).toBeGreaterThanOrEqual(hours?.right ?? Number.POSITIVE_INFINITY);
    monday[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(monday[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(document.activeElement).toHaveTextContent('Demo week');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(monday[0]).toHaveFocus();
  },
};
export const RightToLeft: Story = {
  args: week,
  globals: { language: 'ar' },
  play: async ({ canvasElement, userEvent }) => {
    const [first] = within(canvasElement.querySelector('section') ?? canvasElement).getAllByRole('link', {
      name: /Founders/,
    });
    first?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('Demo week');
  },
};
export const Dark: Story = { args: week, globals: { colourMode: 'dark' } };
export const Empty: Story = { args: { ...week, entries: [] } };
export const Loading: Story = { args: { ...week, entries: [], isLoaded: false } };
export const LongNames: Story = {
  args: {
    ...week,
    entries: entries.map((one) => ({ ...one, name: 'A workshop that has a name for every day '.repeat(3) })),
  },
};
const today = dayOf('UTC', new Date());
export const ThisWeek: Story = {
  args: { ...week, days: shownWeek(null, 1, 'UTC').days, today, entries: [entry('Stand-up', today, '00:30', '01:00')] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-now]')).toHaveLength(1);
    await expect(canvasElement.querySelector('button[aria-current="date"]')).not.toBeNull();
    // What is earlier than work begins is scrolled to.
    await expect(canvasElement.querySelector('section')?.scrollTop).toBe(0);
  },
};
export const Parts: Story = {
  render: () => (
    <div style={{ position: 'relative' }}>
      <WeekHead columns={[{ day: '2030-03-04', allDay: entries.slice(-1) }]} entries={entries} today="" zone="UTC" />
      <div style={{ position: 'relative', height: 200, overflow: 'hidden' }}>
        <HourNames />
        <NowLine zone="UTC" />
      </div>
      <WeekDayColumn
        day="2030-03-04"
        isToday={false}
        zone="UTC"
        segments={weekSegments(entries, '2030-03-04', 'UTC').timed}
      />
    </div>
  ),
};

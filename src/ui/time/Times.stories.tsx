import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { says } from '../../../stories/support/says.ts';
import { Clock } from './Clock.tsx';
import { MomentText } from './MomentText.tsx';
import { OwnZoneHint } from './OwnZoneHint.tsx';
import { RelativeDay } from './RelativeDay.tsx';
import { RelativeTime } from './RelativeTime.tsx';
import { SlotPicker } from './SlotPicker.tsx';

const meta: Meta = { title: 'ui/Times' };
export default meta;

type Story = StoryObj;

const arabic = { globals: { language: 'ar' } };
const minutes = (count: number): string => new Date(Date.now() + count * 60_000).toISOString();

export const Moment: Story = {
  render: () => <MomentText start="2026-05-04T09:00:00.000Z" />,
  play: says(/May 4, 2026.+5:00.+EDT/),
};
export const Span: Story = {
  render: () => <MomentText start="2026-05-04T09:00:00.000Z" end="2026-05-04T10:30:00.000Z" />,
  play: says(/5:00.+6:30.+EDT/),
};
/** The reader's profile decides, wherever the device or the organisation is. */
export const InTheZoneOfTheProfile: Story = {
  beforeEach: () =>
    sessionStore.set((current) => ({ ...current, user: current.user && { ...current.user, timezone: 'Asia/Tokyo' } })),
  render: () => (
    <>
      <MomentText start="2026-05-04T09:00:00.000Z" end="2026-05-04T10:30:00.000Z" />
      <Clock />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/6:00.+7:30.+GMT\+9/)).toBeVisible();
    await expect(canvas.getByTestId('clock')).toHaveAttribute('title', 'Asia/Tokyo');
  },
};
/** Whoever opens an account is told which zone it gets. */
export const ZoneOfANewAccount: Story = {
  render: () => <OwnZoneHint />,
  play: says(/Times will be shown in .+, the time zone of this device/),
};
export const NoMoment: Story = {
  render: () => <MomentText start={null} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};
export const MomentInArabic: Story = { ...Moment, ...arabic, play: async () => undefined };

export const Today: Story = { render: () => <RelativeDay instant={minutes(0)} zone="UTC" />, play: says(/today/i) };
export const Tomorrow: Story = { render: () => <RelativeDay instant={minutes(1440)} zone="UTC" /> };
export const FarAway: Story = {
  render: () => <RelativeDay instant="2099-01-10T12:00:00.000Z" zone="America/New_York" />,
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByTitle(/America\/New_York/);
    await expect(time).toHaveAttribute('datetime', '2099-01-10T12:00:00.000Z');
  },
};
export const DayInArabic: Story = { ...Tomorrow, ...arabic };

export const JustNow: Story = { render: () => <RelativeTime instant={minutes(0)} /> };
export const MinutesAgo: Story = { render: () => <RelativeTime instant={minutes(-5)} />, play: says(/5 min/) };
export const LongAgo: Story = { render: () => <RelativeTime instant="2020-01-10T12:00:00.000Z" /> };
export const AgoInArabic: Story = { render: () => <RelativeTime instant={minutes(-5)} />, ...arabic };

/** The page's own timer and time, so that no story waits for either. */
const timers = fn();
const withTimers: Story['beforeEach'] = () => {
  const { setInterval: realInterval } = window;
  const realNow = Date.now;
  timers.mockClear();
  window.setInterval = ((run: () => void, every: number) => {
    timers(every, run);
    return 0;
  }) as unknown as typeof window.setInterval;
  return () => {
    window.setInterval = realInterval;
    Date.now = realNow;
  };
};
const later = (every: number, milliseconds: number): void => {
  const run = timers.mock.calls.find(([interval]) => interval === every)?.[1] as (() => void) | undefined;
  const now = Date.now() + milliseconds;
  Date.now = () => now;
  run?.();
};

export const AgoIsRenewedEveryTenSeconds: Story = {
  beforeEach: withTimers,
  render: () => <RelativeTime instant={new Date(Date.now() - 301_000).toISOString()} />,
  play: async ({ canvasElement }) => {
    const time = await waitFor(() => within(canvasElement).getByText(/5 min/));
    await expect(timers).toHaveBeenCalledWith(10_000, expect.anything());
    later(10_000, 60_000);
    await waitFor(() => expect(time).toHaveTextContent(/6 min/));
  },
};

export const ClockTicksEverySecond: Story = {
  beforeEach: withTimers,
  render: () => <Clock />,
  play: async ({ canvasElement }) => {
    const clock = await within(canvasElement).findByTestId('clock');
    await expect(clock).toHaveTextContent(/^\d{2}:\d{2} [AP]M$/);
    const before = clock.textContent;
    await expect(timers).toHaveBeenCalledWith(1000, expect.anything());
    later(1000, 60_000);
    await waitFor(() => expect(clock).not.toHaveTextContent(before));
  },
};
export const ClockInArabic: Story = { render: () => <Clock />, ...arabic };
export const ClockDark: Story = { render: () => <Clock />, globals: { colourMode: 'dark' } };

const picked = fn();
const slots = ['2026-05-04T09:00', '2026-05-04T09:30', '2026-05-05T09:00'].map((start) => ({
  startTime: `${start}:00.000Z`,
  endTime: new Date(Date.parse(`${start}:00.000Z`) + 1_800_000).toISOString(),
}));
const picker = (taking: string | null) => (
  <>
    <h1>Book a session</h1>
    <h2>Free times</h2>
    <SlotPicker slots={slots} zone="Asia/Tokyo" labelOf={(time) => `Book ${time}`} taking={taking} onPick={picked} />
  </>
);
export const FreeTimes: Story = {
  render: () => picker(null),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const day = within(canvas.getByRole('region', { name: 'Monday, May 4, 2026' }));
    await expect(day.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(day.getByRole('button', { name: /^Book 6:30.+Monday/ }));
    await expect(picked).toHaveBeenCalledWith('2026-05-04T09:30:00.000Z');
  },
};
export const OneIsTaken: Story = {
  render: () => picker('2026-05-04T09:30:00.000Z'),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

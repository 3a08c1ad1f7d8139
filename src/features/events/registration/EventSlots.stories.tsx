import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { DaysWithoutHours } from './DaysWithoutHours.tsx';
import { EventSlots } from './EventSlots.tsx';

const meta: Meta<typeof EventSlots> = {
  title: 'events/EventSlots',
  component: EventSlots,
  args: { eventId: 'e1', hosts: [] },
};
export default meta;

type Story = StoryObj<typeof EventSlots>;

const times = ['2099-03-04T15:00', '2099-03-04T15:25', '2099-03-04T15:50', '2099-03-06T09:00'];
const freeEventSlots = times.map((time) => ({
  startTime: `${time}:00.000Z`,
  endTime: new Date(Date.parse(`${time}:00.000Z`) + 20 * 60_000).toISOString(),
  host: { _id: 'u2', fullName: 'Ben Ito' },
  isOwnTaken: false,
}));
const own = {
  _id: 'a1',
  bookingDetails: { startTime: freeEventSlots[1]?.startTime, endTime: freeEventSlots[1]?.endTime, location: 'Library' },
};
const slots = (
  free: readonly object[],
  mine: readonly object[] = [],
  eventDaysWithoutHours: readonly object[] = [],
) => ({
  data: {
    freeEventSlots: free,
    eventAttendees: { results: mine },
    eventDaysWithoutHours,
    oneOnOneEvents: { results: mine.length > 0 ? [{ _id: 'o1', hostName: 'Ben Ito' }] : [] },
  },
});
const all = { EventSlots: slots(freeEventSlots) };

/** Answers as the server does: after the booking it is one's own. */
function booking() {
  let isBooked = false;
  const answer = () => slots(freeEventSlots, isBooked ? [own] : []).data;
  const book = () => {
    isBooked = true;
    return { bookEventSlot: { _id: 'e1', noOfBookings: 1 } };
  };
  return { EventSlots: { answer }, BookEventSlot: { answer: book } };
}

export const Booking: Story = {
  parameters: { answers: booking() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const buttons = await body.findAllByRole('button', { name: /^Book/ });
    await expect(buttons).toHaveLength(4);
    await expect(body.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await userEvent.click(buttons[1] as HTMLElement);
    const question = within(await body.findByRole('dialog', { name: 'Book this session?' }));
    await expect(question.getByText(/Mar 4, 2099.*, with Ben Ito$/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Book it' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Your session is booked');
    await expect(await body.findByRole('heading', { name: 'Your session' })).toBeVisible();
    await expect(body.getByText('Ben Ito')).toBeVisible();
    await waitFor(() => expect(body.queryByRole('button', { name: /^Book/ })).toBeNull());
  },
};
export const SomebodyWasQuicker: Story = {
  parameters: {
    answers: {
      ...all,
      BookEventSlot: { error: 'This session is already booked', code: 'ConflictError', reason: 'slotTaken' },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: /^Book/ });
    await userEvent.click(first as HTMLElement);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Book it' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This session is already booked');
    await expect(canvas.getAllByRole('button', { name: /^Book/ })).toHaveLength(4);
  },
};
export const Booked: Story = {
  parameters: { answers: { EventSlots: slots([], [own]) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Library')).toBeVisible();
  },
};
export const SomethingElseThen: Story = {
  parameters: {
    answers: { EventSlots: slots(freeEventSlots.map((slot, at) => ({ ...slot, isOwnTaken: at === 1 }))) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Book/ })).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: /you have another appointment then$/ })).toBeDisabled();
    await expect(canvas.getByText(/at the times that are crossed out/)).toBeVisible();
  },
};
export const NoHoursOnSomeDays: Story = {
  parameters: {
    answers: {
      EventSlots: slots(
        freeEventSlots,
        [],
        [
          { day: '2099-03-05', startups: [] },
          { day: '2099-03-07', startups: [] },
        ],
      ),
    },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No hours left on Mar 5, 2099 and Mar 7, 2099')).toBeVisible(),
};
/** Who plans the event reads for whom. */
export const NoHoursOfStartups: Story = {
  parameters: {
    answers: {
      EventSlots: slots(
        freeEventSlots,
        [],
        [{ day: '2099-03-05', startups: ['Acme', 'Birch', 'Cedar', 'Dune', 'Elm'] }],
      ),
    },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No hours left on Mar 5, 2099 for Acme, Birch, Cedar, and 2 more')).toBeVisible(),
};
export const NothingFree: Story = { parameters: { answers: { EventSlots: slots([]) } } };
export const Failed: Story = { parameters: { answers: { EventSlots: { error: 'The database is away' } } } };
export const Loading: Story = { parameters: { answers: { EventSlots: 'never' } } };
export const RightToLeft: Story = { parameters: { answers: all }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: all }, globals: { colourMode: 'dark' } };
export const OnAPhone: Story = { parameters: { answers: all }, globals: { viewport: { value: 'mobile1' } } };

const other = { _id: 'u3', fullName: 'Cleo Marsh' };
/** The event has her first; he has the earliest time. */
export const HostsAsTheEventHasThem: Story = {
  args: { hosts: ['u3', 'u2'] },
  parameters: {
    answers: { EventSlots: slots([...freeEventSlots, { ...freeEventSlots[3], host: other }]) },
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('radio');
    await expect(first).toBe(canvas.getByRole('radio', { name: 'Cleo Marsh' }));
    await expect(first).toBeChecked();
  },
};
export const OneOfSeveralHosts: Story = {
  parameters: {
    answers: { EventSlots: slots([...freeEventSlots, { ...freeEventSlots[0], host: other }]) },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('button', { name: /^Book/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('radio', { name: 'Cleo Marsh' }));
    await expect(canvas.getAllByRole('button', { name: /^Book/ })).toHaveLength(1);
  },
};

/** The one leaves and the other comes while the page is open. */
function ChangingHosts() {
  const [host, setHost] = useState('u2');
  const change = () => {
    free = freeEventSlots.map((slot) => ({ ...slot, host: other }));
    setHost(other._id);
  };
  return (
    <>
      <Button onClick={change}>Change</Button>
      <EventSlots eventId="e1" hosts={[host]} />
    </>
  );
}
let free = freeEventSlots;
export const OtherHosts: Story = {
  render: () => <ChangingHosts />,
  parameters: {
    answers: { EventSlots: { answer: () => slots(free).data } },
  },
  beforeEach: () => {
    free = freeEventSlots;
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findAllByRole('button', { name: /^Book/ });
    await userEvent.click(body.getByRole('button', { name: 'Change' }));
    await waitFor(async () => expect(await body.findAllByRole('button', { name: /^Book/ })).toHaveLength(4));
    const [first] = await body.findAllByRole('button', { name: /^Book/ });
    await userEvent.click(first as HTMLElement);
    await expect(await body.findByText(/with Cleo Marsh$/)).toBeVisible();
  },
};

export const DaysOfStartupsInArabic: Story = {
  render: () => <DaysWithoutHours days={[{ day: '2099-03-05', startups: ['Acme', 'Birch'] }]} />,
  globals: { language: 'ar' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ClashNote } from '#src/ui/planning/ClashNote.tsx';
import type { EventPlan } from '../eventPlanQuery.ts';
import { StepForm } from '../StepForm.tsx';
import { RepeatForm } from '../series/RepeatForm.tsx';
import { EventClashes } from './EventClashes.tsx';

const startTime = '2099-03-02T09:00:00.000Z';
const event = {
  _id: 'e1',
  version: 1,
  title: 'Pricing workshop',
  status: 'published',
  eventType: 'WORKSHOP',
  startTime,
  endTime: '2099-03-02T10:00:00.000Z',
  oneOnOneDates: [],
  availability: null,
  place: { _id: 'p1' },
  hosts: [{ _id: 'u2' }],
  holdsHosts: true,
  isArchived: false,
} as unknown as EventPlan;
const record = {
  _id: 'e1',
  version: 1,
  hosts: [{ _id: 'u2', fullName: 'Ben Ito' }],
  holdsHosts: true,
  may: { update: true, delete: true, readonly: [] },
};
const saved = fn();
const ben = { personId: 'u2', fullName: 'Ben Ito', startTime, endTime: '2099-03-02T10:00:00.000Z', what: null };
const aula = { placeId: 'p1', name: 'Aula', startTime, endTime: '2099-03-02T11:00:00.000Z' };

const asked: { eventId: string; change: object }[] = [];
const answers = (clashes: object) => ({
  EventSeriesDates: { data: { eventSeriesDates: ['2099-03-09T09:00:00.000Z', '2099-03-16T09:00:00.000Z'] } },
  EventClashes: {
    answer: (variables: (typeof asked)[number]) => {
      asked.push(variables);
      return { found: { isRefused: true, clashes: [], rooms: [], ...clashes } };
    },
  },
  Form_eventHosts: { data: { record } },
});

const meta: Meta<typeof EventClashes> = {
  title: 'events/EventClashes',
  component: EventClashes,
  subcomponents: { ClashNote },
  args: { event, change: { input: { hosts: ['u2', 'u3'] } } },
  parameters: { answers: answers({ clashes: [ben], rooms: [aula] }) },
};
export default meta;

type Story = StoryObj<typeof EventClashes>;

/** Of something published the server takes neither the host nor the room; what they have then is not for this reader. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not possible then')).toBeVisible();
    await expect(canvas.getByText(/busy/)).toBeVisible();
    await expect(canvas.getByText(/taken/)).toBeVisible();
    await expect(canvas.getByText('Choose another room or another time.')).toBeVisible();
    await expect(asked.at(-1)).toEqual({ eventId: 'e1', change: { input: { hosts: ['u2', 'u3'] } } });
  },
};
export const RefusedOnAPhone: Story = { ...Refused, globals: { viewport: { value: 'mobile1' } } };
export const RefusedDark: Story = { ...Refused, globals: { colourMode: 'dark' } };
export const RefusedInArabic: Story = { globals: { language: 'ar' } };
/** A draft holds nobody: it is saved, and can't be published. */
export const OfADraft: Story = {
  args: { event: { ...event, status: 'draft' }, change: {} },
  parameters: { answers: answers({ isRefused: false, clashes: [ben] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Somebody has something else then')).toBeVisible();
    await expect(canvas.getByText(/can’t be published like this/)).toBeVisible();
  },
};
export const OnlyTheRoomIsTaken: Story = {
  ...OfADraft,
  parameters: { answers: answers({ isRefused: false, rooms: [aula] }) },
  play: async ({ canvas }) => expect(await canvas.findByText('The room is taken then')).toBeVisible(),
};
export const DatesOfConversations: Story = {
  args: { event: { ...event, eventType: 'ONE_ON_ONE' } as EventPlan, change: {} },
  parameters: { answers: answers({ isRefused: false, clashes: [{ ...ben, what: 'Weekly with Acme' }] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These times are not offered; the others are.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save anyway' })).toBeNull();
  },
};
export const FurtherDates: Story = {
  render: () => <RepeatForm event={event} />,
  parameters: { answers: answers({ clashes: [{ ...ben, what: 'Weekly with Acme' }] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number of dates' }), '3');
    await expect(await canvas.findByText('Not possible then')).toBeVisible();
    const repetition = { frequency: 'WEEKLY', every: 1, until: null, count: 3 };
    await waitFor(() => expect(asked.at(-1)?.change).toEqual({ repetition }));
  },
};
/** Of all that follow, each date that stands in the way is named; what is filled in is asked about as it would be saved. */
export const AllThatFollow: Story = {
  render: () => <StepForm event={event} step="hosts" scope="following" onSaved={saved} />,
  parameters: {
    answers: answers({
      clashes: [ben, { ...ben, startTime: '2099-03-16T09:00:00.000Z', endTime: '2099-03-16T10:00:00.000Z' }],
      rooms: [{ ...aula, startTime: '2099-03-09T09:00:00.000Z', endTime: '2099-03-09T11:00:00.000Z' }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /Hosts are busy/ }));
    const change = { input: { holdsHosts: false }, following: true };
    await waitFor(() => expect(asked.at(-1)).toEqual({ eventId: 'e1', change }));
    for (const date of [/Mar 2\D/, /Mar 9\D/, /Mar 16\D/]) await expect(await canvas.findByText(date)).toBeVisible();
  },
};
export const AllThatFollowOnAPhone: Story = {
  ...AllThatFollow,
  globals: { viewport: { value: 'phone' }, colourMode: 'dark' },
};
export const AllThatFollowInArabic: Story = {
  ...AllThatFollow,
  globals: { language: 'ar' },
  play: async ({ canvas }) => expect(await canvas.findAllByText(/Ben Ito/)).not.toHaveLength(0),
};
export const NothingToSay: Story = {
  args: { change: {} },
  parameters: { answers: answers({ isRefused: false }) },
  play: async ({ canvas }) => expect(canvas.queryByText('Ben Ito')).toBeNull(),
};

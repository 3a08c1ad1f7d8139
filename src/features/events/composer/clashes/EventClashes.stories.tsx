import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { EventPlan } from '../eventPlanQuery.ts';
import { RepeatForm } from '../RepeatForm.tsx';
import { EventFormNote } from './EventFormNote.tsx';

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
const ben = { personId: 'u2', fullName: 'Ben Ito', startTime, endTime: '2099-03-02T10:00:00.000Z', what: null };
const aula = { placeId: 'p1', name: 'Aula', startTime, endTime: '2099-03-02T11:00:00.000Z' };

const asked: { hosts: readonly string[]; placeId: string | null; further: readonly object[] }[] = [];
const answers = (plan: object, clashes: object) => ({
  EventPlan: { data: { incubatorEvent: { ...event, ...plan } } },
  EventSeriesDates: { data: { eventSeriesDates: ['2099-03-09T09:00:00.000Z', '2099-03-16T09:00:00.000Z'] } },
  PlannedClashes: {
    answer: ({ input }: { input: (typeof asked)[number] }) => {
      asked.push(input);
      return { plannedClashes: { isRefused: true, clashes: [], rooms: [], ...clashes } };
    },
  },
});

const meta: Meta<typeof EventFormNote> = {
  title: 'events/EventClashes',
  component: EventFormNote,
  args: { values: { hosts: ['u2', 'u3'] }, recordId: 'e1' },
  parameters: { answers: answers({}, { clashes: [ben], rooms: [aula] }) },
};
export default meta;

type Story = StoryObj<typeof EventFormNote>;

/** Of something published the server takes neither the host nor the room; what they have then is not for this reader. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not possible then')).toBeVisible();
    await expect(canvas.getByText(/busy/)).toBeVisible();
    await expect(canvas.getByText(/taken/)).toBeVisible();
    await expect(canvas.getByText('Choose another room or another time.')).toBeVisible();
    await expect(asked.at(-1)).toMatchObject({ kind: 'EVENT', minutes: 60, hosts: ['u2', 'u3'], placeId: 'p1' });
  },
};
export const RefusedOnAPhone: Story = { ...Refused, globals: { viewport: { value: 'mobile1' } } };
export const RefusedDark: Story = { ...Refused, globals: { colourMode: 'dark' } };
export const RefusedInArabic: Story = { globals: { language: 'ar' } };
/** A draft holds nobody: it is saved, and can't be published. */
export const OfADraft: Story = {
  args: { values: {} },
  parameters: { answers: answers({ status: 'draft' }, { clashes: [ben] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Somebody has something else then')).toBeVisible();
    await expect(canvas.getByText(/can’t be published like this/)).toBeVisible();
  },
};
export const OnlyTheRoomIsTaken: Story = {
  args: { values: {} },
  parameters: { answers: answers({ status: 'draft' }, { rooms: [aula] }) },
  play: async ({ canvas }) => expect(await canvas.findByText('The room is taken then')).toBeVisible(),
};
export const DatesOfConversations: Story = {
  args: { values: {} },
  parameters: {
    answers: answers(
      { eventType: 'ONE_ON_ONE', oneOnOneDates: [{ start: startTime, end: '2099-03-02T12:00:00.000Z' }] },
      { isRefused: false, clashes: [{ ...ben, what: 'Weekly with Acme' }] },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These times are not offered; the others are.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save anyway' })).toBeNull();
  },
};
export const FurtherDates: Story = {
  render: () => <RepeatForm event={event} />,
  parameters: { answers: answers({}, { clashes: [{ ...ben, what: 'Weekly with Acme' }] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number of dates' }), '3');
    await expect(await canvas.findByText('Not possible then')).toBeVisible();
    await expect(asked.at(-1)?.further).toEqual([{ startTime: '2099-03-16T09:00:00.000Z', minutes: 60 }]);
  },
};
export const NothingToSay: Story = {
  args: { recordId: null },
  play: async ({ canvas }) => expect(canvas.queryByText('Ben Ito')).toBeNull(),
};

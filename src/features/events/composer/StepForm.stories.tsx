import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { EventPlan } from './eventPlanQuery.ts';
import { StepForm } from './StepForm.tsx';

const clinic: EventPlan = {
  _id: 'e1',
  version: 3,
  title: 'Clinic',
  status: 'published',
  eventType: 'ONE_ON_ONE',
  description: null,
  startTime: '2030-03-04T15:00:00.000Z',
  endTime: '2030-03-04T17:00:00.000Z',
  duration: 30,
  timezone: 'Europe/Paris',
  series: null,
  oneOnOneDates: [{ start: '2030-03-04T15:00:00.000Z', end: '2030-03-04T17:00:00.000Z' }],
  availability: null,
  place: null,
  location: null,
  conferenceData: null,
  createdBy: { _id: 'u1' },
  editPermission: [],
  visibleToPrograms: [],
  hosts: [{ _id: 'u1' }],
  holdsHosts: true,
  isArchived: false,
  noOfBookings: 2,
  noOfWaiting: 0,
  may: { update: true },
};
const saved = fn();
const record = { ...clinic, calendarHost: null, readonly: [], may: { update: true, delete: true } };
const booked = [
  ['2030-03-04T15:00:00.000Z', '2030-03-04T15:30:00.000Z', 'Nora Alba', 'Mia Mentor'] as const,
  ['2030-03-04T16:00:00.000Z', '2030-03-04T16:30:00.000Z', 'Omar Said', 'Mia Mentor'] as const,
].map(([startTime, endTime, person, host]) => ({ _id: person, startTime, endTime, person, host }));
const answers = (lost: number) => ({
  answers: {
    EventClashes: { data: { found: { isRefused: false, clashes: [], rooms: [] } } },
    EventSessionsLost: { data: { eventSessionsLost: booked.slice(0, lost) } },
    Form_eventHosts: { data: { record } },
  },
});

const meta: Meta<typeof StepForm> = {
  title: 'events/StepForm',
  component: StepForm,
  args: { event: clinic, step: 'hosts', onSaved: saved },
};
export default meta;

type Story = StoryObj<typeof StepForm>;

/** Whoever has booked a session is not left with a host who is gone without anybody knowing. */
export const SessionsAreLost: Story = {
  parameters: answers(2),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    saved.mockClear();
    await userEvent.click(await body.findByRole('button', { name: 'Save and continue' }));
    await expect(await body.findByText(/^Booked sessions that cannot be held after this change: 2\./)).toBeVisible();
    await expect(body.getByText(/30.*: Nora Alba with Mia Mentor$/)).toBeVisible();
    const [, keep] = body.getAllByRole('button', { name: 'Don’t save' });
    if (keep) await userEvent.click(keep);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(saved).not.toHaveBeenCalled();
  },
};
export const SessionsAreLostRightToLeft: Story = {
  parameters: answers(2),
  globals: { language: 'ar', colourMode: 'dark', viewport: { value: 'mobile1' } },
};

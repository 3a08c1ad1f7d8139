import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PlannedClashes } from '#src/ui/planning/PlannedClashes.tsx';
import { InterviewFormNote, SessionFormNote } from './FormNotes.tsx';
import { plannedSession } from './plannedOf.ts';

const submitted = fn();
const asked: unknown[] = [];
const ben = {
  personId: 'u2',
  fullName: 'Ben Ito',
  startTime: '2099-03-02T09:00:00.000Z',
  endTime: '2099-03-02T10:00:00.000Z',
};
const answer = (isRefused: boolean, ...clashes: object[]) => ({
  PlannedClashes: {
    answer: ({ input }: { input: unknown }) => {
      asked.push(input);
      return { found: { isRefused, clashes, rooms: [] } };
    },
  },
});
const values = {
  status: 'planned',
  startTime: '2099-03-02T09:30:00.000Z',
  expectedDuration: 30,
  coachs: ['u1'],
  attendees: ['u2', 'u3'],
};

const meta: Meta = {
  title: 'coaching/PlannedClashes',
  parameters: { answers: answer(false, { ...ben, what: 'Weekly with Acme' }) },
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <PlannedClashes planned={plannedSession(values, 'c1')} />
    </form>
  ),
};
export default meta;

type Story = StoryObj;

export const OneOfSeveral: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Weekly with Acme/)).toBeVisible();
    await expect(asked.at(-1)).toEqual({
      kind: 'SESSION',
      startTime: values.startTime,
      minutes: 30,
      hosts: ['u1'],
      guests: ['u2', 'u3'],
      recordId: 'c1',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save anyway' }));
    await expect(submitted).toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { ...OneOfSeveral, globals: { viewport: { value: 'mobile1' } } };
export const InArabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const Refused: Story = {
  parameters: { answers: answer(true, { ...ben, what: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not possible then')).toBeVisible();
    await expect(canvas.getByText(/busy/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save anyway' })).toBeNull();
  },
};
/** The time moves on to one that suits everybody: nothing is said any more. */
export const Moved: Story = {
  parameters: {
    answers: {
      PlannedClashes: {
        answer: ({ input }: { input: { startTime: string } }) => ({
          found:
            input.startTime === values.startTime
              ? { isRefused: true, clashes: [{ ...ben, what: null }], rooms: [] }
              : { isRefused: false, clashes: [], rooms: [] },
        }),
      },
    },
  },
  render: function Moving() {
    const [startTime, setStart] = useState(values.startTime);
    return (
      <>
        <SessionFormNote values={{ ...values, startTime }} />
        <button type="button" onClick={() => setStart('2099-03-02T11:00:00.000Z')}>
          Later
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Not possible then');
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(canvas.queryByText('Not possible then')).toBeNull());
  },
};
export const NothingChosenYet: Story = {
  render: () => (
    <>
      <SessionFormNote values={{ status: 'planned', coachs: ['u1'] }} />
      <SessionFormNote values={{ ...values, status: 'cancelled' }} />
      <InterviewFormNote values={{ status: 'pending', startTime: values.startTime, host: 'u1' }} />
    </>
  ),
  play: async ({ canvas }) => expect(canvas.queryByText('Ben Ito')).toBeNull(),
};
export const Interview: Story = {
  render: () => (
    <InterviewFormNote
      values={{ status: 'meeting_scheduled', startTime: values.startTime, host: 'u2', application: 'a1' }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Ben Ito');
    await expect(asked.at(-1)).toMatchObject({ kind: 'INTERVIEW', minutes: 30, hosts: ['u2'], applicationId: 'a1' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AskForMeeting } from './AskForMeeting.tsx';
import { ConfirmRequest } from './ConfirmRequest.tsx';
import { EnoughRequests } from './EnoughRequests.tsx';
import { slots } from './testing/slots.ts';

const meta: Meta = { title: 'coaching/AskForMeeting' };
export default meta;

type Story = StoryObj;

const mia = { _id: 'u2', fullName: 'Mia Mentor' };
export const Times: Story = { render: () => <AskForMeeting person={mia} place={null} slots={slots} onSent={fn()} /> };
/** What waits for an answer takes the hours: nothing that would be refused is offered, and what to do is said. */
export const HoursAskedFor: Story = {
  render: () => (
    <AskForMeeting
      person={mia}
      place={null}
      slots={slots.map((slot) => ({ ...slot, isAwaited: true }))}
      onSent={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All coaching hours that are left are asked for already')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ask for a meeting/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Show your open requests' })).toHaveAttribute(
      'href',
      '/coaching?view=requests',
    );
  },
};
export const SomeHoursAskedFor: Story = {
  render: () => (
    <AskForMeeting
      person={mia}
      place={null}
      slots={slots.map((slot, index) => ({ ...slot, isAwaited: index > 0 }))}
      onSent={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Some times are not offered/)).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: /^Ask for a meeting/ })).toHaveLength(1);
  },
};
export const SomeHoursAskedForInArabic: Story = {
  ...SomeHoursAskedFor,
  globals: { language: 'ar', viewport: { value: 'mobile1' }, colourMode: 'dark' },
  play: async () => undefined,
};
function HoursThatGo() {
  const [given, setGiven] = useState(slots);
  return (
    <>
      <AskForMeeting person={mia} place={null} slots={given} onSent={fn()} />
      <button type="button" onClick={() => setGiven(([, ...others]) => others)}>
        One less
      </button>
    </>
  );
}
/** The mentor gives other hours while a founder writes: what is written stays, and that the time is gone is said. */
export const TimeGoesWhileAsking: Story = {
  render: () => <HoursThatGo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const goes = () => (canvas.getByText('One less') as HTMLElement).click();
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Ask for a meeting/ }))[0] as HTMLElement);
    const dialog = within(await body.findByRole('dialog', { name: 'Ask for this meeting?' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Prices');
    goes();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/no longer free/);
    await expect(dialog.getByRole('textbox')).toHaveValue('Prices');
    await expect(dialog.queryByRole('button', { name: 'Send request' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another time' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText(/^Times in/)).toHaveFocus());
    // Even the last one: the words outlive the times.
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Ask for a meeting/ }))[0] as HTMLElement);
    goes();
    goes();
    const last = within(await body.findByRole('dialog'));
    await expect(await last.findByRole('alert')).toBeVisible();
    await expect(last.getByRole('textbox')).toHaveValue('Prices');
  },
};
/** The keyboard's place goes on to the next time that is free, not to the top of the page. */
export const FocusedTimeGoes: Story = {
  render: () => <HoursThatGo />,
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Ask for a meeting/ });
    first?.focus();
    (canvas.getByText('One less') as HTMLElement).click();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(second).toHaveFocus();
  },
};
/** Nobody has said where they usually meet. */
export const ConfirmingInArabic: Story = {
  render: () => (
    <ConfirmRequest
      asked={{ person: mia, place: null, startTime: '2099-03-04T15:00:00.000Z', endTime: '2099-03-04T15:30:00.000Z' }}
      isGone={false}
      message=""
      onMessage={() => undefined}
      onClose={() => undefined}
    />
  ),
  globals: { language: 'ar' },
};
export const LeadsToOpenRequests: Story = { render: () => <EnoughRequests /> };

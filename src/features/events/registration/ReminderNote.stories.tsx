import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReminderNote } from './ReminderNote.tsx';

const meta: Meta<typeof ReminderNote> = {
  title: 'events/ReminderNote',
  component: ReminderNote,
  args: { startTime: '2099-03-04T15:00:00.000Z', reminders: null },
};
export default meta;

type Story = StoryObj<typeof ReminderNote>;

/** Three in the afternoon of UTC is ten in the morning for the reader. */
export const ADayBefore: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Next reminder:/)).toHaveTextContent(/Mar 3, 2099.*10:00/);
  },
};
export const AsChosen: Story = {
  args: { reminders: { appointments: ['H2', 'H48'] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Next reminder:/)).toHaveTextContent(/Mar 2, 2099.*10:00/);
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const ByNoMeans: Story = {
  args: { reminders: { byMail: false, byNotification: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Next reminder:/)).toBeNull();
  },
};

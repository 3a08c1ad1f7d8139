import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarFeedDialog } from './CalendarFeedDialog.tsx';

const meta: Meta<typeof CalendarFeedDialog> = {
  title: 'events/CalendarFeedDialog',
  component: CalendarFeedDialog,
  args: { onClose: () => undefined },
};
export default meta;

type Story = StoryObj<typeof CalendarFeedDialog>;

export const None: Story = {
  parameters: { answers: { CalendarFeed: { data: { calendarFeed: { since: null } } } } },
};
export const GivenOut: Story = {
  parameters: { answers: { CalendarFeed: { data: { calendarFeed: { since: '2026-03-02T09:00:00.000Z' } } } } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CalendarFeedDialog } from './CalendarFeedDialog.tsx';

const meta: Meta<typeof CalendarFeedDialog> = {
  title: 'events/CalendarFeedDialog',
  component: CalendarFeedDialog,
  args: { onClose: () => undefined },
};
export default meta;

type Story = StoryObj<typeof CalendarFeedDialog>;

/** There is no address yet: it says how one gets it, and of none that would end. */
export const None: Story = {
  parameters: { answers: { CalendarFeed: { data: { calendarFeed: { since: null } } } } },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^“New link” gives you an address/)).toBeVisible();
    await expect(await body.findByRole('button', { name: 'New link' })).toBeVisible();
    await waitFor(() => expect(body.queryByText(/ends those given out before/)).toBeNull());
  },
};
export const GivenOut: Story = {
  parameters: { answers: { CalendarFeed: { data: { calendarFeed: { since: '2026-03-02T09:00:00.000Z' } } } } },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/ends those given out before/)).toBeVisible();
  },
};

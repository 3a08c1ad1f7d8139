import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EventHostsTab } from './EventHostsTab.tsx';

const meta: Meta<typeof EventHostsTab> = {
  title: 'events/EventHostsTab',
  component: EventHostsTab,
  args: { recordId: 'e1' },
};
export default meta;

type Story = StoryObj<typeof EventHostsTab>;

const host = {
  _id: 'u2',
  fullName: 'Ben Ito',
  avatar: null,
  headline: 'Sales for twenty years',
  integratedVideoProviders: ['Zoom'],
  conferenceDataIntegration: 'Zoom',
  role: { _id: 'r1', label: 'Mentor' },
};
const answers = (hosts: readonly object[], update = true) => ({
  EventHosts: { data: { incubatorEvent: { _id: 'e1', may: { update, readonly: [] }, hosts } } },
});

export const Some: Story = { parameters: { answers: answers([host, { ...host, _id: 'u3', fullName: 'Cleo Marsh' }]) } };
export const Nobody: Story = {
  parameters: { answers: answers([]) },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Choose hosts' });
    await expect(link).toHaveAttribute('href', '/events/e1/edit?step=hosts&after=event');
  },
};
/** Whoever may not change the event is not led to where it is changed. */
export const NotTheirs: Story = {
  parameters: { answers: answers([host], false) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Ben Ito');
    await expect(within(canvasElement).queryByRole('link', { name: 'Choose hosts' })).toBeNull();
  },
};

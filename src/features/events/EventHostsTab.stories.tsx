import type { Meta, StoryObj } from '@storybook/react-vite';
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
const answers = (hosts: readonly object[]) => ({ EventHosts: { data: { incubatorEvent: { _id: 'e1', hosts } } } });

export const Some: Story = { parameters: { answers: answers([host, { ...host, _id: 'u3', fullName: 'Cleo Marsh' }]) } };
export const Nobody: Story = { parameters: { answers: answers([]) } };

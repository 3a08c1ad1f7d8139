import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type MyServices, type ServiceEntry, serviceEntries } from './integrations.ts';
import { ServiceRow } from './ServiceRow.tsx';

const meta: Meta<typeof ServiceRow> = {
  title: 'features/ServiceRow',
  component: ServiceRow,
  render: (args) => (
    <ul aria-label="Integrations" style={{ listStyle: 'none', padding: 0 }}>
      <ServiceRow {...args} />
    </ul>
  ),
};
export default meta;

type Story = StoryObj<typeof ServiceRow>;

const record = { _id: 'u1', linkedCalendar: null, conferenceDataIntegration: null, integratedVideoProviders: [] };
const nothing: MyServices = { record, connections: [] };
const [google, , zoom] = serviceEntries as readonly [ServiceEntry, ServiceEntry, ServiceEntry];

export const NotConnected: Story = { args: { entry: google, mine: nothing, isSetUp: true } };
export const NotSetUp: Story = { args: { entry: google, mine: nothing, isSetUp: false } };
/** Connected when the installation was still set up for it: that can be ended all the same. */
export const ConnectedBefore: Story = {
  args: { entry: zoom, mine: { record, connections: ['ZOOM'] }, isSetUp: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Connected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Disconnect Zoom' })).toBeEnabled();
  },
};
/** Preferred in the profile: that makes no meeting, so connecting it is offered. */
export const ChosenVideo: Story = {
  args: {
    entry: zoom,
    mine: { record: { ...record, conferenceDataIntegration: 'Zoom' }, connections: [] },
    isSetUp: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Chosen, not connected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Connect Zoom' })).toBeEnabled();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
/** Named by a record from before there were connections: it can be connected, or taken out. */
export const ChosenCalendar: Story = {
  args: { entry: google, mine: { record: { ...record, linkedCalendar: 'google' }, connections: [] }, isSetUp: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Chosen, not connected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Connect Google Calendar' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Disconnect Google Calendar' })).toBeEnabled();
  },
};

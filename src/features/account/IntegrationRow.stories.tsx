import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ServiceRow } from './IntegrationRow.tsx';
import { type Me, type ServiceEntry, serviceEntries } from './integrations.ts';

const meta: Meta<typeof ServiceRow> = {
  title: 'features/IntegrationRow',
  component: ServiceRow,
  render: (args) => (
    <ul aria-label="Integrations" style={{ listStyle: 'none', padding: 0 }}>
      <ServiceRow {...args} />
    </ul>
  ),
};
export default meta;

type Story = StoryObj<typeof ServiceRow>;

const nobody: Me = {
  _id: 'u1',
  linkedCalendar: null,
  conferenceDataIntegration: null,
  integratedVideoProviders: [],
};
const [google, , zoom] = serviceEntries as readonly [ServiceEntry, ServiceEntry, ServiceEntry];

export const NotConnected: Story = { args: { entry: google, me: nobody, isSetUp: true } };
export const NotSetUp: Story = { args: { entry: google, me: nobody, isSetUp: false } };
/** Connected when the installation was still set up for it: that can be ended all the same. */
export const ConnectedBefore: Story = {
  args: { entry: zoom, me: { ...nobody, integratedVideoProviders: ['Zoom'] }, isSetUp: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Connected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Disconnect Zoom' })).toBeEnabled();
  },
};

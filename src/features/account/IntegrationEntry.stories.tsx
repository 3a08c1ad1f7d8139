import type { Meta, StoryObj } from '@storybook/react-vite';
import { IntegrationEntry } from './IntegrationEntry.tsx';

const meta: Meta<typeof IntegrationEntry> = {
  title: 'features/IntegrationEntry',
  component: IntegrationEntry,
  args: { name: 'Zapier', hint: 'It cannot be connected from here yet.', isLocked: false },
  render: (args) => (
    <ul aria-label="Integrations" style={{ listStyle: 'none', padding: 0 }}>
      <IntegrationEntry {...args} />
    </ul>
  ),
};
export default meta;

type Story = StoryObj<typeof IntegrationEntry>;

export const Default: Story = {};
export const Locked: Story = { args: { isLocked: true } };

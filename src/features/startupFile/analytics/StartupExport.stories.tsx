import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StartupExport } from './StartupExport.tsx';

const meta: Meta<typeof StartupExport> = {
  title: 'features/StartupExport',
  component: StartupExport,
  args: { recordId: 's1' },
};
export default meta;

type Story = StoryObj<typeof StartupExport>;

export const Offered: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('button', { name: /Download CSV/ })).toHaveLength(3);
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };

import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DialogActions } from './DialogActions.tsx';

const meta: Meta<typeof DialogActions> = {
  title: 'ui/DialogActions',
  component: DialogActions,
  render: () => (
    <div style={{ height: 200, overflow: 'auto' }}>
      <div style={{ height: 600 }}>What is decided</div>
      <DialogActions>
        <Button>Accept</Button>
      </DialogActions>
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof DialogActions>;

export const InSightOfALongDialog: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Accept' }).getBoundingClientRect();
    const [box] = canvasElement.querySelectorAll('div[style]');
    await expect(button.bottom).toBeLessThanOrEqual(box?.getBoundingClientRect().bottom ?? 0);
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';

const meta: Meta = { title: 'ui/KeyboardHelp' };
export default meta;

type Story = StoryObj;

const help = <KeyboardHelp hints={[{ keys: ['J', 'K'], does: 'Next, previous' }]} />;

export const Opened: Story = {
  render: () => help,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keyboard' }));
    await says('Next, previous', 'This list')({ canvasElement });
  },
};
export const OpenedByKey: Story = {
  render: () => help,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.keyboard('?');
    await says('Next, previous')({ canvasElement });
  },
};
export const RightToLeft: Story = { render: () => help, globals: { language: 'ar' } };

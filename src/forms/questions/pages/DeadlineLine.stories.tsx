import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../../../../stories/support/says.ts';
import { DeadlineLine } from './DeadlineLine.tsx';

const meta: Meta<typeof DeadlineLine> = {
  title: 'forms/DeadlineLine',
  component: DeadlineLine,
  args: { closesAt: '2026-05-01T21:59:59.999Z' },
};
export default meta;

type Story = StoryObj<typeof DeadlineLine>;

/** In the zone of the reader, which is named. */
export const Until: Story = { play: says(/^To be handed in by May 1, 2026.* 5:59.PM EDT$/) };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const NoEnd: Story = {
  args: { closesAt: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/handed in/)).toBeNull();
  },
};

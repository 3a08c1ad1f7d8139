import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HourTotals } from './HourTotals.tsx';

const meta: Meta<typeof HourTotals> = { title: 'coaching/HourTotals', component: HourTotals };
export default meta;

type Story = StoryObj<typeof HourTotals>;

const answers = (allocated: number, pending: number, used: number) => ({
  HourAllocationMetrics: {
    data: {
      hourAllocationMetrics: [
        { metric: 'MINUTES_ALLOCATED', minutes: allocated },
        { metric: 'MINUTES_PENDING', minutes: pending },
        { metric: 'MINUTES_USED', minutes: used },
      ],
    },
  },
});

export const Some: Story = {
  parameters: { answers: answers(6000, 90, 1230) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('6,000')).toBeVisible();
    await expect(within(canvasElement).getByText('Minutes used')).toBeVisible();
  },
};
export const SomeDark: Story = { ...Some, globals: { colourMode: 'dark' } };
export const SomeRightToLeft: Story = {
  parameters: { answers: answers(6000, 90, 1230) },
  globals: { language: 'ar' },
};
export const None: Story = {
  parameters: { answers: answers(0, 0, 0) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};

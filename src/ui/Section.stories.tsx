import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from './Section.tsx';

const meta: Meta<typeof Section> = {
  title: 'ui/Section',
  component: Section,
  args: { title: 'Startups to look at', children: 'Those that have not reported for longest come first.' },
};
export default meta;

type Story = StoryObj<typeof Section>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Startups to look at' })).toBeVisible();
  },
};
export const WithCountAndHint: Story = { args: { count: 12_345, hint: 'Active ones only.' } };
export const LongTitle: Story = { args: { title: 'A title that says more than a title should '.repeat(4), count: 3 } };
export const RightToLeft: Story = { args: { count: 3 }, globals: { direction: 'rtl' } };
export const Dark: Story = { args: { count: 3 }, globals: { colourMode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarList } from './BarList.tsx';

const bars = ['Team', 'Market', 'A criterion whose name needs two lines'].map((label, index) => ({
  id: label,
  label,
  value: 4 + index * 2,
  text: `${4 + index * 2}.0`,
}));

const meta: Meta<typeof BarList> = {
  title: 'ui/BarList',
  component: BarList,
  args: { label: 'Averages', full: 10, bars },
};
export default meta;

type Story = StoryObj<typeof BarList>;

export const Some: Story = {};
export const Empty: Story = { args: { bars: [] } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };

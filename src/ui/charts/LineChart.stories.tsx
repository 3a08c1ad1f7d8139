import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart } from './LineChart.tsx';

const points = [12, 18, 17, 25, 31, 30, 44].map((value, index) => ({ label: `2026-0${index + 1}`, value }));

const meta: Meta<typeof LineChart> = {
  title: 'ui/LineChart',
  component: LineChart,
  args: { label: 'Paying customers', points, format: (value) => value.toLocaleString('en') },
};
export default meta;

type Story = StoryObj<typeof LineChart>;

export const Rising: Story = {};
export const Level: Story = { args: { points: points.map((point) => ({ ...point, value: 5 })) } };
export const TwoPoints: Story = { args: { points: points.slice(0, 2) } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };

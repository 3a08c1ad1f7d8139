import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartTable } from './ChartTable.tsx';
import { ChartTip } from './ChartTip.tsx';
import { LineDrawing } from './LineDrawing.tsx';

const labels = ['Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026', 'May 2026'];
const series = [
  { id: 'a', name: 'Spring', values: [12, 18, 17, 25, 31] },
  { id: 'b', name: 'Autumn of the year before', values: [null, 8, 9, null, 12] },
];

const meta: Meta<typeof ChartFigure> = {
  title: 'ui/ChartFigure',
  component: ChartFigure,
  subcomponents: { ChartTable, ChartTip, LineDrawing },
  args: { title: 'Paying customers', labels, series, format: (value) => value.toLocaleString('en') },
};
export default meta;

/** The library that draws comes when it is first needed. */
const drawn = { timeout: 15_000 };

type Story = StoryObj<typeof ChartFigure>;

export const Compared: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Paying customers' }, drawn)).toBeInTheDocument();
    await canvas.findByText('Autumn of the…');
    await userEvent.click(canvas.getByText('Figures as a table'));
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('row', { name: /^Apr 2026/ })).toHaveTextContent('Apr 202625No figure');
  },
};
export const One: Story = {
  args: { series: [{ id: 'a', name: 'Customers', values: [12, 18, 17, 25, 31] }] },
};
export const WithTheYearBefore: Story = {
  args: {
    series: [
      { id: 'a', name: 'Customers', values: [12, 18, 17, 25, 31] },
      { id: 'before', name: 'A year before', values: [5, 8, 9, 12, 14], isBefore: true },
    ],
  },
};
export const Tip: Story = {
  render: (args) => <ChartTip {...args} label="Mar 2026" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Mar 2026Spring17-5.6%Autumn of the year before9+12.5%');
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };

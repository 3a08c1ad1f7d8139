import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../../../../stories/support/says.ts';
import { ValueTable } from '../ValueTable.tsx';
import { MetricCard } from './MetricCard.tsx';

const meta: Meta = {
  title: 'features/Metric card',
  decorators: [
    (Story) => (
      <>
        <h1>Northwind Robotics</h1>
        <h2>Analytics</h2>
        <Story />
      </>
    ),
  ],
};
export default meta;

type Story = StoryObj;

const labels = (value: string) => [{ language: 'en', value }];
const metric = {
  _id: 'm1',
  name: labels('Revenue'),
  description: labels('What was invoiced in the month.'),
  unitOfMeasure: { unitType: 'MONETARY', customName: null },
} as const;
const series = (...values: readonly number[]) => ({
  StartupMetricSeries: {
    data: {
      metricDataItems: {
        results: values.map((value, index) => ({
          _id: `i${index}`,
          to: `2026-0${6 - index}-28`,
          value,
          dateValue: null,
        })),
      },
    },
  },
});
const metricCard = () => <MetricCard startupId="s1" metric={metric} />;
export const Metric: Story = {
  parameters: { answers: series(900, 700, 400) },
  render: metricCard,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Figures as a table'));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const MetricNotReported: Story = { parameters: { answers: series() }, render: metricCard };
export const MetricLoading: Story = { parameters: { answers: { StartupMetricSeries: 'never' } }, render: metricCard };
export const MetricFailed: Story = {
  parameters: { answers: { StartupMetricSeries: { error: 'The database rests' } } },
  render: metricCard,
  play: says('The database rests'),
};
export const MetricDark: Story = {
  parameters: { answers: series(9, 7, 4) },
  render: metricCard,
  globals: { colourMode: 'dark' },
};

export const TableOfValues: Story = {
  render: () => (
    <ValueTable
      head={['Month', 'Value']}
      rows={[
        ['June', '$900'],
        ['May', '$700'],
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: 'June' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { metricsFormOf } from '#src/data/metricsForm.ts';
import { StartupAnalytics } from './StartupAnalytics.tsx';
import { UpdateMetricsButton } from './UpdateMetricsButton.tsx';

const meta: Meta<typeof StartupAnalytics> = {
  title: 'features/StartupAnalytics',
  component: StartupAnalytics,
  args: { recordId: 's1' },
};
export default meta;

type Story = StoryObj<typeof StartupAnalytics>;

const labels = (value: string) => [{ language: 'en', value }];
const metric = {
  _id: 'm1',
  name: labels('Revenue'),
  description: labels('What was invoiced in the month.'),
  unitOfMeasure: { unitType: 'MONETARY', customName: null },
};
const series = (values: readonly number[]) =>
  values.map((value, index) => ({ _id: `i${index}`, to: `2026-0${6 - index}-28`, value, dateValue: null }));
const answers = (metrics: readonly unknown[], values: readonly number[]) => ({
  StartupMetricList: { data: { metrics: { results: metrics } } },
  StartupMetricSeries: { data: { metricDataItems: { results: series(values) } } },
});

export const Grown: Story = {
  parameters: { answers: answers([metric], [900, 700, 400]) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Figures as a table'));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const FoundersOpenTheForm: Story = {
  render: () => <UpdateMetricsButton startupId="s1" />,
  globals: { role: 'Cofounder' },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Update metrics' }));
    await expect(metricsFormOf.get()?.startup).toBe('s1');
    metricsFormOf.set(null);
  },
};
const path = '/startup/s1/file/analytics?from=2030-10-01&to=2030-10-31';
const periods = (...results: readonly object[]) => ({ PeriodsAsked: { data: { pendingDataForms: { results } } } });
/** A task leads to the month that it is about. */
export const FoundersReportAMonth: Story = {
  render: () => <UpdateMetricsButton startupId="s1" />,
  globals: { role: 'Cofounder' },
  parameters: { path, answers: periods({ id: 'r1', date: '2030-11-10T12:00:00.000Z', from: null }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report October 2030' }));
    await expect(metricsFormOf.get()?.period).toEqual({ from: '2030-10-01', to: '2030-10-31' });
    metricsFormOf.set(null);
  },
};
/** Its link outlives the task: what is reported is not asked for again, and other months are none of its business. */
export const FoundersHaveReportedIt: Story = {
  render: () => <UpdateMetricsButton startupId="s1" />,
  globals: { role: 'Cofounder' },
  parameters: { path, answers: periods({ id: 'r2', date: '2030-10-10T12:00:00.000Z', from: '2030-09-01' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update metrics' }));
    await expect(metricsFormOf.get()?.period).toEqual({ from: null, to: null });
    metricsFormOf.set(null);
  },
};
export const MentorsReadOnly: Story = {
  render: () => <UpdateMetricsButton startupId="s1" />,
  globals: { role: 'Mentor' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Fallen: Story = { parameters: { answers: answers([metric], [300, 700]) } };
export const OnePeriod: Story = { parameters: { answers: answers([metric], [300]) } };
export const NotReported: Story = { parameters: { answers: answers([metric], []) } };
const asked = (pendingDataForm: object | null) => ({
  ...answers([], []),
  AskedOfStartup: { data: { startup: { _id: 's1', pendingDataForm } } },
});
export const NoMetrics: Story = { parameters: { answers: asked(null) } };
export const AskedBeforeThereAreMetrics: Story = {
  parameters: { answers: asked({ _id: 'r1' }) },
  globals: { role: 'Cofounder' },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Answer what is asked' }));
    await expect(metricsFormOf.get()?.startup).toBe('s1');
    metricsFormOf.set(null);
  },
};
export const Loading: Story = { parameters: { answers: { StartupMetricList: 'never' } } };
export const Failed: Story = { parameters: { answers: { StartupMetricList: { error: 'The database rests' } } } };
export const RightToLeft: Story = { parameters: { answers: answers([metric], [9, 7]) }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: answers([metric], [9, 7, 4]) }, globals: { colourMode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MatrixTable } from './MatrixTable.tsx';
import { MonthsView } from './MonthsView.tsx';

const metrics = [
  { id: 'm1', title: 'Revenue', unitType: 'MONETARY', customName: null },
  { id: 'm2', title: 'Users', unitType: 'USER', customName: null },
];
const row = (name: string, program: string | null, values: readonly (number | null | undefined)[]) => ({
  id: name,
  name,
  program: program === null ? null : { id: program, name: program },
  cells: values.map((value) => (value === undefined ? null : { value })),
});
const rows = [
  row('Acme', 'Growth', [1000, 1500, 1200]),
  row('Birch', 'Growth', [undefined, 500, null]),
  row('Cargo Bikes of the Northern Harbour', null, [10, 20, 30]),
];
const answers = {
  MetricsMatrix: {
    answer: ({ metricId }: Readonly<Record<string, unknown>>) => ({
      metricsMatrix: { metrics, metric: metricId ?? 'm1', months: ['2029-12-01', '2030-01-01', '2030-02-01'], rows },
    }),
  },
};

const meta: Meta<typeof MonthsView> = {
  title: 'features/MonthsView',
  component: MonthsView,
  subcomponents: { MatrixTable },
};
export default meta;

/** The library that draws comes when it is first needed. */
const drawn = { timeout: 15_000 };

type Story = StoryObj<typeof MonthsView>;

export const Matrix: Story = {
  parameters: { answers },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const table = within(await body.findByRole('table', { name: 'Figures by month' }));
    await expect(table.getByRole('row', { name: /^Acme/ })).toHaveTextContent('Acme$1,000$1,500+50%$1,200-20%');
    await expect(table.getByRole('row', { name: /^Birch/ })).toHaveTextContent('Birch–$500Missing');
    await expect(table.getByRole('row', { name: /^Average of Growth/ })).toHaveTextContent('$1,000$1,0000%$1,200+20%');
    await expect(await body.findByRole('img', { name: 'Average · Revenue' }, drawn)).toBeInTheDocument();
    await userEvent.click(body.getByRole('combobox', { name: 'Metric' }));
    await userEvent.click(await body.findByRole('option', { name: 'Users' }));
    await expect((await table.findAllByText('1,000')).length).toBeGreaterThan(0);
  },
};
const shown: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('table');
};
export const RightToLeft: Story = { parameters: { answers }, globals: { language: 'ar' }, play: shown };
export const Dark: Story = { parameters: { answers }, globals: { colourMode: 'dark' }, play: shown };
export const Nothing: Story = {
  parameters: {
    answers: { MetricsMatrix: { data: { metricsMatrix: { metrics, metric: 'm1', months: [], rows: [] } } } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No figures yet');
  },
};
export const Fails: Story = {
  parameters: { answers: { MetricsMatrix: { error: 'The database rests' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The database rests');
  },
};

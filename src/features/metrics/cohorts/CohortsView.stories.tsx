import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '#src/generated/paths.gen.ts';
import { storyMetrics } from '../portfolio/storyPortfolio.ts';
import { CohortsView } from './CohortsView.tsx';

const points = (factor: number, months: number) =>
  Array.from({ length: months }, (_, month) => ({
    month,
    average: (month + 1) * factor,
    median: month * factor,
    sum: (month + 1) * factor * 3,
    count: 3,
  }));
const cohorts = [
  { id: 'p1', name: 'Spring', start: '2030-01-15', size: 3, points: points(100, 4) },
  { id: 'p2', name: 'Autumn', start: '2029-09-01', size: 5, points: points(80, 8) },
];
const answers = { CohortComparison: { data: { cohortComparison: { metrics: storyMetrics, metric: 'm1', cohorts } } } };

const meta: Meta<typeof CohortsView> = {
  title: 'features/CohortsView',
  component: CohortsView,
  decorators: [
    (Story) => (
      <>
        <h1>Portfolio matrix</h1>
        <Story />
      </>
    ),
  ],
  parameters: { path: `${paths.startupsMetricsMatrix()}?view=cohorts` },
};
export default meta;

/** The library that draws comes when it is first needed. */
const drawn = { timeout: 15_000 };

type Story = StoryObj<typeof CohortsView>;

export const Compared: Story = {
  parameters: { answers },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('img', { name: 'Revenue by months since the program began' }, drawn);
    await userEvent.click(body.getByText('Figures as a table'));
    const table = within(body.getByRole('table'));
    await expect(table.getByRole('row', { name: /^Month 5/ })).toHaveTextContent('Month 5No figure$400');
    await userEvent.click(body.getByRole('combobox', { name: 'Compared by' }));
    await userEvent.click(await body.findByRole('option', { name: 'Sum' }));
    await expect((await table.findAllByText('$1,200')).length).toBeGreaterThan(0);
  },
};
export const RightToLeft: Story = { parameters: { answers }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers }, globals: { colourMode: 'dark' } };
export const Nothing: Story = {
  parameters: {
    answers: { CohortComparison: { data: { cohortComparison: { metrics: storyMetrics, metric: 'm1', cohorts: [] } } } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No program has figures yet');
  },
};
export const Fails: Story = {
  parameters: { answers: { CohortComparison: { error: 'The database rests' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The database rests');
  },
};

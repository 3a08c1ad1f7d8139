import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '#src/generated/paths.gen.ts';
import { storyMetrics, storyRows } from '../portfolio/storyPortfolio.ts';
import { CohortReportPage } from './CohortReportPage.tsx';
import { CohortTable } from './CohortTable.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportHealth } from './ReportHealth.tsx';
import { ReportPart, ReportSheet } from './ReportSheet.tsx';
import { SessionList } from './SessionList.tsx';
import { StartupReportPage } from './StartupReportPage.tsx';

const metric = { _id: 'm1', title: 'Revenue', position: 0, unitOfMeasure: { unitType: 'MONETARY' } };
const startup = {
  _id: 's1',
  name: 'Arcadia Maps',
  logo: null,
  tagline: 'Maps that know the way back',
  description: 'Walkers find home.',
  stage: 'growing',
  status: 'active',
  country: 'Portugal',
  website: null,
  program: { _id: 'A', name: 'Spring' },
  people: [{ _id: 'u1', fullName: 'Ana Lopes', headline: 'Founder' }],
  mentors: [],
};
const answers = {
  StartupReport: {
    data: {
      startup,
      metricDataItems: {
        results: [300, 200, 100].map((value, index) => ({
          _id: `i${index}`,
          to: `2030-0${3 - index}-28`,
          value,
          metric,
        })),
      },
      coachingSessions: {
        results: [{ _id: 'c1', name: 'Pricing', startTime: '2030-03-01T10:00:00Z', status: 'held' }],
      },
    },
  },
  StartupHealth: { data: { startupHealth: { state: 'watch', reasons: [{ code: 'tasks', value: 3, metric: null }] } } },
  CohortReport: {
    data: {
      program: {
        _id: 'A',
        name: 'Spring',
        description: null,
        startDate: '2030-01-01',
        endDate: '2030-06-30',
        status: 'running',
      },
      portfolio: { metrics: storyMetrics, shown: ['m1', 'm2'], months: [], rows: storyRows },
    },
  },
};

const meta: Meta = {
  title: 'features/Reports',
  subcomponents: { CohortTable, FigureTable, ReportHealth, ReportPart, ReportSheet, SessionList },
  parameters: { path: paths.startupReport({ id: 's1' }) },
};
export default meta;

type Story = StoryObj;

export const OfAStartup: Story = {
  parameters: { answers },
  render: () => <StartupReportPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Arcadia Maps' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Revenue/ })).toHaveTextContent('RevenueMar 2030$300+50%');
    await expect(canvas.getByText('Ana Lopes – Founder')).toBeVisible();
    await canvas.findByText(/Overdue tasks: 3/);
  },
};
export const OfAProgram: Story = {
  parameters: { answers, path: paths.startupsProgramsReport({ id: 'A' }) },
  render: () => <CohortReportPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('row', { name: /^Arcadia Maps/ })).toHaveTextContent(
      'Done · Jan 2030$1,20090',
    );
    await expect(canvas.queryByText('Bakely')).toBeNull();
  },
};
export const RightToLeft: Story = {
  parameters: { answers },
  render: () => <StartupReportPage />,
  globals: { language: 'ar' },
};
export const Dark: Story = {
  parameters: { answers },
  render: () => <StartupReportPage />,
  globals: { colourMode: 'dark' },
};
export const Fails: Story = {
  parameters: { answers: { StartupReport: { error: 'The database rests' } } },
  render: () => <StartupReportPage />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The database rests');
  },
};

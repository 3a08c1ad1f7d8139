import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '#src/generated/paths.gen.ts';
import { FigureCell } from './FigureCell.tsx';
import { FiguresMenu } from './FiguresMenu.tsx';
import { FiguresView } from './FiguresView.tsx';
import { PortfolioFilters } from './PortfolioFilters.tsx';
import { PortfolioPage } from './PortfolioPage.tsx';
import { PortfolioTable } from './PortfolioTable.tsx';
import { ProgramFilter } from './ProgramFilter.tsx';
import { RemindMissing } from './RemindMissing.tsx';
import { ReportCell } from './ReportCell.tsx';
import { SortHead } from './SortHead.tsx';
import { StageMap } from './StageMap.tsx';
import { portfolioAnswers, storyMetrics } from './storyPortfolio.ts';

const meta: Meta<typeof PortfolioPage> = {
  title: 'features/PortfolioPage',
  component: PortfolioPage,
  subcomponents: {
    FiguresView,
    FiguresMenu,
    PortfolioFilters,
    ProgramFilter,
    PortfolioTable,
    FigureCell,
    RemindMissing,
    ReportCell,
    SortHead,
    StageMap,
  },
  parameters: { path: paths.startupsMetricsMatrix() },
};
export default meta;

type Story = StoryObj<typeof PortfolioPage>;

export const Figures: Story = {
  parameters: { answers: portfolioAnswers() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const table = within(await body.findByRole('table', { name: 'Last figures of the portfolio' }));
    await expect(table.getByRole('row', { name: /Arcadia Maps/ })).toHaveTextContent(
      'On trackDoneJan 2030$1,200+20%90-10%',
    );
    await expect(table.getByRole('row', { name: /Bakely/ })).toHaveTextContent(
      'MissingLast: $300, Jan 2030Never asked',
    );
    await expect(table.getByRole('row', { name: /Cargo Bikes/ })).toHaveTextContent(/OpenNever asked$/);
    await userEvent.click(body.getByRole('button', { name: 'Not reported · 1' }));
    await expect(table.queryByText('Arcadia Maps')).toBeNull();
    await userEvent.click(table.getByRole('button', { name: 'Remind Bakely' }));
    await table.findByText('Reminded today');
  },
};

/** Who gets a reminder is said before it leaves. */
export const RemindsThoseMissing: Story = {
  parameters: { path: `${paths.startupsMetricsMatrix()}?show=missing`, answers: portfolioAnswers() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Remind all who are missing' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Send reminders? People: 1' }));
    await expect(dialog.getByRole('term')).toHaveTextContent('Bakely');
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminders' }));
    await body.findByText('Reminded today');
  },
};

export const Sorted: Story = {
  parameters: { answers: portfolioAnswers() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const table = within(await body.findByRole('table'));
    await userEvent.click(table.getByRole('button', { name: 'Revenue' }));
    await expect(table.getByRole('columnheader', { name: 'Revenue' })).toHaveAttribute('aria-sort', 'descending');
    await expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Arcadia MapsProgram A',
      'BakelyProgram B',
      'Cargo Bikes of the Northern Harbour',
    ]);
    await userEvent.click(table.getByRole('button', { name: 'Revenue' }));
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('Bakely');
  },
};

export const Chosen: Story = {
  parameters: { answers: portfolioAnswers() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Figures shown' }));
    await userEvent.click(await body.findByRole('menuitemcheckbox', { name: 'Users' }));
    await body.findByRole('table');
  },
};

export const NothingFits: Story = {
  parameters: { path: `${paths.startupsMetricsMatrix()}?q=nobody`, answers: portfolioAnswers() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Clear filters' }));
    await body.findByRole('table');
  },
};

export const Stages: Story = {
  parameters: { path: `${paths.startupsMetricsMatrix()}?view=stages`, answers: portfolioAnswers() },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const growing = within(await body.findByRole('region', { name: 'Growing' }));
    await expect(growing.getByRole('link', { name: 'Arcadia Maps' })).toBeVisible();
    await expect(body.getByRole('region', { name: 'No stage' })).toHaveTextContent('Cargo Bikes');
  },
};

const shown: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement.ownerDocument.body).findByRole('table');
};
export const RightToLeft: Story = {
  parameters: { answers: portfolioAnswers() },
  globals: { language: 'ar' },
  play: shown,
};
export const Dark: Story = {
  parameters: { answers: portfolioAnswers() },
  globals: { colourMode: 'dark' },
  play: shown,
};
export const Nothing: Story = {
  parameters: {
    answers: { Portfolio: { data: { portfolio: { metrics: storyMetrics, shown: ['m1'], months: [], rows: [] } } } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByText('No figures yet');
  },
};
export const Fails: Story = {
  parameters: { answers: { Portfolio: { error: 'The database rests' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByText('The database rests');
  },
};

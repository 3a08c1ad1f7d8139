import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as startups from '#src/generated/screens/startups.management.gen.ts';
import { CopyRows } from '../copying/CopyRows.tsx';
import { TableScreen } from '../TableScreen.tsx';
import { GroupButton } from './GroupButton.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { GroupRow } from './GroupRow.tsx';
import { TotalRow } from './TotalRow.tsx';

const meta: Meta<typeof TableScreen> = {
  title: 'screens/Grouped tables',
  component: TableScreen,
  subcomponents: { GroupButton, GroupMenu, GroupRow, TotalRow, CopyRows },
  args: { module: startups },
};
export default meta;

type Story = StoryObj<typeof TableScreen>;

const stages = ['growing', 'idea', 'growing', null];
const results = stages.map((stage, index) => ({
  _id: `s${index}`,
  version: 1,
  name: `Startup ${index}`,
  program: { _id: `p${index % 2}`, name: index % 2 === 0 ? 'Spring' : 'Autumn' },
  status: 'active',
  stage,
  tags: [],
  employeeCount: (index + 1) * 10,
  funding: index * 25_000,
  lastMetricsAt: null,
  createdAt: '2025-01-10T09:00:00.000Z',
}));
const answers = { Screen_startups_management: { data: { page: { results, totalCount: 4, next: null, prev: null } } } };
const grouped = { answers, path: '/startups/management?group=stage' };

export const ByStage: Story = {
  parameters: grouped,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const close = await body.findByRole('button', { name: 'Growing 2' });
    const row = close.closest('tr');
    await expect(row).toHaveTextContent('Growing2');
    await expect(row).toHaveTextContent('40');
    await expect(row).toHaveTextContent('$50,000');
    await expect(body.getByRole('row', { name: /^Total/ })).toHaveTextContent('100');
    await userEvent.click(close);
    await expect(body.queryByText('Startup 0')).toBeNull();
    await expect(body.getByText('Startup 1')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Growing 2' }));
    await expect(await body.findByText('Startup 0')).toBeVisible();
  },
};
export const Choosing: Story = {
  parameters: { answers, path: '/startups/management' },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByText('Startup 0');
    await userEvent.click(body.getByRole('button', { name: 'Group' }));
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'Program' }));
    await expect(await body.findByRole('button', { name: 'Autumn 2' })).toBeVisible();
  },
};
export const RightToLeft: Story = { parameters: grouped, globals: { language: 'ar' } };
export const Dark: Story = { parameters: grouped, globals: { colourMode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { buildTask } from '../../../../stories/support/buildTask.ts';
import { TodaysTasksPanel } from './TodaysTasksPanel.tsx';

const meta: Meta<typeof TodaysTasksPanel> = {
  title: 'tasks/TodaysTasksPanel',
  component: TodaysTasksPanel,
  args: { before: '2030-01-12T04:59:59.999Z', onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof TodaysTasksPanel>;
type Play = NonNullable<Story['play']>;

const page = (count: number) => ({
  TodaysTasks: {
    data: {
      tasks: {
        results: Array.from({ length: count }, (_, index) =>
          buildTask({ _id: `t${index}`, name: `Task ${index + 1}` }),
        ),
        totalCount: count,
        next: null,
        prev: null,
      },
    },
  },
});

const panelOf = async (element: HTMLElement) => {
  const panel = await within(element.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};
const shown: Play = async ({ canvasElement }) => {
  await panelOf(canvasElement);
};

export const Full: Story = {
  parameters: { answers: page(4) },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await expect(await panel.findAllByTestId('task')).toHaveLength(4);
    await expect(panel.getByRole('button', { name: 'Add Task' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'View all tasks' })).toHaveAttribute('href', '/tasks');
  },
};
export const Empty: Story = {
  parameters: { answers: page(0) },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await expect(await panel.findByText('You have no pending tasks!')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { TodaysTasks: 'never' } }, play: shown };
export const Failed: Story = {
  parameters: { answers: { TodaysTasks: { error: 'The database rests' } } },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await expect(await panel.findByText('The database rests')).toBeVisible();
  },
};
export const RightToLeft: Story = { parameters: { answers: page(4) }, globals: { language: 'ar' }, play: shown };
export const Dark: Story = { parameters: { answers: page(4) }, globals: { colourMode: 'dark' }, play: shown };

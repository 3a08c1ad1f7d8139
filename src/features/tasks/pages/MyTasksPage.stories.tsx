import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildTask } from '../../../../stories/support/buildTask.ts';
import { MyTasksPage } from './MyTasksPage.tsx';

const meta: Meta<typeof MyTasksPage> = {
  title: 'tasks/MyTasksPage',
  parameters: { path: '/tasks' },
  component: MyTasksPage,
};
export default meta;

type Story = StoryObj<typeof MyTasksPage>;

const page = (count: number) => ({
  MyTasksPaginated: {
    data: {
      myTasksPaginated: {
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

export const Full: Story = { parameters: { answers: page(15) } };
export const Empty: Story = {
  parameters: { answers: page(0) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You have no pending tasks!')).toBeVisible();
  },
};
export const NothingFound: Story = { parameters: { answers: page(0), path: '/tasks?q=zzz' } };
export const Loading: Story = { parameters: { answers: { MyTasksPaginated: 'never' } } };
export const Failed: Story = { parameters: { answers: { MyTasksPaginated: { error: 'The database rests' } } } };
export const ToggleRollsBack: Story = {
  parameters: { answers: { ...page(2), UpdateTaskDone: { error: 'It is locked' } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const box = await body.findByRole('checkbox', { name: 'Mark as done: Task 1' });
    await userEvent.click(box);
    await expect(await body.findByTestId('toast')).toHaveTextContent('It is locked');
    await expect(box).not.toBeChecked();
  },
};

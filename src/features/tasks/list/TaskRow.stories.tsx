import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { buildAssignee, buildTask } from '../../../../stories/support/buildTask.ts';
import { TaskList } from './TaskList.tsx';

const meta: Meta<typeof TaskList> = { title: 'tasks/TaskRow', component: TaskList, args: { label: 'Tasks' } };
export default meta;

type Story = StoryObj<typeof TaskList>;

const mine = buildTask();

export const Pending: Story = { args: { tasks: [mine] } };
export const Done: Story = { args: { tasks: [buildTask({ assignees: [buildAssignee('u1', 'Ada Okafor', true)] })] } };
export const Overdue: Story = { args: { tasks: [buildTask({ dueDate: '2026-01-10T04:59:59.999Z' })] } };
export const LongName: Story = {
  args: {
    tasks: [buildTask({ name: 'Write down every assumption of the business plan and how each was tested '.repeat(2) })],
  },
};
export const ManyAssignees: Story = {
  args: {
    tasks: [
      buildTask({
        assignees: ['Ada Okafor', 'Ben Ito', 'Cleo Marsh', 'Dev Rao'].map((name, index) =>
          buildAssignee(`u${index + 1}`, name),
        ),
      }),
    ],
  },
};
export const Automatic: Story = {
  args: { tasks: [buildTask({ taskType: 'metrics' })] },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleName(/This task will automatically be marked as done when it is completed/);
  },
};
export const OfAPeriod: Story = {
  args: {
    tasks: [
      buildTask({ name: 'Metrics', taskType: 'metrics', from: '2026-10-01', to: '2026-10-31' }),
      buildTask({ _id: 'task-2', name: 'Metrics', taskType: 'metrics', from: '2026-07-01', to: '2026-09-30' }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/October 2026/);
    await canvas.findByText(/Jul 1 – Sep 30, 2026/);
  },
};
export const NotAssigned: Story = {
  args: { tasks: [buildTask({ assignees: [buildAssignee('u2', 'Ben Ito')] })] },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleName(/This task will be marked as done when it is completed/);
  },
};
/** Under somebody else stands what they have done of it, and nobody ticks it for them. */
export const PartOfAnother: Story = {
  args: {
    tasks: [buildTask({ assignees: [buildAssignee('u1', 'Ada Okafor'), buildAssignee('u2', 'Ben Ito', true)] })],
    personId: 'u2',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
  },
};
export const DoneByAnother: Story = {
  args: {
    tasks: [buildTask({ assignees: [buildAssignee('u1', 'Ada Okafor'), buildAssignee('u2', 'Ben Ito', true)] })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByText(/Done by Ben Ito/)).toBeVisible();
  },
};
export const WithoutRightToDelete: Story = {
  args: { tasks: [buildTask({ createdBy: { _id: 'u9', fullName: 'Somebody' } })] },
  globals: { role: 'CommunityMember' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Options/ })).toBeNull();
  },
};
export const DeleteAsksFirst: Story = {
  args: { tasks: [mine] },
  parameters: { answers: { DeleteTask: { error: 'It is locked' } } },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /Options/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
    await page.findByText('Are you sure you want to delete this task?');
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(page.getByTestId('toast')).toHaveTextContent('It is locked'));
    await waitFor(() => expect(page.queryByText('Are you sure you want to delete this task?')).toBeNull());
  },
};
export const RightToLeft: Story = { ...ManyAssignees, globals: { direction: 'rtl' } };
export const Dark: Story = { ...ManyAssignees, globals: { colourMode: 'dark' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { buildTask } from '../../../../stories/support/buildTask.ts';
import { TaskDialog } from './TaskDialog.tsx';

const people = {
  label: 'People',
  options: [
    { label: 'Ada Okafor', value: 'u1', type: 'User' },
    { label: 'Ben Ito', value: 'u2', type: 'User' },
  ],
};
const startups = { label: 'Startups', options: [{ label: 'Northwind Robotics', value: 's1', type: 'Startup' }] };
const assigneeOptions = { data: { assigneeOptions: [people, startups] } };
const saved = fn();

const meta: Meta<typeof TaskDialog> = {
  title: 'tasks/TaskDialog',
  component: TaskDialog,
  args: { onClose: fn() },
  parameters: {
    answers: {
      AssigneeOptions: assigneeOptions,
      CreateTask: { answer: (variables: unknown) => ({ createTask: saved(variables) ?? buildTask() }) },
    },
  },
};
export default meta;

type Story = StoryObj<typeof TaskDialog>;

const dialogOf = async (element: HTMLElement) => {
  const dialog = await within(element.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Create: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
    await expect(dialog.queryByLabelText('Created At')).toBeNull();
  },
};
export const Edit: Story = {
  args: { task: buildTask() },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(dialog.getByLabelText('Updated At')).toHaveAttribute('readonly');
  },
};
export const NameIsRequired: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Name is a required field')).toBeVisible();
    await expect(dialog.getByLabelText('Task name')).toHaveFocus();
    await expect(saved).not.toHaveBeenCalled();
  },
};
export const DueDateInThePast: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.clear(dialog.getByLabelText('Due Date'));
    await userEvent.type(dialog.getByLabelText('Due Date'), '2020-01-10');
    await expect(await dialog.findByText('The due date can not be in the past')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Task name'), 'Call the bank');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByLabelText('Due Date')).toHaveFocus();
  },
};
export const SavesTheEndOfTheDayInTheZone: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    saved.mockClear();
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByLabelText('Task name'), 'Call the bank');
    await userEvent.clear(dialog.getByLabelText('Due Date'));
    await userEvent.type(dialog.getByLabelText('Due Date'), '2030-01-10');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(saved).toHaveBeenCalledWith({
      name: 'Call the bank',
      tag: null,
      dueDate: '2030-01-11T04:59:59.999Z',
      assignees: [{ type: 'User', value: 'u1' }],
    });
  },
};
export const DeleteFails: Story = {
  args: { task: buildTask() },
  parameters: { answers: { AssigneeOptions: assigneeOptions, DeleteTask: { error: 'It is locked' } } },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('It is locked'));
    await userEvent.click(within(dialog.getByRole('alert')).getByRole('button', { name: 'Close' }));
    await expect(dialog.queryByRole('alert')).toBeNull();
    // The question has faded; the form stays.
    await waitFor(() => expect(page.getAllByRole('dialog')).toHaveLength(1));
  },
};
export const Dark: Story = { args: { task: buildTask() }, globals: { colourMode: 'dark' } };

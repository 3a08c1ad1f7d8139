import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as emails from '#src/generated/screens/emails.management.gen.ts';
import * as milestones from '#src/generated/screens/startup.milestones.gen.ts';
import { RecordActions } from './RecordActions.tsx';

const may = { update: true, delete: true, readonly: [] };
const record = (id: string, status: string) => ({ _id: id, version: 3, name: `Milestone ${id}`, status, may });
const saved = fn();
const done = fn();

const meta: Meta<typeof RecordActions> = {
  title: 'screens/RecordActions',
  component: RecordActions,
  args: {
    module: milestones,
    records: [record('m1', 'planned'), record('m2', 'inProgress'), record('m3', 'reached')],
    onDone: done,
  },
  parameters: {
    answers: {
      Move_Milestone: {
        answer: (variables: unknown) => {
          saved(variables);
          return { record: { _id: 'm', version: 4 } };
        },
      },
    },
  },
};
export default meta;

type Story = StoryObj<typeof RecordActions>;

/** Only with those whose condition holds; then undone by the versions that it made. */
export const DoneAndUndone: Story = {
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Mark as reached (2)' }));
    const set = (id: string, status: string, version: number) => ({ id, version, input: { status } });
    await waitFor(() => expect(saved).toHaveBeenCalledWith(set('m2', 'reached', 3)));
    await expect(saved).toHaveBeenCalledWith(set('m1', 'reached', 3));
    await waitFor(() => expect(done).toHaveBeenCalled());
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(set('m2', 'inProgress', 4)));
  },
};

export const AskedBefore: Story = {
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Mark as missed (2)' }));
    await expect(await body.findByText('Its coaches and mentors see it as missed.')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(within(await body.findByRole('dialog')).getByRole('button', { name: 'Mark as missed' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  },
};

export const Nothing: Story = { args: { records: [record('m3', 'reached')] } };

const email = (id: string) => ({ _id: id, version: 1, status: 'scheduled', scheduledFor: '2030-01-02T09:00:00Z', may });

/** An operation runs with each, and the one that takes it back is offered. */
export const OperationDoneAndUndone: Story = {
  args: { module: emails, records: [email('e1'), { ...email('e2'), status: 'draft' }, email('e3')] },
  parameters: {
    answers: {
      Run_emails_management_draft: { answer: (variables: unknown) => (saved(variables), { done: {} }) },
      Undo_emails_management_draft: { answer: (variables: unknown) => (saved(variables), { done: {} }) },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Make a draft again (2)' }));
    await waitFor(() => expect(saved.mock.calls).toEqual([[{ emailId: 'e1' }], [{ emailId: 'e3' }]]));
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ emailId: 'e3', at: '2030-01-02T09:00:00Z' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(4));
  },
};

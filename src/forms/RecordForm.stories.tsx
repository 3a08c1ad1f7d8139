import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import * as startup from '#src/generated/forms/startup.gen.ts';
import { RecordForm } from './RecordForm.tsx';

const empty = { page: { next: null, results: [] } };

const meta: Meta<typeof RecordForm> = {
  title: 'forms/RecordForm',
  component: RecordForm,
  parameters: { answers: { Options_Program: { data: empty }, Options_Tag: { data: empty } } },
  args: {
    form: startup.form,
    validate: startup.validate,
    initial: {},
    isSaving: false,
    failure: null,
    onSubmit: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof RecordForm>;

export const New: Story = {};

export const ErrorsAppearOnceTouched: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Name is a required field')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.tab();
    await expect(await canvas.findByText('Name is a required field')).toBeVisible();
    await expect(canvas.queryByText('Status is a required field')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SaveNamesEveryError: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /save|create/i }));
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getByText('Name is a required field')).toBeVisible();
    await expect(within(summary).getByText('Status is a required field')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OptionalFieldsSaySo: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Tagline (Optional)')).toBeVisible();
  },
};

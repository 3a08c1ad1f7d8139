import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';

const chosen = fn();
const meta: Meta<typeof ChoosePasswordForm> = {
  title: 'features/ChoosePasswordForm',
  component: ChoosePasswordForm,
  args: { email: 'ada@demo.test', name: 'Ada Lovelace', problem: null, isPending: false, onChosen: chosen },
};
export default meta;

type Story = StoryObj<typeof ChoosePasswordForm>;

export const FirstPassword: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^New password/), 'seven quiet otters');
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith('seven quiet otters');
  },
};
export const Refused: Story = { args: { problem: 'This password is known to many' } };
export const WithoutAName: Story = { args: { name: '' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };

/** The field alone, which both pages share that set a password. */
export const FieldAlone: Story = {
  render: () => <NewPasswordInput />,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^New password/);
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CopyField } from './CopyField.tsx';

const meta: Meta<typeof CopyField> = {
  title: 'ui/CopyField',
  component: CopyField,
  args: { label: 'Link', value: 'https://acme.example/apply/program/climate', copy: 'Copy', copied: 'Copied' },
};
export default meta;

type Story = StoryObj<typeof CopyField>;

export const Address: Story = {
  args: { hint: 'Whoever has it can apply.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Link');
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveValue('https://acme.example/apply/program/climate');
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkedText } from './LinkedText.tsx';

const meta: Meta<typeof LinkedText> = {
  title: 'ui/LinkedText',
  component: LinkedText,
  args: { text: 'The notes: https://notes.example/7, <b>not</b> javascript:alert(1).' },
};
export default meta;

type Story = StoryObj<typeof LinkedText>;

export const Addresses: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://notes.example/7');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement.querySelector('p')).toHaveTextContent('<b>not</b> javascript:alert(1).');
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { args: { text: 'الملاحظات: https://notes.example/7' }, globals: { language: 'ar' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JoinCall } from './JoinCall.tsx';

const meta: Meta = {
  title: 'coaching/Join call',
  render: () => <JoinCall link="https://meet.example.org/harbour" />,
};
export default meta;

type Story = StoryObj;

export const Joining: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Join the call' });
    await expect(link).toHaveAttribute('href', 'https://meet.example.org/harbour');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
export const InArabic: Story = { globals: { language: 'ar' } };

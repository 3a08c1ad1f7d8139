import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComponentsPage } from './ComponentsPage.tsx';

const meta: Meta<typeof ComponentsPage> = {
  title: 'features/ComponentsPage',
  component: ComponentsPage,
  parameters: { page: true },
};
export default meta;

type Story = StoryObj<typeof ComponentsPage>;

export const All: Story = {};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };

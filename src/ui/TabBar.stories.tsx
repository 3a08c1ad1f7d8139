import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabBar } from './TabBar.tsx';

const meta: Meta<typeof TabBar> = { title: 'ui/TabBar', component: TabBar };
export default meta;

type Story = StoryObj<typeof TabBar>;

const items = ['Active', 'Graduated', 'Archived'].map((label) => ({ id: label, label }));

export const Views: Story = { args: { label: 'Views', items, active: 'Active' } };
export const Pages: Story = {
  args: { label: 'Pages', items: items.map((item) => ({ ...item, href: `/${item.id}` })), active: 'Graduated' },
};
export const Many: Story = {
  args: {
    label: 'Views',
    items: Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, label: `View number ${index}` })),
    active: '3',
  },
};
export const RightToLeft: Story = { ...Views, globals: { language: 'ar' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TabBar } from './TabBar.tsx';

const meta: Meta<typeof TabBar> = { title: 'ui/TabBar', component: TabBar };
export default meta;

type Story = StoryObj<typeof TabBar>;

const items = ['Active', 'Graduated', 'Archived'].map((label) => ({ id: label, label }));

export const Views: Story = { args: { label: 'Views', items, active: 'Active' } };
export const Pages: Story = {
  args: { label: 'Pages', items: items.map((item) => ({ ...item, href: `/${item.id}` })), active: 'Graduated' },
};
/** Pages of a tab, within what the bars above have opened. */
export const Inner: Story = { args: { ...Pages.args, label: 'Pages', items, active: 'Graduated', isInner: true } };
const locked = items.map((item) => ({ ...item, href: `/${item.id}`, isLocked: item.id === 'Archived' }));
export const WithoutPlan: Story = {
  args: { label: 'Pages', items: locked, active: 'Graduated' },
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('button', { name: /Archived/ });
    await expect(tab).toHaveAttribute('title', 'This feature is not available in your selected plan');
    await expect(within(canvasElement).queryByRole('link', { name: /Archived/ })).toBeNull();
  },
};
export const WithoutPlanDark: Story = { ...WithoutPlan, globals: { colourMode: 'dark' } };
export const Many: Story = {
  args: {
    label: 'Views',
    items: Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, label: `View number ${index}` })),
    active: '3',
  },
};
export const RightToLeft: Story = { ...Views, globals: { language: 'ar' } };

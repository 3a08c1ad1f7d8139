import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { TopBar } from './TopBar.tsx';

const answers = {
  UnseenNotifications: { data: { unseenNotifications: { count: 3, lastSeenTimestamp: null } } },
  TodaysTasks: { data: { tasks: { results: [], totalCount: 120, next: null, prev: null } } },
};

const meta: Meta<typeof TopBar> = {
  title: 'shell/TopBar',
  component: TopBar,
  args: { isSidebarOpen: true, onToggleSidebar: fn() },
  parameters: { answers, page: true },
};
export default meta;

type Story = StoryObj<typeof TopBar>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByTestId('notification-badge')).toHaveTextContent('3');
    await expect(await canvas.findByTestId('task-badge')).toHaveTextContent('99+');
    await expect(canvas.getByRole('button', { name: 'Create' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open the menu' })).toBeNull();
  },
};
export const SidebarClosed: Story = {
  args: { isSidebarOpen: false },
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open the menu' }));
    await expect(args.onToggleSidebar).toHaveBeenCalled();
  },
};
export const CreateMenuByKeyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Create' })).focus();
    await userEvent.keyboard('{Enter}');
    await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Task' }, { timeout: 5000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toHaveFocus());
  },
};
export const AreaWithoutEntry: Story = {
  parameters: { path: '/calendar' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Calendar')).toBeInTheDocument();
  },
};
export const AsCommunityMember: Story = { globals: { role: 'CommunityMember' } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };

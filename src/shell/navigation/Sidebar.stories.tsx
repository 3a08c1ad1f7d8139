import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Sidebar } from './Sidebar.tsx';

const names = (...children: string[]) => children.map((name) => ({ name, locked: false }));

const menu = (...more: readonly { readonly name: string; readonly locked: boolean }[]) => ({
  SidebarMenu: {
    data: {
      setUp: {
        sidebarV2: [
          { name: 'home', locked: false, subMenu: [] },
          { name: 'tasks', locked: false, subMenu: names('tasks-mine', 'tasks-users', 'tasks-startups') },
          { name: 'startups', locked: false, subMenu: [] },
          { name: 'management', locked: false, subMenu: names('articles', 'emails', 'forms') },
          ...more.map((entry) => ({ ...entry, subMenu: [] })),
        ],
      },
    },
  },
});

const meta: Meta<typeof Sidebar> = {
  title: 'shell/Sidebar',
  component: Sidebar,
  args: { isOpen: true, onToggle: fn() },
};
export default meta;

type Story = StoryObj<typeof Sidebar>;

export const Open: Story = {
  parameters: { answers: menu(), path: '/tasks/users' },
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    const current = await canvas.findByRole('link', { name: 'Tasks of people' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Articles' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Management' }));
    await expect(canvas.getByRole('link', { name: 'Articles' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the menu' }));
    await expect(args.onToggle).toHaveBeenCalled();
  },
};
export const Closed: Story = {
  args: { isOpen: false },
  parameters: { answers: menu() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByTestId('sidebar')).toBeNull();
  },
};
export const LockedEntry: Story = {
  parameters: { answers: menu({ name: 'custom-fields', locked: true }) },
  play: async ({ canvasElement }) => {
    const entry = await within(canvasElement).findByRole('button', { name: /Custom fields/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toHaveAccessibleName(/This feature is not available in your selected plan/);
  },
};
export const QuickModal: Story = {
  parameters: {
    answers: {
      ...menu({ name: 'user-management', locked: false }),
      Screen_users_management: { data: { page: { results: [], totalCount: 0, next: null, prev: null } } },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('link', { name: 'Users' }));
    const dialog = await body.findByRole('dialog', { name: 'Users' });
    await waitFor(() => expect(within(dialog).getByText('No users yet')).toBeVisible());
    await expect(within(dialog).getByRole('link', { name: 'Open as a page' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { SidebarMenu: 'never' } } };
export const RightToLeft: Story = { parameters: { answers: menu() }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: menu() }, globals: { colourMode: 'dark' } };
export const AsMentor: Story = {
  parameters: { answers: menu() },
  globals: { role: 'Mentor' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Home' });
    await expect(canvas.queryByRole('link', { name: 'Articles' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
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
const palette = {
  backgroundColor: '#102030',
  textColor: '#f0e0d0',
  activeItemBackgroundColor: '#ffee88',
  activeItemTextColor: '#301000',
  activeSubItemTextColor: '#88ffcc',
  logoType: 'REVERSE',
};
const inColours = () =>
  sessionStore.set((current) => ({
    ...current,
    incubator: current.incubator && {
      ...current.incubator,
      logo: dot,
      whiteLogo: `${dot}#white`,
      brandPalette: { primary: null, sidebar: palette, login: null },
    },
  }));
const dot = 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
export const InTheTenantsColours: Story = {
  beforeEach: inColours,
  parameters: { answers: menu(), path: '/tasks/users' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const colours = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    };
    const active = await canvas.findByRole('link', { name: 'Tasks of people' });
    await expect(canvas.getByRole('img', { name: 'Demo Incubator' })).toHaveAttribute('src', `${dot}#white`);
    await expect(colours(canvas.getByTestId('sidebar')).backgroundColor).toBe('rgb(16, 32, 48)');
    await expect(colours(canvas.getByRole('link', { name: 'Home' })).color).toBe('rgb(240, 224, 208)');
    await expect(colours(active).color).toBe('rgb(136, 255, 204)');
  },
};
export const ActiveEntryInTheTenantsColours: Story = {
  beforeEach: inColours,
  parameters: { answers: menu(), path: '/' },
  play: async ({ canvasElement }) => {
    const active = await within(canvasElement).findByRole('link', { name: 'Home' });
    const { color, backgroundColor } = getComputedStyle(active);
    await expect([color, backgroundColor]).toEqual(['rgb(48, 16, 0)', 'rgb(255, 238, 136)']);
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

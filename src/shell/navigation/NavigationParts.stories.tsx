import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { listPage } from '../../../stories/support/buildStartup.ts';
import { says } from '../../../stories/support/says.ts';
import { bodyOf, dark, entry, frameMeta, rightToLeft } from '../storyFrame.ts';
import { MobileBar } from './MobileBar.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { QuickEntry } from './QuickEntry.tsx';
import { QuickModal } from './QuickModal.tsx';
import { SidebarEntry } from './SidebarEntry.tsx';
import { TopNav } from './TopNav.tsx';

const meta: Meta = { ...frameMeta, title: 'shell/Navigation parts' };
export default meta;

type Story = StoryObj;

const done = fn();
export const OnAPhone: Story = {
  parameters: { path: '/events' },
  render: () => (
    <>
      {/* The bar is shown on narrow screens only. */}
      <style>{'[data-testid="mobile-bar"] { display: flex !important; }'}</style>
      <MobileBar />
    </>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(await within(canvasElement).findByTestId('mobile-bar'));
    await expect(await bar.findByRole('link', { current: 'page' })).toHaveAttribute('href', '/events');
  },
};
export const OnAPhoneDark: Story = { ...OnAPhone, ...dark };
export const OnAPhoneRightToLeft: Story = { ...OnAPhone, ...rightToLeft };
const noBar: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByText('The page');
  await expect(within(canvasElement).queryByTestId('mobile-bar')).toBeNull();
};
const barUnderPage = () => (
  <>
    <p>The page</p>
    <MobileBar />
  </>
);
export const PhoneOnAFullPage: Story = {
  parameters: { path: '/application/a1' },
  render: barUnderPage,
  play: noBar,
};
export const PhoneOnACoachingSession: Story = {
  parameters: { path: '/coaching/session/c1' },
  render: barUnderPage,
  play: noBar,
};
export const PhoneScrolls: Story = {
  render: () => (
    <>
      <div style={{ height: 3000 }} />
      <MobileBar />
    </>
  ),
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByTestId('mobile-bar');
    const isHidden = (text: string) => waitFor(() => expect(bar).toHaveAttribute('data-hidden', text));
    await isHidden('false');
    window.scrollTo(0, 400);
    await isHidden('true');
    window.scrollTo(0, 300);
    await isHidden('false');
  },
};

const areas = [
  { name: 'home', label: 'Home', href: '/', isLocked: false },
  { name: 'events', label: 'Events', href: '/events', isLocked: false },
];
export const AreasThatDoNotFit: Story = {
  render: () => <MoreMenu items={areas} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(bodyOf(canvasElement).getByRole('button', { name: 'More' }));
    const item = await bodyOf(canvasElement).findByRole('menuitem', { name: 'Events' });
    await waitFor(() => expect(item).toBeVisible());
    await expect(item).toHaveAttribute('href', '/events');
  },
};
export const Areas: Story = { render: () => <TopNav /> };
export const AreasInAShortLine: Story = {
  render: () => (
    <div style={{ width: 260 }}>
      <TopNav />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'More' })).toBeVisible();
  },
};
export const AreasRightToLeft: Story = { ...Areas, ...rightToLeft };
export const AreasDark: Story = { ...Areas, ...dark };

const group = entry('tasks', { children: [entry('tasks_mine', { href: '/tasks' }), entry('tasks_users')] });
export const Entries: Story = {
  render: () => {
    const home = entry('home');
    return (
      <ul style={{ listStyle: 'none', width: 240, padding: 0 }}>
        <SidebarEntry entry={home} active={home} />
        <SidebarEntry entry={group} active={home} />
        <SidebarEntry entry={entry('startups', { isLocked: true })} active={home} />
      </ul>
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAttribute('href', '/home');
    const head = canvas.getByRole('button', { expanded: false });
    await userEvent.click(head);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
const users = { Screen_users_management: listPage([]) };
export const OpensOverThePage: Story = {
  parameters: { answers: users },
  render: () => (
    <QuickEntry entry={entry('user_management', { quickScreen: 'users.management' })} className={undefined}>
      Users
    </QuickEntry>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('link', { name: 'Users' }));
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
const modal = () => <QuickModal screenId="users.management" label="Users" href="/users" onClose={done} />;
export const TableOverThePage: Story = {
  parameters: { answers: users },
  render: modal,
  play: says('No users yet', 'Open as a page'),
};
export const TableOverThePageFailed: Story = {
  parameters: { answers: { Screen_users_management: { error: 'The database rests' } } },
  render: modal,
  play: says('The database rests'),
};

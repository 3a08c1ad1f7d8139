import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { StoryAnswers } from '../../../stories/support/storyServer.ts';
import { NotificationsButton } from './NotificationsButton.tsx';

const lastSeen = '2026-01-10T09:00:00.000Z';
const seen = fn();
const read = fn();

const notification = (index: number, isRead: boolean, createdAt: string) => ({
  _id: `n${index}`,
  isRead,
  createdAt,
  message: `Northwind Robotics updated its metrics (${index})`,
  notificationStyle: null,
  notification: {
    _id: `m${index}`,
    url: '/startups',
    notificationType: ['updatedMetrics', 'meetingScheduled', 'newCommentStartup', 'approvalApplication'][index % 4],
    message: '',
  },
});

const some = [
  notification(1, false, '2026-01-11T09:00:00.000Z'),
  notification(2, false, '2026-01-10T08:00:00.000Z'),
  notification(3, true, '2026-01-09T08:00:00.000Z'),
];

const answers = (notifications: readonly unknown[], count: number): StoryAnswers => ({
  UnseenNotifications: { data: { unseenNotifications: { count, lastSeenTimestamp: lastSeen } } },
  PaginatedNotifications: {
    data: {
      paginatedNotifications: {
        notifications,
        meta: { currentPage: 1, totalPages: 1, pageSize: 16 },
        unreadCount: notifications.length,
      },
    },
  },
  UpdateLastSeenNotifications: {
    answer: (variables) => {
      seen(variables);
      return { updateLastSeenNotifications: { count: 0, lastSeenTimestamp: new Date().toISOString() } };
    },
  },
  SetNotificationRead: {
    answer: (variables) => {
      read(variables);
      return { setNotificationRead: [{ _id: 'n1', isRead: true }] };
    },
  },
});

const meta: Meta<typeof NotificationsButton> = {
  title: 'notifications/NotificationsButton',
  component: NotificationsButton,
};
export default meta;

type Story = StoryObj<typeof NotificationsButton>;
type Play = NonNullable<Story['play']>;

const oneNew = { answers: answers(some, 1) };

const open: Play = async ({ canvasElement, userEvent }) => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(await body.findByRole('button', { name: /^(Notifications|الإشعارات)/ }));
  await waitFor(() => expect(body.getByRole('dialog')).toBeVisible());
};

export const NothingNew: Story = { parameters: { answers: answers(some, 0) } };
export const MoreThanCanBeShown: Story = {
  parameters: { answers: answers(some, 100) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTestId('notification-badge')).toHaveTextContent('99+');
  },
};
export const OpeningMarksAllSeen: Story = {
  parameters: oneNew,
  play: async (context) => {
    seen.mockClear();
    await waitFor(() => expect(within(context.canvasElement).getByTestId('notification-badge')).toHaveTextContent('1'));
    await open(context);
    const dialog = within(within(context.canvasElement.ownerDocument.body).getByRole('dialog'));
    const fresh = within(await dialog.findByRole('region', { name: 'New' }));
    await expect(fresh.getAllByTestId('notification')).toHaveLength(1);
    const earlier = within(dialog.getByRole('region', { name: 'Earlier' }));
    await expect(earlier.getAllByTestId('notification')).toHaveLength(2);
    await waitFor(() => expect(within(context.canvasElement).queryByTestId('notification-badge')).toBeNull());
    await expect(seen).toHaveBeenCalledOnce();
    await expect(dialog.getByRole('region', { name: 'New' })).toBeVisible();
  },
};
export const ClickMarksRead: Story = {
  parameters: oneNew,
  play: async (context) => {
    read.mockClear();
    await open(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await context.userEvent.click(await body.findByRole('link', { name: /\(1\)/ }));
    await waitFor(() => expect(read).toHaveBeenCalledWith({ notificationIds: ['n1'] }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
export const Empty: Story = {
  parameters: { answers: answers([], 0) },
  play: async (context) => {
    await open(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await expect(await body.findByText('No notifications yet')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { answers: { ...answers([], 0), PaginatedNotifications: { error: 'The database rests' } } },
  play: async (context) => {
    await open(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await expect(await body.findByText('The database rests')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { answers: { ...answers([], 0), PaginatedNotifications: 'never' } },
  play: open,
};
export const RightToLeft: Story = { parameters: oneNew, globals: { language: 'ar' }, play: open };
export const Dark: Story = { parameters: oneNew, globals: { colourMode: 'dark' }, play: open };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import { BellButton } from './BellButton.tsx';
import { NotificationGroup } from './NotificationGroup.tsx';
import { NotificationIcon } from './NotificationIcon.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { NotificationsPopover } from './NotificationsPopover.tsx';
import { NotifiedRequest } from './NotifiedRequest.tsx';
import type { NotificationItemData } from './notificationQueries.ts';

const opened = fn();
const read = fn();
const types = [
  'updatedMetrics',
  'meetingScheduled',
  'newCommentStartup',
  'approvalApplication',
  'somethingElse',
] as const;

const item = (index: number, more: Partial<NotificationItemData> = {}, url: string | null = '/startups') =>
  ({
    _id: `n${index}`,
    isRead: false,
    createdAt: '2026-01-11T09:00:00.000Z',
    message: `Northwind Robotics updated its metrics (${index})`,
    notificationStyle: null,
    notification: {
      _id: `m${index}`,
      url,
      notificationType: types[index % types.length],
      message: '',
      moment: null,
      meetingRequest: null,
    },
    ...more,
  }) as NotificationItemData;

const page = (notifications: readonly unknown[]) => ({
  UnseenNotifications: { data: { unseenNotifications: { count: 1, lastSeenTimestamp: '2026-01-10T09:00:00.000Z' } } },
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
    data: { updateLastSeenNotifications: { count: 0, lastSeenTimestamp: '2026-01-12T09:00:00.000Z' } },
  },
  SetNotificationRead: {
    answer: (variables: unknown) => {
      read(variables);
      return { setNotificationRead: [{ _id: 'n1', isRead: true }] };
    },
  },
});

const request = {
  _id: 'r1',
  status: 'pending' as const,
  awaits: 'mentor' as const,
  message: 'Which market shall we enter first? '.repeat(8).trim(),
  location: null,
  startTime: '2099-03-04T15:00:00.000Z',
  endTime: '2099-03-04T15:30:00.000Z',
  mentor: { _id: 'u1' },
  startup: { _id: 's9' },
};
const asking = {
  ...item(1, { message: 'Solar Kiosk asks you for a meeting · Wednesday 4 March 2099 at 15:00 UTC' }),
  notification: {
    _id: 'm1',
    url: '/coaching?view=requests',
    notificationType: 'meetingScheduledStaff',
    message: '',
    moment: request.startTime,
    meetingRequest: request,
  },
};
const answered = fn();
const answers = {
  ...page([]),
  OtherMeetingTimes: {
    data: {
      bookableTimes: ['2099-03-04T16:00', '2099-03-05T09:30'].map((time) => ({
        startTime: `${time}:00.000Z`,
        endTime: `${time.slice(0, -2)}45:00.000Z`,
      })),
    },
  },
  PlaceChoices: { data: { placeChoices: [] } },
  AnswerMeetingRequest: {
    answer: (variables: object) => {
      answered(variables);
      return { answerMeetingRequest: request };
    },
  },
};

const meta: Meta = { title: 'notifications/Notification parts' };
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const title = (Story: () => ReactNode) => (
  <>
    <h1>Home</h1>
    <h2>Notifications</h2>
    <Story />
  </>
);

export const Bell: Story = {
  render: () => <BellButton count={0} onClick={opened} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Notifications' }));
    await expect(opened).toHaveBeenCalled();
  },
};
export const BellOfMany: Story = {
  render: () => <BellButton count={120} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /99\+/ })).toBeVisible();
  },
};
export const Icons: Story = {
  render: () => (
    <ul>
      {types.map((type) => (
        <li key={type}>
          <NotificationIcon type={type} /> {type}
        </li>
      ))}
    </ul>
  ),
};
/** Good news, bad news and what is to be done stand out; what was told before there were tones does not. */
export const Tones: Story = {
  render: () => (
    <ul>
      {['success', 'info', 'warning', 'error', null].map((tone) => (
        <li key={tone}>
          <NotificationIcon type="approvalApplication" tone={tone} /> {tone ?? 'none'}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('[data-tone]')];
    const colours = new Set(icons.map((icon) => getComputedStyle(icon).backgroundColor));
    await expect([icons.length, colours.size]).toEqual([5, 4]);
  },
};
export const TonesDark: Story = { ...Tones, ...dark };
export const Items: Story = {
  parameters: { answers: page([]) },
  render: () => (
    <ul style={{ listStyle: 'none', padding: 0, width: 400 }}>
      <NotificationItem item={item(1)} onOpen={opened} />
      <NotificationItem item={item(2, { isRead: true, message: 'A long story. '.repeat(30) })} onOpen={opened} />
      <NotificationItem item={item(3, {}, 'https://elsewhere.test')} onOpen={opened} />
    </ul>
  ),
  play: async ({ canvasElement, userEvent }) => {
    read.mockClear();
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(read).toHaveBeenCalledWith({ notificationIds: ['n3'] }));
  },
};
export const ItemsDark: Story = { ...Items, ...dark };
export const ItemsRightToLeft: Story = { ...Items, ...rightToLeft };
/** A request for a meeting is answered where it is told of: one tap accepts, two propose another time. */
export const Asked: Story = {
  parameters: { answers },
  render: () => (
    <>
      <h1>Home</h1>
      <h2>Notifications</h2>
      <ul style={{ listStyle: 'none', padding: 0, maxWidth: 400 }}>
        <NotificationItem item={asking} onOpen={opened} />
      </ul>
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    answered.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Other time' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Propose .*Thursday/ }));
    await waitFor(() =>
      expect(answered).toHaveBeenCalledWith({
        requestId: 'r1',
        answer: 'OTHER_TIME',
        startTime: '2099-03-05T09:30:00.000Z',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ requestId: 'r1', answer: 'ACCEPT' }));
  },
};
/** What the request is about stands in two lines, however long it is. */
const asked: Story['play'] = async ({ canvasElement }) => {
  const about = await within(canvasElement).findByText(/^Which market shall we enter first/);
  await expect(about).toBeVisible();
  await expect(about.getBoundingClientRect().height).toBeLessThan(
    3 * Number.parseFloat(getComputedStyle(about).lineHeight),
  );
  await expect(await within(canvasElement).findAllByRole('button')).toHaveLength(3);
};
export const AskedAbout: Story = { ...Asked, play: asked };
export const AskedDark: Story = { ...Asked, ...dark, play: asked };
export const AskedInArabic: Story = { ...Asked, ...rightToLeft, play: asked };
export const AskedNarrow: Story = { ...Asked, globals: { viewport: { value: 'mobile1' } }, play: asked };
/** A time proposed later is the one that is answered, and stands with the answers. */
export const AskedAboutAnOlderTime: Story = {
  ...Asked,
  render: () => <NotifiedRequest request={request} told="2099-03-04T09:00:00.000Z" onAnswered={opened} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Proposed since then:')).toBeVisible();
    await expect(canvas.getByText(/Mar 4, 2099/)).toBeVisible();
  },
};
export const Answered: Story = {
  render: () => (
    <>
      <NotifiedRequest
        request={{ ...request, status: 'meeting_scheduled' }}
        told={request.startTime}
        onAnswered={opened}
      />
      <NotifiedRequest request={{ ...request, awaits: 'startup' }} told={request.startTime} onAnswered={opened} />
      <NotifiedRequest
        request={{ ...request, status: 'meeting_canceled' }}
        told={request.startTime}
        onAnswered={opened}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The meeting is planned')).toBeVisible();
    await expect(canvas.getByText('The other time is proposed')).toBeVisible();
    await expect(canvas.getByText('The meeting does not take place')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Group: Story = {
  decorators: [title],
  render: () => <NotificationGroup title="New" items={[item(1), item(2)]} onOpen={opened} />,
  play: async ({ canvasElement }) => {
    const group = within(await within(canvasElement).findByRole('region', { name: 'New' }));
    await expect(group.getAllByTestId('notification')).toHaveLength(2);
  },
};
export const EmptyGroupIsNone: Story = {
  render: () => <NotificationGroup title="New" items={[]} onOpen={opened} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
const panel = () => <NotificationsPanel seenUntil="2026-01-10T09:00:00.000Z" unseenCount={1} onClose={opened} />;
export const Panel: Story = {
  decorators: [title],
  parameters: { answers: page([item(1), item(2, { createdAt: '2026-01-09T09:00:00.000Z' })]) },
  render: panel,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('region')).toHaveLength(2);
  },
};
export const PanelEmpty: Story = {
  parameters: { answers: page([]) },
  render: panel,
  play: says('No notifications yet'),
};
export const PanelLoading: Story = { parameters: { answers: { PaginatedNotifications: 'never' } }, render: panel };
export const PanelFailed: Story = {
  parameters: { answers: { PaginatedNotifications: { error: 'The database rests' } } },
  render: panel,
  play: says('The database rests'),
};
export const Popover: Story = {
  parameters: { answers: page([item(1)]) },
  render: () => (
    <>
      <h1>Home</h1>
      <NotificationsPopover count={1} />
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const bell = await body.findByRole('button', { name: /Notifications/ });
    await userEvent.click(bell);
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

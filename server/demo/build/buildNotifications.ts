import { type NoticeKey, noticeText } from '#server/platform/texts/notices.ts';
import type { DemoData } from '../data/DemoData.ts';

/** Something of every type, with what is said of it. */
const told: Readonly<Record<string, NoticeKey>> = {
  meetingScheduled: 'application.meetingScheduled',
  meetingChanged: 'application.meetingChanged',
  meetingDeleted: 'application.meetingDeleted',
  newCommentApplication: 'application.newCommentApplication',
  newCommentStartup: 'startup.newCommentStartup',
  updatedMetrics: 'startup.updatedMetrics',
  metricsRequest: 'startup.metricsRequest',
  changeApplicationStatus: 'application.changeApplicationStatus',
  approvalApplication: 'application.approvalApplication',
  denialApplication: 'application.denialApplication',
};

/** What has happened lately, for everybody one can sign in as: mostly read, the newest not. */
export function buildNotifications(data: DemoData): void {
  const { random, tenant } = data;
  const types = Object.entries(told);
  const known = data.all('User').filter((user) => user.passwordHash !== undefined);
  const startups = data.all('Startup');
  const reader = { language: String(tenant.incubator.defaultLanguage), startupLabel: null };
  for (const user of known) {
    for (let index = 0; index < tenant.size.notificationsPerUser; index += 1) {
      const [type, text] = types[index % types.length] ?? (['updatedMetrics', 'startup.updatedMetrics'] as const);
      const startup = random.pick(startups);
      const name = String(startup.name);
      const message = noticeText(reader, 'UTC', { text, name });
      const createdAt = data.daysFromToday(-index - 1, random.between(480, 1080));
      const notification = data.id('Notification', `${user.id}/${index}`);
      const notificationType = user.category === 'employee' && hasStaffVariant(type) ? `${type}Staff` : type;
      data.add('Notification', {
        id: notification,
        notificationType,
        message,
        textKey: text,
        textValues: { name },
        url: `/startup/${startup.id}/file/activities`,
        createdAt,
      });
      data.add('NotificationRecipient', {
        id: data.id('NotificationRecipient', `${user.id}/${index}`),
        user: user.id,
        notification,
        message,
        isRead: index > 3,
        createdAt,
      });
    }
  }
}

function hasStaffVariant(type: string): boolean {
  return type.startsWith('meeting') || type.startsWith('newComment');
}

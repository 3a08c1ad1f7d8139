import type { DemoData } from './DemoData.ts';

/** What has happened lately, for everybody one can sign in as: mostly read, the newest not. */
export function buildNotifications(data: DemoData): void {
  const { random, tenant } = data;
  const types = Object.entries(tenant.texts.notifications);
  const known = data.all('User').filter((user) => user.passwordHash !== undefined);
  const startups = data.all('Startup');
  for (const user of known) {
    for (let index = 0; index < tenant.size.notificationsPerUser; index += 1) {
      const [type, text] = types[index % types.length] ?? ['updatedMetrics', '{name}'];
      const startup = random.pick(startups);
      const message = text.replace('{name}', String(startup.name));
      const createdAt = data.daysFromToday(-index - 1, random.between(480, 1080));
      const notification = data.id('Notification', `${user.id}/${index}`);
      const notificationType = user.category === 'employee' && hasStaffVariant(type) ? `${type}Staff` : type;
      data.add('Notification', {
        id: notification,
        notificationType,
        message,
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

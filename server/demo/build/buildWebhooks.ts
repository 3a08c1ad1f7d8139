import type { DemoData } from '../data/DemoData.ts';

/** A webhook that is paused, since nobody listens to the demo, and what was delivered before. */
export function buildWebhooks(data: DemoData): void {
  const id = data.id('Webhook', 'crm');
  const admin = data.id('User', 'admin');
  data.add('Webhook', {
    id,
    name: 'CRM',
    event: 'ApplicationStatusChanged',
    url: `https://hooks.${data.tenant.id}.test/cohort`,
    status: 'paused',
    secret: 'whsec_ZGVtbyBkZW1vIGRlbW8gZGVtbyBkZW1v',
    createdBy: admin,
    lastDeliveredAt: data.daysFromToday(-3),
  });
  for (const [index, status] of (['delivered', 'failed', 'delivered'] as const).entries()) {
    const isDelivered = status === 'delivered';
    data.add('WebhookDelivery', {
      id: data.id('WebhookDelivery', String(index)),
      webhook: id,
      event: 'ApplicationStatusChanged',
      status,
      attempts: isDelivered ? 1 : 6,
      answer: isDelivered ? 200 : 503,
      problem: isDelivered ? null : 'HTTP 503',
      deliveredAt: isDelivered ? data.daysFromToday(-3 - index) : null,
      createdAt: data.daysFromToday(-3 - index),
    });
  }
}

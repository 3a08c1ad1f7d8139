import { monthBefore } from '#domain/metrics/metricPeriods.ts';
import type { DemoData } from '#server/demo/data/DemoData.ts';
import { fileTextsOf } from '#server/demo/texts/fileTextsOf.ts';

/**
 * The startup that still has to categorize itself is let off a month from before it came; the last month is what it is
 * asked for next. Comes after startups and metrics.
 */
export function buildSkippedPeriod(data: DemoData): void {
  const [startup] = data.all('Startup');
  if (startup === undefined) return;
  const { skipReason: reason } = fileTextsOf(data.tenant.incubator.defaultLanguage);
  const { from, to } = monthBefore(monthBefore(data.day(0)).from);
  const id = data.id('SkippedPeriod', startup.id);
  const metrics = data.all('Metric').map((metric) => metric.id);
  const dueDate = data.endOfDay(-20);
  const createdAt = data.daysFromToday(-25);
  data.add('SkippedPeriod', { id, startup: startup.id, from, to, reason, metrics, dueDate, message: null, createdAt });
  data.add('TimelineEvent', {
    id: data.id('TimelineEvent', `${startup.id}/skipped`),
    eventType: 'dataSkipped',
    startup: startup.id,
    subject: `SkippedPeriod/${id}`,
    message: reason,
    dueDate: `${to}T00:00:00.000Z`,
    isPublic: true,
    isPinned: false,
    isUpdate: false,
    attachments: [],
    data: [],
    answers: [],
    createdAt,
  });
}

import { sql } from 'kysely';
import type { ReminderLead } from '#domain/events/reminder.ts';
import type { Tx } from '#server/platform/db/database.ts';

export type DigestRhythm = 'NONE' | 'DAILY' | 'WEEKLY';

/** When people are reminded of what is due, how often, and by what means. Days are calendar days of the organisation. */
export interface ReminderSettings {
  readonly firstDaysBefore: number;
  readonly lastDaysBefore: number;
  /** 0 is never. */
  readonly overdueEvery: number;
  readonly overdueTimes: number;
  /** How long before a session or an event those who come are reminded; none is a day. */
  readonly appointments: readonly ReminderLead[];
  readonly byMail: boolean;
  readonly byNotification: boolean;
  /** Of whoever has chosen nothing themselves. */
  readonly digest: DigestRhythm;
  /** How long founders have to report when a period opens by itself. */
  readonly metricsDueDays: number;
  /** What founders are told with it; null for nothing. */
  readonly metricsMessage: string | null;
}

const usual: ReminderSettings = {
  firstDaysBefore: 7,
  lastDaysBefore: 1,
  overdueEvery: 7,
  overdueTimes: 3,
  appointments: [],
  byMail: true,
  byNotification: true,
  digest: 'NONE',
  metricsDueDays: 10,
  metricsMessage: null,
};

/** What the organisation has set; what it has left empty is the usual. */
export async function reminderSettings(tx: Tx): Promise<ReminderSettings> {
  const { rows } = await sql<{ reminders: Partial<Record<keyof ReminderSettings, unknown>> | null }>`
    select reminders from incubator where id = current_setting('app.tenant')`.execute(tx);
  const given = Object.entries(rows[0]?.reminders ?? {}).filter(([, value]) => value !== null);
  return { ...usual, ...Object.fromEntries(given) };
}

/**
 * Whether somebody is reminded today of what is due in so many days; below zero it is overdue since then. At the first and
 * the last day before, and then as often as the organisation wants.
 */
export function isReminderDay(daysLeft: number, settings: ReminderSettings): boolean {
  if (daysLeft >= 0) return daysLeft === settings.firstDaysBefore || daysLeft === settings.lastDaysBefore;
  const { overdueEvery, overdueTimes } = settings;
  return overdueEvery > 0 && -daysLeft % overdueEvery === 0 && -daysLeft / overdueEvery <= overdueTimes;
}

/** Reminders and chat: what days and people bring about. */
import { sql } from 'kysely';
import type { WorkCase } from './SettingCase.ts';
import type { Work } from './Work.ts';

const effect = (saved: object, rest: Omit<WorkCase, 'world' | 'saved'>): WorkCase => ({
  world: 'work',
  saved,
  ...rest,
});

const reminds = (reminders: object, seen: WorkCase['seen'], usually: unknown, changed: unknown): WorkCase =>
  effect({ reminders }, { seen, usually, changed });

/** A period that opened by itself: how many days a founder has to report it, and what they are told. */
async function opensByItself(work: Work): Promise<{ readonly days: number; readonly message: string | null }> {
  await work.run(sql`update startup set status = 'active' where id = 's1'`);
  await work.run(sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, tracking_recurrence)
    values ('t1', 'm1', 'Revenue', 'm1', '[]', '{"unitType": "MONETARY"}', true, true, '{"amount": 1, "type": "MONTHLY"}')
    on conflict do nothing`);
  const opened = await work.nextMonth();
  const [asked] = await work.run(sql<{ day: string; message: string | null }>`
    select (date at time zone 'UTC')::date::text as day, message from pending_data_form where startup_id = 's1' order by date desc limit 1`);
  const days = (Date.parse(asked?.day ?? '') - Date.parse(opened)) / 86_400_000;
  return { days, message: asked?.message ?? null };
}

export const workSettings = {
  'reminders.firstDaysBefore': reminds({ firstDaysBefore: 5 }, (work) => work.morning(5), [], ['mail']),
  'reminders.lastDaysBefore': reminds({ lastDaysBefore: 2 }, (work) => work.morning(2), [], ['mail']),
  'reminders.overdueEvery': reminds({ overdueEvery: 3 }, (work) => work.morning(-3), [], ['mail']),
  'reminders.overdueTimes': reminds({ overdueTimes: 4 }, (work) => work.morning(-28), [], ['mail']),
  'reminders.appointments': reminds(
    { appointments: ['H48'] },
    (work) => work.noonBeforeSession(2),
    [],
    ['mail', 'notification'],
  ),
  'reminders.byMail': reminds({ byMail: false }, (work) => work.morning(1), ['mail'], []),
  'reminders.byNotification': reminds(
    { byNotification: false },
    (work) => work.morning(1, 'metrics'),
    ['mail', 'notification'],
    ['mail'],
  ),
  'reminders.digest': reminds({ digest: 'DAILY' }, (work) => work.morning(0), [], ['mail']),
  'reminders.metricsDueDays': reminds({ metricsDueDays: 4 }, async (work) => (await opensByItself(work)).days, 10, 4),
  'reminders.metricsMessage': reminds(
    { metricsMessage: 'Before the board meets, please.' },
    async (work) => (await opensByItself(work)).message,
    null,
    'Before the board meets, please.',
  ),
  chatWithAssignedOnly: effect(
    { chatWithAssignedOnly: true },
    {
      seen: async (work) => ((await work.said('staff', '{ chatRooms { _id } }')) as unknown[]).length,
      usually: 3,
      changed: 0,
    },
  ),
} as const;

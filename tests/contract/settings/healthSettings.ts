/** From when on a mentor reads that a startup needs a word. */
import { sql } from 'kysely';
import type { WorkCase } from './SettingCase.ts';
import type { Work } from './Work.ts';

const HEALTH = '{ startupHealth(startupId: "s1") { state reasons { code } } }';

/**
 * Six months of money, a fifth less of it than before, one period without figures, sixty days without a session and two
 * overdue tasks: what the usual rules let pass, each by a little.
 */
async function almostWell(work: Work): Promise<void> {
  await work.run(sql`delete from metric_data_item`);
  await work.run(sql`update startup set status = 'active', created_at = now() - interval '40 days' where id = 's1'`);
  await work.run(sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active)
    select 't1', key, key, key, '[]', '{"unitType": "MONTHS"}', true, true from unnest(array['runway', 'revenue', 'users']) key
    on conflict do nothing`);
  await work.run(sql`insert into metric_data_item (tenant_id, id, metric_id, startup_id, "from", "to", value)
    select 't1', metric || "from", metric, 's1', "from"::date, "to"::date, value from (values
      ('runway', '2021-01-01', '2021-01-31', 9), ('runway', '2021-02-01', '2021-02-28', 7), ('runway', '2021-03-01', '2021-03-31', null),
      ('revenue', '2021-01-01', '2021-01-31', 100), ('revenue', '2021-02-01', '2021-02-28', 90),
      ('users', '2021-01-01', '2021-01-31', 100), ('users', '2021-02-01', '2021-02-28', 5)) v (metric, "from", "to", value)`);
  await work.run(sql`insert into task (tenant_id, id, name, startup_id, due_date, completion_status) values
    ('t1', 'late1', 'Late', 's1', now() - interval '1 day', 'PENDING'), ('t1', 'late2', 'Late', 's1', now() - interval '1 day', 'PENDING')
    on conflict do nothing`);
}

/** What is said to a mentor: the state, and for which reasons. */
async function read(work: Work): Promise<unknown> {
  await work.run(sql`update "user" set assigned_startups_ids = '{s1}' where id = 'mentor'`);
  await almostWell(work);
  const health = (await work.said('mentor', HEALTH)) as { state: string; reasons: { code: string }[] };
  return [health.state, ...health.reasons.map(({ code }) => code)];
}

const health = (saved: object, changed: readonly string[], besides: object = {}, usually = ['onTrack']): WorkCase => ({
  world: 'work',
  besides: { health: besides },
  saved: { health: { ...besides, ...saved } },
  seen: read,
  usually,
  changed,
});

export const healthSettings = {
  'health.missedReports': health({ missedReports: 1 }, ['watch', 'reports']),
  'health.runwayMonths': health({ runwayMonths: 8 }, ['watch', 'runway']),
  'health.runwayMetric': health({ runwayMetric: 'users' }, ['watch', 'runway']),
  'health.dropPercent': health({ dropPercent: 5 }, ['watch', 'drop']),
  'health.dropMetric': health({ dropMetric: 'users' }, ['watch', 'drop']),
  'health.silentDays': health({ silentDays: 30 }, ['watch', 'silence']),
  'health.overdueTasks': health({ overdueTasks: 2 }, ['watch', 'tasks']),
  'health.needsWordFrom': health({ needsWordFrom: 1 }, ['needsWord', 'tasks'], { overdueTasks: 2 }, ['watch', 'tasks']),
} as const;

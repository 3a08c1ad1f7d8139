import { dayOf } from '#domain/dates/zonedDays.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { StartupHealth } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { reminderSettings } from '#server/services/people/reminderSettings.ts';
import { readableItems } from '../readableItems.ts';
import { type HealthFacts, healthOf } from './healthReasons.ts';
import { type HealthSettings, healthSettings } from './healthSettings.ts';

interface FactsRow extends HealthFacts {
  readonly id: string;
}

/** How active startups do by the rules of the organisation; of others nothing is said. */
export async function healthOfStartups(
  context: RequestContext,
  tx: Tx,
  startups: readonly string[],
): Promise<ReadonlyMap<string, StartupHealth>> {
  const settings = await healthSettings(tx);
  const rows = await factsOf(context, tx, startups, settings);
  return new Map(rows.map(({ id, ...facts }) => [id, healthOf(facts, settings)]));
}

/**
 * What the rules ask about, of all startups in one statement. A session counts once it has begun, if it was not called off. Who has had none yet is counted from the day they came.
 */
async function factsOf(
  context: RequestContext,
  tx: Tx,
  startups: readonly string[],
  settings: HealthSettings,
): Promise<readonly FactsRow[]> {
  const parameters = new SqlParameters();
  const ids = parameters.add(startups, 'text[]');
  const now = parameters.add(context.now().toISOString(), 'timestamptz');
  const due = await dueDay(context, tx, parameters);
  const runway = parameters.add(settings.runwayMetric, 'text');
  const drop = parameters.add(settings.dropMetric, 'text');
  const readable = readableItems(context, parameters, 'i');
  const rows = await run(
    tx,
    `with asked as (
        select i.startup_id, count(i.value) + count(i.date_value) as filled, i."to" as ended
        from metric_data_item i where i.startup_id = any(${ids}) and i."to" < ${due} and ${readable}
        group by i.startup_id, i."to"),
      since as (
        select startup_id, sum(filled) over (partition by startup_id order by ended desc) as reported from asked),
      missed as (
        select startup_id, count(*) filter (where reported = 0)::int as periods from since group by startup_id),
      figures as (
        select i.startup_id, m.key, m.title, i.value,
          row_number() over (partition by i.startup_id, m.key order by i."to" desc, i.id) as place,
          lead(i.value) over (partition by i.startup_id, m.key order by i."to" desc, i.id) as before
        from metric_data_item i join metric m on m.tenant_id = i.tenant_id and m.id = i.metric_id
        where i.startup_id = any(${ids}) and m.key in (${runway}, ${drop}) and i.value is not null and ${readable}),
      last as (
        select startup_id, max(value) filter (where key = ${runway}) as runway,
          max(title) filter (where key = ${drop}) as changed,
          max((value - before) / nullif(abs(before), 0)) filter (where key = ${drop}) as change
        from figures where place = 1 group by startup_id)
      select s.id, missed.periods as missed, last.runway, last.changed, last.change,
        floor(extract(epoch from ${now} - coalesce(talk.at, s.created_at)) / 86400)::int as silent,
        (select count(*)::int from task t where t.tenant_id = s.tenant_id and t.startup_id = s.id
          and t.completion_status = 'PENDING' and t.due_date < ${now}) as overdue
      from startup s
        left join missed on missed.startup_id = s.id
        left join last on last.startup_id = s.id
        left join lateral (select max(coalesce(c.start_time, c.date::timestamptz)) as at from coaching_session c
          where c.tenant_id = s.tenant_id and c.startup_id = s.id and c.status <> 'cancelled'
            and coalesce(c.start_time, c.date::timestamptz) <= ${now}) talk on true
      where s.id = any(${ids}) and s.status = 'active'`,
    parameters,
  );
  return rows as unknown as readonly FactsRow[];
}

/** Nobody is late with a period before its days to report are over. */
async function dueDay(context: RequestContext, tx: Tx, parameters: SqlParameters): Promise<string> {
  const { metricsDueDays } = await reminderSettings(tx);
  const day = parameters.add(dayOf(context.tenant.timezone, context.now()), 'date');
  return `(${day} - ${parameters.add(metricsDueDays, 'int')})`;
}

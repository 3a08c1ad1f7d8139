/** How a funnel fares: how far applications come, how long they stand in a round, where they come from, how they are scored (issue 15 §10). */
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { FunnelAnalytics } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { type CountedChoice, withoutSmallCounts } from './smallCounts.ts';

/** Of the applications that were handed in and that the reader may read. */
export function funnelAnalytics(context: RequestContext, funnelId: string): Promise<FunnelAnalytics> {
  return context.transact(async (tx) => {
    const state = new PlanState(specCatalog, readerOf(context.principal));
    const model = specCatalog.get('Application');
    const alias = state.nextAlias();
    const funnel = state.parameters.add(funnelId, 'text');
    const set = { entity: 'Application', where: () => `${alias}.funnel_id = ${funnel} and ${alias}.status <> 'draft'` };
    const readable = setConditions(state, model, set, alias).join(' and ');
    const sql = analyticsSql({
      applications: `select ${alias}.* from ${identifier(model.table)} ${alias} where ${readable}`,
      evaluations: readableRows(state, 'Evaluation'),
      values: readableRows(state, 'CustomFieldValue'),
      categorizations: readableRows(state, 'StartupCategorization'),
      funnel,
    });
    const [row] = await run(tx, sql, state.parameters);
    const analytics = row?.analytics as Counted;
    return {
      ...analytics,
      fields: withoutFew(analytics.fields),
      categorization: withoutFew(analytics.categorization),
    };
  });
}

interface CountedField {
  readonly name: string;
  readonly choices: readonly CountedChoice[];
}

type Counted = Omit<FunnelAnalytics, 'fields' | 'categorization'> & {
  readonly fields: readonly CountedField[];
  readonly categorization: readonly CountedField[];
};

const withoutFew = (fields: readonly CountedField[]) =>
  fields.map(({ name, choices }) => ({ name, choices: withoutSmallCounts(choices) }));

/** Of an entity what the reader may read. */
function readableRows(state: PlanState, entity: string): string {
  const model = specCatalog.get(entity);
  const alias = state.nextAlias();
  const readable = setConditions(state, model, { entity }, alias);
  return `select ${alias}.* from ${identifier(model.table)} ${alias} where ${['true', ...readable].join(' and ')}`;
}

interface AnalyticsParts {
  readonly applications: string;
  readonly evaluations: string;
  readonly values: string;
  readonly categorizations: string;
  readonly funnel: string;
}

/**
 * An application has reached the round that it stands in and all rounds before it. It has passed those before it, and
 * the one it stands in once it is accepted; it has not reached the rounds after that one.
 */
const analyticsSql = ({ applications, evaluations, values, categorizations, funnel }: AnalyticsParts): string => `
  with a as (${applications}), e as (${evaluations}), v as (${values}), c as (${categorizations}),
  r as (select id, name, position, row_number() over (order by position, id) as place from funnel_round where funnel_id = ${funnel}),
  stood as (select a.id, a.status, coalesce(r.place, 1) as place from a left join r on r.id = a.round_id),
  ${staysSql},
  per_round as (
    select r.place, r.name,
      (select count(*)::int from stood where stood.place >= r.place) as reached,
      (select count(*)::int from stood where stood.place > r.place
        or (stood.place = r.place and stood.status = 'accepted')) as passed,
      (select round(percentile_cont(0.5) within group (order by days)::numeric, 1)::float8
        from stays where stays.round_id = r.id) as days
    from r)
  select jsonb_build_object(
    'handedIn', (select count(*) from a),
    'accepted', (select count(*) from a where status = 'accepted'),
    'rounds', (select coalesce(jsonb_agg(jsonb_build_object(
      'name', name, 'reached', reached, 'passedOn', passed, 'medianDays', days) order by place), '[]') from per_round),
    'sources', (select coalesce(jsonb_agg(jsonb_build_object(
      'source', source, 'count', count, 'accepted', accepted) order by count desc, source), '[]') from (
        select source, count(*) as count, count(*) filter (where status = 'accepted') as accepted from a group by source) s),
    'scores', (select coalesce(jsonb_agg(jsonb_build_object('from', score, 'count', count) order by score), '[]') from (
        select least(9, floor(score))::int as score, count(*) as count from a where score is not null group by 1) s),
    'evaluators', ${evaluatorsSql},
    'fields', ${fieldsSql},
    'categorization', ${categorizationSql}
  ) as analytics`;

/** Who judges how much: all that was given to somebody, what is done of it, what is left, and from what they stepped aside. */
const evaluatorsSql = `(select coalesce(jsonb_agg(jsonb_build_object(
    'name', name, 'given', given, 'done', done, 'left', remaining,
    'steppedAside', aside) order by given desc, name), '[]') from (
  select trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name, count(*) as given,
    count(*) filter (where e.status = 'submitted') as done,
    count(*) filter (where e.status in ('pending', 'in_progress')) as remaining,
    count(*) filter (where e.status = 'declined') as aside
  from e join a on a.tenant_id = e.tenant_id and a.id = e.application_id
    join "user" u on u.tenant_id = e.tenant_id and u.id = e.evaluator_id
  group by u.id, u.first_name, u.last_name) loads)`;

/** What was chosen in the organisation's own fields of applications, by all who applied and by those who were accepted. */
const fieldsSql = `(select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'choices', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'label', choice ->> 'label', 'count', coalesce(chosen.count, 0), 'accepted', coalesce(chosen.accepted, 0)) order by place), '[]')
    from jsonb_array_elements(f.choices) with ordinality as offered (choice, place) left join (
      select v.value, count(*)::int as count, count(*) filter (where a.status = 'accepted')::int as accepted
      from v join a on a.tenant_id = v.tenant_id and a.id = v.application_id
      where v.field_id = f.id group by v.value) chosen on chosen.value = choice ->> 'value')) order by f.position, f.name), '[]')
  from custom_field f where f.target = 'application' and f.field_type = 'select_dropdown')`;

/** What the startups that were accepted say of themselves in the categorization; those who were not are never asked. */
const categorizationSql = `(select coalesce(jsonb_agg(jsonb_build_object('name', label, 'choices', jsonb_build_array(
    jsonb_build_object('label', 'yes', 'count', yes, 'accepted', yes),
    jsonb_build_object('label', 'no', 'count', no, 'accepted', no))) order by key), '[]') from (
  select asked ->> 'key' as key, min(asked ->> 'label') as label,
    count(*) filter (where (asked ->> 'value')::bool)::int as yes,
    count(*) filter (where not (asked ->> 'value')::bool)::int as no
  from (select distinct on (startup_id) startup_id, questions from c where status = 'completed'
      order by startup_id, updated_at desc) newest, jsonb_array_elements(newest.questions) asked
  where asked ->> 'value' is not null and exists (select from a where a.startup_id = newest.startup_id and a.status = 'accepted')
  group by 1) answered)`;

/** From being handed in, or passed on to a round, until the next round, the decision or now. */
const staysSql = `
  entries as (
    select id, (select id from r where place = 1) as round_id, submitted_at as entered from a where submitted_at is not null
    union all
    select m.application_id, m.round_id, m.created_at from application_activity m join a on a.id = m.application_id
      and a.tenant_id = m.tenant_id where m.kind = 'moved' and m.round_id is not null),
  stays as (
    select e.round_id, greatest(0, extract(epoch from
      coalesce(lead(e.entered) over (partition by e.id order by e.entered), a.decided_at, now()) - e.entered)) / 86400 as days
    from entries e join a on a.id = e.id)`;

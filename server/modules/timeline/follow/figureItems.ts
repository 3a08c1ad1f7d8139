/** What a startup says of itself when it is asked: its categorization, and its figures (001 §3, §5). */
import { sql } from 'kysely';
import { type FollowScope, follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { recordTimeline } from '#server/services/timeline/recordTimeline.ts';

export const figureItems = [
  follower(
    'Categorized',
    'timeline',
    'The startup: categorizationUpdate, with the answers',
    async ({ payload: { categorization, startup }, actor }, { tx }) => {
      const { rows } = await sql<{ questions: readonly unknown[] | null }>`
        select questions from startup_categorization where id = ${categorization}`.execute(tx);
      const answers = rows[0]?.questions ?? [];
      await recordTimeline(tx, { eventType: 'categorizationUpdate', startup, createdBy: actor, answers });
    },
  ),
  follower(
    'CategorizationSkipped',
    'timeline',
    'The startup: categorizationSkip',
    ({ payload: { startup }, actor }, { tx }) =>
      recordTimeline(tx, { eventType: 'categorizationSkip', startup, createdBy: actor }),
  ),
  follower(
    'MetricsReported',
    'timeline',
    'The startup: topLevelDataSubmitted for its key figures, dataSubmitted for the others, by period',
    ({ payload, actor }, scope) => showFigures(scope, { ...payload, actor }),
  ),
];

interface FigureRow {
  readonly id: string;
  readonly unit: string;
  readonly to: string | null;
  readonly isTopLevel: boolean;
  readonly point: Readonly<Record<string, unknown>>;
}

interface Report {
  readonly startup: string;
  readonly items: readonly string[];
  /** What each of them was before; empty where it is the first of its period. */
  readonly was: readonly string[];
  readonly actor: string | null;
}

/** Key figures and the rest are items of their own, for each period. */
async function showFigures({ tx }: FollowScope, { startup, items, was, actor }: Report): Promise<void> {
  const editedBy = actor === null ? null : { _id: actor, fullName: (await nameOfUser(tx, actor)) ?? '' };
  const figures = await figuresOf(tx, items);
  const before = new Map(items.map((id, index) => [id, was[index] ?? '']));
  for (const group of Map.groupBy(figures, ({ to, isTopLevel }) => `${to}/${isTopLevel}`).values()) {
    const [first] = group;
    if (first === undefined) continue;
    await recordTimeline(tx, {
      eventType: first.isTopLevel ? 'topLevelDataSubmitted' : 'dataSubmitted',
      startup,
      createdBy: actor,
      dueDate: first.to === null ? null : `${first.to}T00:00:00.000Z`,
      data: group.map(({ id, unit, point }) => ({ ...point, ...earlier(unit, before.get(id)), editedBy })),
    });
  }
}

/** What was reported of the same period, where another stands in its place now. */
function earlier(unit: string, was: string | undefined): Readonly<Record<string, unknown>> {
  if (!was) return {};
  return unit === 'DATE' ? { dateBefore: was } : { valueBefore: Number(was) };
}

/** In the order in which they were given. */
async function figuresOf(tx: Tx, items: readonly string[]): Promise<readonly FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select i.id, coalesce(m.unit_of_measure ->> 'unitType', 'CUSTOM') as unit, i."to"::text as "to", coalesce(m.is_top_level, false) as "isTopLevel", jsonb_build_object(
      'isPoint0', coalesce(i.is_point0, false), 'value', i.value,
      'dateValue', to_char(i.date_value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'unit', coalesce(m.unit_of_measure ->> 'unitType', 'CUSTOM'),
      'metric', jsonb_build_object('_id', i.metric_id, 'name', coalesce(m.title, '')), 'metadata', i.metadata) as point
    from metric_data_item i left join metric m on m.tenant_id = i.tenant_id and m.id = i.metric_id
    where i.id = any(${items}::text[]) order by array_position(${items}::text[], i.id)`.execute(tx);
  return rows;
}

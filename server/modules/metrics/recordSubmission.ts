import { sql } from 'kysely';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { recordTimeline } from '#server/services/timeline/recordTimeline.ts';
import type { MetricItem } from './setMetricDataValues.ts';

/** Puts what was reported on the timeline: key figures and the rest as items of their own, per startup and period. */
export async function recordSubmission(context: RequestContext, tx: Tx, items: readonly MetricItem[]): Promise<void> {
  const editor = await editorOf(context, tx);
  const groups = Map.groupBy(items, (item) => `${item.startup}/${item.to}/${item.isTopLevel}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    await recordTimeline(tx, {
      eventType: first.isTopLevel ? 'topLevelDataSubmitted' : 'dataSubmitted',
      startup: first.startup,
      createdBy: editor?._id ?? null,
      dueDate: first.to === null ? null : `${first.to}T00:00:00.000Z`,
      data: await pointsOf(tx, group, editor),
    });
  }
  for (const startup of new Set(items.map((item) => item.startup)))
    await announce({ tx, context }, 'MetricsReported', { startup });
}

interface PointRow {
  readonly id: string;
  readonly value: number | null;
  readonly date_value: Date | null;
  readonly is_point0: boolean | null;
  readonly metadata: unknown;
}

async function pointsOf(tx: Tx, items: readonly MetricItem[], editedBy: Editor | null) {
  const { rows } = await sql<PointRow>`
    select id, value, date_value, is_point0, metadata from metric_data_item
    where id = any(${items.map(({ id }) => id)}::text[])`.execute(tx);
  return items.flatMap((item) => {
    const row = rows.find(({ id }) => id === item.id);
    if (row === undefined) return [];
    return [
      {
        isPoint0: row.is_point0 === true,
        value: row.value,
        dateValue: row.date_value === null ? null : new Date(row.date_value).toISOString(),
        unit: item.unitType,
        metric: { _id: item.metric, name: item.name },
        metadata: row.metadata,
        editedBy,
      },
    ];
  });
}

interface Editor {
  readonly _id: string;
  readonly fullName: string;
}

async function editorOf(context: RequestContext, tx: Tx): Promise<Editor | null> {
  const id = context.principal?.id;
  if (id === undefined) return null;
  return { _id: id, fullName: (await nameOfUser(tx, id)) ?? '' };
}

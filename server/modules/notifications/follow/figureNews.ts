import { sql } from 'kysely';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import type { LabelValue } from '#domain/text/startupWords.ts';
import { follower } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Period } from '#server/platform/texts/periodText.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { startupPeople } from '#server/services/people/startupPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';

export const figureNews = [
  follower(
    'FiguresReplaced',
    'notification',
    'Whoever had reported them: updatedMetrics, with what they were and what they are',
    async ({ payload: { startup, reporter, items, was }, actor }, { tx, context }) => {
      const people = await startupPeople(tx, startup);
      const by = actor === null ? null : await nameOfUser(tx, actor);
      if (people === null || by === null) return;
      const rows = await figuresNow(tx, items);
      const before = new Map(items.map((id, index) => [id, was[index] ?? '']));
      const figures = rows.map(({ id, from, to, ...figure }) => ({ ...figure, was: before.get(id) ?? '' }));
      await tellPeople(tx, context, {
        people: [reporter],
        type: 'updatedMetrics',
        notice: { text: 'startup.figuresReplaced', name: people.name, by, periods: periodsOf(rows), figures },
        url: `/startup/${startup}/file/analytics`,
      });
    },
  ),
];

interface FigureRow extends Period {
  readonly id: string;
  readonly names: readonly LabelValue[];
  readonly label: string;
  readonly unit: string;
  readonly currency: string;
  readonly is: string;
}

/** In the order in which they were given; what a startup calls its own way has that name in every language. */
async function figuresNow(tx: Tx, items: readonly string[]): Promise<readonly FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select i.id, i."from"::text as "from", i."to"::text as "to",
      case when i.custom_label is null then coalesce(m.name, '[]'::jsonb) else '[]'::jsonb end as names,
      coalesce(i.custom_label, m.title, '') as label, coalesce(m.unit_of_measure ->> 'unitType', 'CUSTOM') as unit,
      coalesce((select currency from incubator limit 1), ${DEFAULT_CURRENCY}) as currency,
      coalesce(i.value::text, to_char(i.date_value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '') as "is"
    from metric_data_item i join metric m on m.tenant_id = i.tenant_id and m.id = i.metric_id
    where i.id = any(${items}::text[]) order by array_position(${items}::text[], i.id)`.execute(tx);
  return rows;
}

/** Each of them once. */
function periodsOf(rows: readonly FigureRow[]): readonly Period[] {
  return [...new Map(rows.map(({ from, to }) => [`${from}/${to}`, { from, to }])).values()];
}

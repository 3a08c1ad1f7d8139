import { sql } from 'kysely';
import { dayOf } from '#domain/dates/zonedDays.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { isAskedFor } from '#server/services/metrics/isAskedFor.ts';
import { remindedKey } from './remindedKey.ts';
import { type RemindedPerson, remindedPeople } from './remindedPeople.ts';
import { visibleStartups } from './visibleStartups.ts';

/** So many periods side by side, and before them what of earlier ones is still asked for. */
const PERIODS = 6;
/** More side by side are no table. */
const MOST = 24;
/** Ten years of weeks. */
const LAST_PAGE = 90;

type BoardState = 'done' | 'open' | 'late' | 'skipped';

interface BoardCell {
  readonly state: BoardState;
  readonly asked: number;
  readonly filled: number;
  readonly due: string | null;
}

interface PeriodCell extends BoardCell {
  /** Somebody has let the startup off. */
  readonly skip: BoardSkip | null;
}

interface BoardSkip {
  readonly id: string;
  readonly reason: string | null;
  /** Name of the founder who has no figures; null where staff let the startup off. */
  readonly saidBy: string | null;
}

interface BoardPeriod {
  readonly from: string | null;
  readonly to: string;
}

export interface MetricsBoard {
  readonly periods: readonly BoardPeriod[];
  /** Whether there are periods before those of this page. */
  readonly hasEarlier: boolean;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly program: { readonly id: string; readonly name: string } | null;
    readonly isReminded: boolean;
    readonly people: readonly RemindedPerson[];
    readonly cells: readonly (PeriodCell | null)[];
  }[];
}

/**
 * Who has reported what: startups that the reader sees, by the last periods that any of them was asked for, and earlier
 * ones that are still asked for; page 1 has the periods before the last ones, and so on.
 */
export function metricsBoard(context: RequestContext, page = 0): Promise<MetricsBoard> {
  return context.transact(async (tx) => {
    const startups = await visibleStartups(context, tx);
    const ids = startups.map(({ id }) => id);
    const first = Math.min(Math.max(page, 0), LAST_PAGE) * PERIODS;
    const counts = await countsOf(tx, ids, first);
    const periods = oldestFirst(counts);
    const reminded = await remindedToday(context, tx, ids);
    const people = await remindedPeople(context, tx, ids);
    const now = context.now().getTime();
    const cells = new Map(counts.map((count) => [`${count.startup}/${nameOf(count)}`, periodCell(count, now)]));
    const isActive = (id: string): boolean => counts.some(({ startup }) => startup === id);
    const rows = startups
      .filter(({ id, status }) => status === 'active' || isActive(id))
      .map(({ id, name, program_id, program_name }) => ({
        id,
        name,
        program: program_id === null ? null : { id: program_id, name: program_name ?? '' },
        isReminded: reminded.has(id),
        people: people.get(id) ?? [],
        cells: periods.map((period) => cells.get(`${id}/${nameOf(period)}`) ?? null),
      }));
    const hasEarlier = page < LAST_PAGE && (await arePeriodsAfter(tx, ids, first + PERIODS));
    return { periods, hasEarlier, rows };
  });
}

const whatIsAsked = (startups: readonly string[]) => sql`
  select startup_id, "from", "to" from metric_data_item
  where startup_id = any(${[...startups]}::text[]) and "to" is not null
  union select startup_id, "from", "to" from skipped_period where startup_id = any(${[...startups]}::text[])`;

async function arePeriodsAfter(tx: Tx, startups: readonly string[], newer: number): Promise<boolean> {
  const { rows } = await sql`select distinct "from", "to" from (${whatIsAsked(startups)}) cells
    order by "to" desc, "from" desc limit 1 offset ${newer}`.execute(tx);
  return rows.length > 0;
}

interface CountRow extends BoardPeriod {
  readonly startup: string;
  readonly asked: number;
  readonly filled: number;
  readonly due: Date | string | null;
  readonly skip: BoardSkip | null;
}

/**
 * Of each startup and period how many values were asked for and given, and until when the rest is asked for. What a
 * skipped period had asked for is not there any more, but counts as asked for.
 */
async function countsOf(tx: Tx, startups: readonly string[], newer: number): Promise<readonly CountRow[]> {
  const { rows } = await sql<CountRow>`
    with cells as (${whatIsAsked(startups)}),
    asked as (select distinct i."from", i."to" from pending_data_form f join metric_data_item i on ${isAskedFor}
      where f.type = 'METRICS' and f.startup_id = any(${startups}::text[]) and i."to" is not null
        and i.value is null and i.date_value is null and ${newer === 0}::boolean),
    last as (select distinct "from", "to" from cells order by "to" desc, "from" desc limit ${PERIODS} offset ${newer}),
    periods as (select * from last union select * from asked order by "to" desc, "from" desc limit ${MOST})
    select c.startup_id as startup, c."from"::text as "from", c."to"::text as "to",
      counted.asked + case when k.id is null then 0 else (
        select count(*)::int from unnest(k.metrics_ids) m where m <> all(counted.metrics)) end as asked,
      counted.filled, counted.due,
      case when k.id is not null then json_build_object('id', k.id, 'reason', k.reason,
        'saidBy', (select trim(u.first_name || ' ' || coalesce(u.last_name, '')) from "user" u where u.id = k.said_by_id)) end as skip
    from cells c join periods p on p."to" = c."to" and p."from" is not distinct from c."from"
      cross join lateral (
        select count(i.id)::int as asked,
          (count(*) filter (where i.value is not null or i.date_value is not null))::int as filled,
          min(asked.date) as due, coalesce(array_agg(i.metric_id), '{}') as metrics
        from metric_data_item i
          left join lateral (select min(f.date) as date from pending_data_form f
            where f.type = 'METRICS' and ${isAskedFor}) asked on i.value is null and i.date_value is null
        where i.startup_id = c.startup_id and i."to" = c."to" and i."from" is not distinct from c."from") counted
      left join skipped_period k
        on k.startup_id = c.startup_id and k."to" = c."to" and k."from" is not distinct from c."from"`.execute(tx);
  return rows;
}

/** As one reads. */
function oldestFirst(counts: readonly CountRow[]): readonly BoardPeriod[] {
  const known = new Map(counts.map(({ from, to }) => [nameOf({ from, to }), { from, to }]));
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, period]) => period);
}

const nameOf = ({ from, to }: BoardPeriod): string => `${to}/${from}`;

function periodCell({ skip, ...count }: CountRow, now: number): PeriodCell {
  return { ...cellOf(count, now), skip };
}

/** What nobody asks for any more, and nobody has given, was skipped. */
export function cellOf({ asked, filled, due }: Pick<CountRow, 'asked' | 'filled' | 'due'>, now: number): BoardCell {
  const date = due === null ? null : new Date(due);
  const open = date !== null && date.getTime() < now ? 'late' : 'open';
  const state = filled === asked ? 'done' : date === null ? 'skipped' : open;
  return { state, asked, filled, due: date?.toISOString() ?? null };
}

/** Startups whose every open request somebody was reminded of today. */
export async function remindedToday(
  context: RequestContext,
  tx: Tx,
  startups: readonly string[],
): Promise<ReadonlySet<string>> {
  const day = dayOf(context.tenant.timezone, context.now());
  const { rows } = await sql<{ startup: string }>`
    select f.startup_id as startup from pending_data_form f
      left join clock_done d on d.tenant_id = f.tenant_id and d.what = ${remindedKey('', day)} || f.id
    where f.type = 'METRICS' and f.startup_id = any(${startups}::text[])
    group by f.startup_id having bool_and(d.what is not null)`.execute(tx);
  return new Set(rows.map(({ startup }) => startup));
}

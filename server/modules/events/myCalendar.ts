import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { respoken } from '#server/platform/texts/respoken.ts';
import { englishReader, type TextReader } from '#server/platform/texts/textReader.ts';

export interface CalendarEntry {
  readonly id: string;
  readonly start: string;
  readonly end: string | null;
  readonly title: string;
  readonly kind: 'EVENT' | 'SESSION' | 'TASK';
  readonly url: string | null;
  /** Where it is, as calendars say it. */
  readonly location: string | null;
  /** How often it was changed; the mails about it count the same way. */
  readonly version: number;
}

/** Who reads, and where. */
export type CalendarReader = Pick<RequestContext, 'principal' | 'read'>;

export interface CalendarSpan {
  readonly from: string;
  readonly to: string;
}

/** A calendar shows at most a quarter of a year at once. */
const MAX_SPAN_MS = 100 * 24 * 3_600_000;
const MAX_ENTRIES = 500;

/** All that concerns the signed-in user in a span of time, by start. */
export async function myCalendar(
  context: CalendarReader,
  span: CalendarSpan,
  reader = englishReader,
): Promise<CalendarEntry[]> {
  const length = Date.parse(span.to) - Date.parse(span.from);
  if (!(length > 0 && length <= MAX_SPAN_MS)) throw new ValidationError([{ path: 'to', reason: 'invalid' }]);
  const parts = await Promise.all(sources.map((source) => entriesOf({ ...context, reader }, span, source)));
  return parts.flat().sort((one, other) => (one.start < other.start ? -1 : 1));
}

interface Source {
  readonly entity: string;
  readonly kind: CalendarEntry['kind'];
  readonly title: string;
  readonly start: string;
  readonly end: string;
  /** Column of the kind that it may be named by, and where the texts of kinds are. */
  readonly namedBy?: { readonly column: string; readonly key: string };
  readonly url: (id: string) => string;
  /** SQL that says where a row takes place. */
  readonly where: (alias: string) => string;
  /** SQL that says whether a row is the reader's own. */
  readonly isOwn: (alias: string, reader: string) => string;
}

const sources: readonly Source[] = [
  {
    entity: 'IncubatorEvent',
    kind: 'EVENT',
    title: 'title',
    start: 'start_time',
    end: 'end_time',
    url: (id) => `/events/${id}`,
    where: (alias) =>
      placed(
        alias,
        `coalesce(nullif(${alias}.conference_data ->> 'url', ''), ${alias}.location ->> 'text')`,
        `${alias}.availability ->> 'mode'`,
      ),
    isOwn: (alias, reader) =>
      `${alias}.status <> 'cancelled' and not ${alias}.is_archived and (${alias}.participants_ids @> array[${reader}] or ${alias}.hosts_ids @> array[${reader}])`,
  },
  {
    entity: 'CoachingSession',
    kind: 'SESSION',
    title: 'name',
    start: 'start_time',
    end: 'end_time',
    url: (id) => `/coaching/session/${id}`,
    where: (alias) => placed(alias, `coalesce(nullif(${alias}.meeting_link, ''), ${alias}.location)`),
    isOwn: (alias, reader) =>
      `${alias}.status <> 'cancelled' and (${alias}.coachs_ids @> array[${reader}] or ${alias}.attendees_ids @> array[${reader}])`,
  },
  {
    entity: 'Task',
    kind: 'TASK',
    title: 'name',
    start: 'due_date',
    end: 'due_date',
    namedBy: { column: 'task_type', key: 'enum.TaskType' },
    url: () => '/tasks',
    where: () => 'null',
    isOwn: (alias, reader) =>
      `${alias}.completion_status = 'PENDING' and ${alias}.id in (select task_id from task_assignee where user_id = ${reader})`,
  },
];

/** The room, where something does not take place online, and what is said beside it. */
function placed(alias: string, words: string, mode = 'null'): string {
  const room = `(select concat_ws(', ', p.name, nullif(p.address, '')) from place p where p.tenant_id = ${alias}.tenant_id and p.id = ${alias}.place_id and ${mode} is distinct from 'online')`;
  return `nullif(concat_ws(' · ', ${room}, nullif(${words}, '')), '')`;
}

type SpeakingReader = CalendarReader & { readonly reader: TextReader };

async function entriesOf(context: SpeakingReader, span: CalendarSpan, source: Source): Promise<CalendarEntry[]> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get(source.entity);
  const alias = state.nextAlias();
  const reader = state.parameters.add(context.principal?.id ?? '', 'text');
  const { start, end, title } = source;
  const conditions = [
    ...setConditions(state, model, { entity: source.entity }, alias),
    source.isOwn(alias, reader),
    `${alias}.${start} < ${state.parameters.add(span.to, 'timestamptz')}`,
    `coalesce(${alias}.${end}, ${alias}.${start}) >= ${state.parameters.add(span.from, 'timestamptz')}`,
  ];
  const rows = await context.read({
    sql: `select ${alias}.id, ${alias}.version, ${alias}.${title} as title, ${source.namedBy ? `${alias}.${source.namedBy.column}` : 'null'} as kind, ${alias}.${start} as starts, ${alias}.${end} as ends, ${source.where(alias)} as whereabouts
      from ${identifier(model.table)} as ${alias} where ${conditions.join(' and ')}
      order by ${alias}.${start}, ${alias}.id limit ${MAX_ENTRIES}`,
    parameters: state.parameters.values,
  });
  return rows.map((row) => ({
    id: `${source.kind}/${String(row.id)}`,
    version: Number(row.version),
    title: source.namedBy
      ? respoken(context.reader, `${source.namedBy.key}.${String(row.kind)}`, String(row.title))
      : String(row.title),
    start: isoOf(row.starts),
    end: row.ends === null ? null : isoOf(row.ends),
    kind: source.kind,
    url: source.url(String(row.id)),
    location: row.whereabouts === null ? null : String(row.whereabouts),
  }));
}

function isoOf(value: unknown): string {
  return (value instanceof Date ? value : new Date(String(value))).toISOString();
}

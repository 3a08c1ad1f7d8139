import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { periodText } from '#server/platform/texts/periodText.ts';
import { namedAfter, respoken } from '#server/platform/texts/respoken.ts';
import { englishReader, type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import { type CalendarEntryKind, type CalendarSource, calendarSources } from './calendarSources.ts';

export interface CalendarEntry {
  readonly id: string;
  readonly start: string;
  readonly end: string | null;
  readonly title: string;
  readonly kind: CalendarEntryKind;
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
  const parts = await Promise.all(calendarSources.map((source) => entriesOf(context, reader, span, source)));
  return parts.flat().sort((one, other) => (one.start < other.start ? -1 : 1));
}

async function entriesOf(
  context: CalendarReader,
  reader: TextReader,
  span: CalendarSpan,
  source: CalendarSource,
): Promise<CalendarEntry[]> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get(source.entity);
  const alias = state.nextAlias();
  const person = state.parameters.add(context.principal?.id ?? '', 'text');
  const [start, end] = [source.start(alias), source.end(alias)];
  const conditions = [
    ...(source.outlastsArea === true ? [] : setConditions(state, model, { entity: source.entity }, alias)),
    source.isOwn(alias, person),
    `${start} < ${state.parameters.add(span.to, 'timestamptz')}`,
    `coalesce(${end}, ${start}) >= ${state.parameters.add(span.from, 'timestamptz')}`,
  ];
  const rows = await context.read({
    sql: `select ${alias}.id, ${alias}.version, ${source.title(alias, person)} as title, ${source.namedBy ? `${alias}.${source.namedBy.column}` : 'null'} as kind,
        ${source.isCalled ? `${alias}.text_key` : 'null'} as called, ${source.isCalled ? `${alias}.text_values ->> 'name'` : 'null'} as after,
        ${days(alias, source, 'from')}, ${days(alias, source, 'to')},
        ${start} as starts, ${end} as ends, ${source.where(alias)} as whereabouts, ${source.url(alias, person)} as url
      from ${identifier(model.table)} as ${alias} where ${conditions.join(' and ')}
      order by ${start}, ${alias}.id limit ${MAX_ENTRIES}`,
    parameters: state.parameters.values,
  });
  return rows.map((row) => ({
    id: `${source.prefix}/${String(row.id)}`,
    version: Number(row.version),
    title: titleOf(reader, source, row),
    start: isoOf(row.starts),
    end: row.ends === null ? null : isoOf(row.ends),
    kind: source.kind,
    url: String(row.url),
    location: row.whereabouts === null ? null : String(row.whereabouts),
  }));
}

const days = (alias: string, { hasPeriod = false }: CalendarSource, name: string) =>
  `${hasPeriod ? `${alias}.${identifier(name)}::text` : 'null'} as ${identifier(name)}`;

/** By its kind in the reader's language, and by the days that it is about: figures are asked for month by month. */
function titleOf(reader: TextReader, { namedBy }: CalendarSource, row: Readonly<Record<string, unknown>>): string {
  const title = String(row.title);
  const called = row.called === null ? null : textFor(reader, 'spec', String(row.called));
  const kind = namedBy ? respoken(reader, `${namedBy.key}.${String(row.kind)}`, title) : title;
  const name = called === null ? kind : namedAfter(called, row.after === null ? null : String(row.after));
  if (row.to === null) return name;
  const from = row.from === null ? null : String(row.from);
  return `${name} · ${periodText(reader.language, { from, to: String(row.to) })}`;
}

function isoOf(value: unknown): string {
  return (value instanceof Date ? value : new Date(String(value))).toISOString();
}

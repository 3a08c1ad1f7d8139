import { sql } from 'kysely';
import { periodSpans } from '#domain/metrics/periodSpans.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { figureNames, type NamedFigure } from '#server/platform/texts/figureText.ts';
import { languageTag } from '#server/platform/texts/languages.ts';
import { type Period, periodsText } from '#server/platform/texts/periodText.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import { askedFigures } from '#server/services/metrics/askedFigures.ts';

interface RequestRow {
  readonly id: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly message: string | null;
  readonly due: Date | string;
  /** Each period that is asked for, where a request is about several. */
  readonly periods: readonly Period[] | null;
}

/** What a mail says of a request for data: whoever asks in their own words, which period, and until when. */
export interface RequestWords {
  readonly message: string | null;
  /** Null where it asks for none, as the first questions do. */
  readonly period: Period | null;
  /** Those periods, where it is not one span of them. */
  readonly periods: readonly Period[] | null;
  /** The figures that it asks for; null where it asks for all. */
  readonly asked: readonly NamedFigure[] | null;
  /** Paragraphs of the mail. */
  readonly linesFor: (reader: TextReader, timeZone: string) => readonly string[];
}

/** The words of a request, or of several that are told of at once, each with its day; null when it is gone. */
export async function requestWords(tx: Tx, requests: readonly string[]): Promise<RequestWords | null> {
  const { rows } = await sql<RequestRow>`
    select id, "from"::text as "from", "to"::text as "to", nullif(trim(message), '') as message, date as due, periods
    from pending_data_form where id = any(${requests}::text[]) order by "to", "from" desc, id`.execute(tx);
  const [first] = rows;
  if (first === undefined) return null;
  const spans = spansOf(rows);
  const byRequest = await askedFigures(
    tx,
    rows.map(({ id }) => id),
  );
  // Each with its own words and its own day; what shares both is one thing.
  const groups = Map.groupBy(rows, ({ message, due }) => `${new Date(due).getTime()}/${message}`);
  const parts = [...groups.values()]
    .map((group) => partOf(group, byRequest))
    .sort((one, other) => one.due.getTime() - other.due.getTime());
  return {
    message: first.message,
    asked: figuresOf(rows, byRequest),
    period: wholeOf(spans),
    periods: spans.length > 1 ? spans : null,
    linesFor: (reader, timeZone) => parts.flatMap((part) => partLines(part, reader, timeZone)),
  };
}

type FiguresByRequest = Awaited<ReturnType<typeof askedFigures>>;

/** What is due on one day, with the words that whoever asks has for it. */
interface RequestPart {
  readonly message: string | null;
  readonly due: Date;
  readonly spans: readonly Period[];
  readonly asked: readonly NamedFigure[] | null;
}

function partOf(rows: readonly RequestRow[], byRequest: FiguresByRequest): RequestPart {
  const [{ message, due } = { message: null, due: 0 }] = rows;
  return { message, due: new Date(due), spans: spansOf(rows), asked: figuresOf(rows, byRequest) };
}

const partLines = (part: RequestPart, reader: TextReader, timeZone: string): readonly string[] => [
  ...(part.message === null ? [] : [part.message]),
  ...periodLine(reader, timeZone, part),
  ...figuresLine(reader, part.asked),
];

const spansOf = (rows: readonly RequestRow[]): readonly Period[] =>
  periodSpans(rows.flatMap(({ from, to, periods }) => (periods?.length ? periods : to === null ? [] : [{ from, to }])));

/** What requests that are made at once ask for together; null where one of them asks for all. */
function figuresOf(rows: readonly RequestRow[], byRequest: FiguresByRequest): readonly NamedFigure[] | null {
  const asked = rows.map(({ id }) => byRequest.get(id) ?? null);
  if (asked.includes(null)) return null;
  const byMetric = new Map(
    asked.flatMap((figures) => figures ?? []).map(({ metric, names, label }) => [metric, { names, label }]),
  );
  return [...byMetric.values()];
}

function figuresLine(reader: TextReader, asked: readonly NamedFigure[] | null): readonly string[] {
  if (asked === null) return [];
  const line = textFor(reader, 'mails', 'metricsRequest.figures', { figures: figureNames(reader, asked) });
  return line === null ? [] : [line];
}

/** From the first day of all to the last. */
function wholeOf(spans: readonly Period[]): Period | null {
  const ends = spans.map(({ to }) => to).sort();
  const to = ends.at(-1);
  const begins = spans.flatMap(({ from }) => from ?? []).sort();
  return to === undefined ? null : { from: begins[0] ?? null, to };
}

function periodLine(
  reader: TextReader,
  timeZone: string,
  { spans, due }: { readonly spans: readonly Period[]; readonly due: Date },
): readonly string[] {
  // What is asked for until a day has no days of its own.
  if (spans.length === 0 || spans.some(({ from }) => from === null)) return [];
  const day = new Intl.DateTimeFormat(languageTag(reader.language), { dateStyle: 'long', timeZone });
  const period = periodsText(reader.language, spans);
  const line = textFor(reader, 'mails', 'metricsRequest.period', { period, due: day.format(due) });
  return line === null ? [] : [line];
}

import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { languageTag } from '#server/platform/texts/languages.ts';
import { type Period, periodText } from '#server/platform/texts/periodText.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';

interface RequestRow {
  readonly from: string | null;
  readonly to: string | null;
  readonly message: string | null;
  readonly due: Date | string;
}

/** What a mail says of a request for data: whoever asks in their own words, which period, and until when. */
export interface RequestWords {
  readonly message: string | null;
  /** Null where it asks for none, as the first questions do. */
  readonly period: Period | null;
  /** Paragraphs of the mail. */
  readonly linesFor: (reader: TextReader, timeZone: string) => readonly string[];
}

/** The words of a request, or of several that are made at once for one period after the other; null when it is gone. */
export async function requestWords(tx: Tx, requests: readonly string[]): Promise<RequestWords | null> {
  const { rows } = await sql<RequestRow>`
    select min("from")::text as "from", max("to")::text as "to", nullif(trim(message), '') as message, date as due
    from pending_data_form where id = any(${requests}::text[]) group by message, date limit 1`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  const linesFor = (reader: TextReader, timeZone: string): readonly string[] => [
    ...(row.message === null ? [] : [row.message]),
    ...periodLine(reader, timeZone, row),
  ];
  const period = row.to === null ? null : { from: row.from, to: row.to };
  return { message: row.message, period, linesFor };
}

function periodLine(reader: TextReader, timeZone: string, { from, to, due }: RequestRow): readonly string[] {
  if (from === null || to === null) return [];
  const day = new Intl.DateTimeFormat(languageTag(reader.language), { dateStyle: 'long', timeZone });
  const period = periodText(reader.language, { from, to });
  const line = textFor(reader, 'mails', 'metricsRequest.period', { period, due: day.format(new Date(due)) });
  return line === null ? [] : [line];
}

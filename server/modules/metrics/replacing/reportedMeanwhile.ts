/** Two people report the same figures: whoever is late learns of what the other gave, and chooses (decision 0077). */
import { sql } from 'kysely';
import { numberText } from '#domain/metrics/metricMasks.ts';
import { type ReadValue, readMetricValue } from '#domain/metrics/metricValues.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type FieldProblem, ValidationError } from '#server/platform/errors/errors.ts';
import { languageTag } from '#server/platform/texts/languages.ts';
import type { TextReader } from '#server/platform/texts/textReader.ts';
import { organisationUnits } from '../organisationUnits.ts';
import type { MetricItem } from '../setMetricDataValues.ts';

/** Those of the figures that are to be written. Refuses where somebody else has given another one that the form did not show. */
export async function withoutTheirs(
  tx: Tx,
  reader: TextReader,
  items: readonly MetricItem[],
): Promise<readonly MetricItem[]> {
  const late = items.filter((item) => item.shown !== undefined && !isSame(item.kept, item.shown) && !isSettled(item));
  if (late.length > 0) throw new ValidationError(await Promise.all(late.map((item) => problemOf(tx, reader, item))));
  return items.filter((item) => item.shown === undefined || !isSettled(item));
}

/** Both say the same, or the form has only carried along what it showed. */
function isSettled({ kept, read, shown }: MetricItem): boolean {
  return isSame(kept, read) || (shown !== undefined && isSame(read, shown));
}

function isSame(one: ReadValue, other: ReadValue): boolean {
  return givenBy(one) === givenBy(other);
}

/** A number, a moment, or nothing. */
export function givenBy(read: ReadValue): number | string | null {
  return read.kind === 'number' || read.kind === 'date' ? read.value : null;
}

async function problemOf(tx: Tx, reader: TextReader, { id, unitType, kept }: MetricItem): Promise<FieldProblem> {
  const path = `data.${id}`;
  const theirs = givenBy(kept);
  // It was there when the form was opened, and somebody has taken it out.
  if (theirs === null) return { path, reason: 'takenOutMeanwhile', values: { theirs: '' } };
  const value = await shownValue(tx, reader, unitType, theirs);
  const name = await reporterOf(tx, id);
  return name === null
    ? { path, reason: 'reportedByOthersMeanwhile', values: { value, theirs } }
    : { path, reason: 'reportedMeanwhile', values: { name, value, theirs } };
}

async function shownValue(tx: Tx, reader: TextReader, unitType: string, value: number | string): Promise<string> {
  const { currency, zone } = await organisationUnits(tx);
  const language = languageTag(reader.language);
  if (typeof value === 'number') return numberText(value, unitType, { language, currency });
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone }).format(Date.parse(value));
}

async function reporterOf(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select trim(u.first_name || ' ' || coalesce(u.last_name, '')) as name from metric_data_item i join "user" u on u.id = i.edited_by_id where i.id = ${id}`.execute(
    tx,
  );
  return rows[0]?.name?.trim() || null;
}

/** What the form showed, if it says so; null is an empty field. */
export function shownOf(unitType: string, shown: unknown): ReadValue | undefined {
  return shown === undefined ? undefined : readMetricValue(unitType, shown);
}

import { dayOf } from '#domain/dates/zonedDays.ts';
import type { CalendarSourceMeta } from '#domain/model/screens.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { resolveFilter } from '../resolveFilter.ts';
import type { CalendarScreenModule, ListPage, RecordData } from '../screenModules.ts';
import { type CalendarEntry, entryOf } from './CalendarEntry.ts';
import type { CalendarSpan } from './shownCalendar.ts';

/** More than this in six weeks is no calendar that anybody reads. */
const maxPages = 5;

/** What of the sources lies in the span. */
export async function loadCalendarEntries(
  module: CalendarScreenModule,
  sources: readonly CalendarSourceMeta[],
  span: CalendarSpan,
  signal: AbortSignal,
): Promise<CalendarEntry[]> {
  const entries = sources.map(async (source) => {
    const records = await allPages(module.documents[source.id] ?? '', source, span, signal);
    return records.flatMap((record) => entryOf(source, record, span.zone) ?? []);
  });
  return (await Promise.all(entries)).flat();
}

async function allPages(text: string, source: CalendarSourceMeta, span: CalendarSpan, signal: AbortSignal) {
  const filter = await resolveFilter(filterOf(source, span));
  const sort = [{ field: source.startField, direction: 'ASC' }];
  const rows: RecordData[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const variables: Record<string, unknown> = { filter, sort, cursor };
    const answer = (await graphqlRequest(untypedDocument(text), variables, { signal })).page as ListPage;
    rows.push(...answer.results);
    cursor = answer.next;
    if (cursor === null) break;
  }
  return rows;
}

/** What begins before the span ends and ends, where it has an end, after the span begins. */
function filterOf({ startField, endField, isDay, baseFilter }: CalendarSourceMeta, span: CalendarSpan) {
  const from = isDay ? dayOf(span.zone, span.from) : span.from;
  const to = isDay ? dayOf(span.zone, span.to) : span.to;
  const begins = { [startField]: { GTE: from, LTE: to } };
  const lasts = endField && { and: [{ [startField]: { LT: from } }, { [endField]: { GTE: from } }] };
  const inSpan = lasts ? { or: [begins, lasts] } : begins;
  return baseFilter ? { and: [baseFilter, inSpan] } : inSpan;
}

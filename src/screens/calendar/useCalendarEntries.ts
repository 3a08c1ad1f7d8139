import { useQueries } from '@tanstack/react-query';
import { dayBounds } from '#domain/dates/zonedDays.ts';
import type { CalendarSourceMeta } from '#domain/model/ui.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { untypedDocument } from '#src/data/typedDocument.ts';
import { resolveFilter } from '../resolveFilter.ts';
import type { CalendarScreenModule, ListPage, RecordData } from '../screenModules.ts';
import { type CalendarEntry, entryOf } from './CalendarEntry.ts';

/** More than this in six weeks is no calendar that anybody reads. */
const maxPages = 5;

interface Span {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly zone: string;
}

/** What of the sources lies between two days. */
export function useCalendarEntries(module: CalendarScreenModule, sources: readonly CalendarSourceMeta[], span: Span) {
  const queries = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['list', source.entity, module.screen.id, source.id, span],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        allPages(module.documents[source.id] ?? '', source, span, signal),
    })),
  });
  const entries = queries.flatMap(({ data }, index): CalendarEntry[] => {
    const source = sources[index];
    return source ? (data ?? []).flatMap((record) => entryOf(source, record, span.zone) ?? []) : [];
  });
  return {
    entries,
    isLoaded: queries.every(({ data }) => data !== undefined),
    error: queries.find(({ error }) => error)?.error ?? null,
    refetch: () => queries.forEach((query) => void query.refetch()),
  };
}

async function allPages(text: string, source: CalendarSourceMeta, span: Span, signal: AbortSignal) {
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
function filterOf({ startField, endField, isDay, baseFilter }: CalendarSourceMeta, span: Span) {
  const from = isDay ? span.firstDay : edge(span.zone, span.firstDay, 'start');
  const to = isDay ? span.lastDay : edge(span.zone, span.lastDay, 'end');
  const begins = { [startField]: { GTE: from, LTE: to } };
  const lasts = endField && { and: [{ [startField]: { LT: from } }, { [endField]: { GTE: from } }] };
  const inSpan = lasts ? { or: [begins, lasts] } : begins;
  return baseFilter ? { and: [baseFilter, inSpan] } : inSpan;
}

function edge(zone: string, day: string, side: 'start' | 'end'): string {
  return dayBounds(zone, new Date(`${day}T12:00:00.000Z`))[side];
}

interface EventTimes {
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
  readonly oneOnOneDates?:
    | readonly { readonly start?: string | null | undefined; readonly end?: string | null | undefined }[]
    | null
    | undefined;
}

interface EventSpan {
  readonly start: string;
  readonly end: string | null;
}

/**
 * When an event takes place; one of single dates, which needs no time of its own, from the first of them to the end of the
 * last. Null where nothing is said yet.
 */
export function eventSpan({ startTime, endTime, oneOnOneDates }: EventTimes): EventSpan | null {
  if (startTime) return { start: startTime, end: endTime ?? null };
  const starts = (oneOnOneDates ?? []).flatMap(({ start }) => start ?? []).sort(byInstant);
  const ends = (oneOnOneDates ?? []).flatMap(({ end }) => end ?? []).sort(byInstant);
  const [start] = starts;
  return start === undefined ? null : { start, end: ends.at(-1) ?? null };
}

const byInstant = (one: string, other: string): number => Date.parse(one) - Date.parse(other);

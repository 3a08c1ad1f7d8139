/** A stretch of time as two instants in milliseconds; the end is not part of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A stretch of time as it is told: instants in UTC ISO 8601. */
export interface TimeSpan {
  readonly startTime: string;
  readonly endTime: string;
}

/** The same time in as few stretches as it takes, by start. Those that only touch stay two: sessions do not go from one into the other. */
export function unionOf(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans.filter(({ from, to }) => from < to).sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last === undefined || span.from >= last.to) joined.push(span);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return joined;
}

/** What is left of spans when gaps are cut out of them. */
export function withoutGaps(spans: readonly Span[], gaps: readonly Span[]): readonly Span[] {
  return unionOf(gaps).reduce<readonly Span[]>(
    (left, gap) =>
      left.flatMap((span) =>
        meet(span, gap)
          ? [
              { from: span.from, to: gap.from },
              { from: gap.to, to: span.to },
            ].filter(({ from, to }) => from < to)
          : [span],
      ),
    spans,
  );
}

/** Whether two stretches have time in common. */
export function meet(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Whether two stretches, as they are told, have time in common. */
export function overlaps(one: TimeSpan, other: TimeSpan): boolean {
  return meet(spanOf(one), spanOf(other));
}

export function spanOf({ startTime, endTime }: TimeSpan): Span {
  return { from: Date.parse(startTime), to: Date.parse(endTime) };
}

export function tellSpan({ from, to }: Span): TimeSpan {
  return { startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString() };
}

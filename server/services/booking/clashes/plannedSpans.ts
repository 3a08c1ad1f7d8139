import type { SqlParameters } from '#server/access/SqlParameters.ts';

export interface PlannedSpan {
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** Whether a range of time has something in common with one of the spans. */
export function withinSql(range: string, spans: readonly PlannedSpan[], parameters: SqlParameters): string {
  const bounds = (['from', 'to'] as const).map((bound) =>
    parameters.add(
      spans.map((span) => new Date(span[bound]).toISOString()),
      'timestamptz[]',
    ),
  );
  return `exists (select from unnest(${bounds.join(', ')}) as planned (starts, ends) where ${range} && tstzrange(planned.starts, planned.ends))`;
}

import type { SqlParameters } from '#server/access/SqlParameters.ts';
import type { PlannedAppointmentInput } from '#server/generated/resolvers.gen.ts';

export interface PlannedSpan {
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;

/** The times of what is planned that are not over, its own first. */
export function plannedSpans({ further, ...own }: PlannedAppointmentInput, now: number): readonly PlannedSpan[] {
  return [own, ...(further ?? [])].map(spanOf).filter(({ to }) => to > now);
}

function spanOf({ startTime, minutes }: Pick<PlannedAppointmentInput, 'startTime' | 'minutes'>): PlannedSpan {
  const from = new Date(startTime).getTime();
  return { from, to: from + (minutes > 0 ? minutes : 30) * MINUTE_MS };
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

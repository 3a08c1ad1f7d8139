import type { PlannedAppointmentInput } from '#server/generated/resolvers.gen.ts';
import type { PlannedSpan } from '#server/services/booking/clashes/plannedSpans.ts';

const MINUTE_MS = 60_000;

/** The time of what is planned, if it is not over. */
export function plannedSpans({ startTime, minutes }: PlannedAppointmentInput, now: number): readonly PlannedSpan[] {
  const from = new Date(startTime).getTime();
  const to = from + (minutes > 0 ? minutes : 30) * MINUTE_MS;
  return to > now ? [{ from, to }] : [];
}

const DAY_MS = 86_400_000;

/** Instants; null or nothing where nobody has said when. */
interface Times {
  readonly startTime?: unknown;
  readonly endTime?: unknown;
}

/** Whether nobody can come to an event any more. One of which nobody knows the end is over a day after it has begun. */
export function isEventOver({ startTime, endTime }: Times, now: Date): boolean {
  if (typeof endTime === 'string') return Date.parse(endTime) < now.getTime();
  return typeof startTime === 'string' && Date.parse(startTime) < now.getTime() - DAY_MS;
}

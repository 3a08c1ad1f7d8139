import type { FormValues } from '../../formValues.ts';

export interface RoomTime {
  readonly startTime: string;
  /** Null where nothing says it. */
  readonly endTime: string | null;
}

const MINUTE_MS = 60_000;

/** When what a form is about takes place, as far as it is filled in. */
export function roomTime({ startTime, endTime, expectedDuration, durationMinutes }: FormValues): RoomTime | null {
  const start = instantOf(startTime);
  if (typeof startTime !== 'string' || start === null) return null;
  const end = instantOf(endTime);
  if (end !== null && end > start) return { startTime, endTime: new Date(end).toISOString() };
  const minutes = [expectedDuration, durationMinutes].find((length) => typeof length === 'number') ?? null;
  return { startTime, endTime: minutes === null ? null : new Date(start + minutes * MINUTE_MS).toISOString() };
}

function instantOf(value: unknown): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

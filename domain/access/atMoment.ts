import type { Condition } from '#domain/model/access.ts';

/** `$now`, or so long before or after it: `$now+7d`, `$now-2h`, `$now+30m`. */
export const momentPattern = /^\$now(?:([+-]\d{1,4})([mhd]))?$/;

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A condition with the moments put in that `$now` and what is counted from it stand for: what can be done with an event differs before and after it. */
export function atMoment(condition: Condition, now: Date): Condition {
  return fill(condition, now.getTime()) as Condition;
}

function fill(value: unknown, now: number): unknown {
  if (typeof value === 'string') return momentOf(value, now);
  if (Array.isArray(value)) return value.map((part: unknown) => fill(part, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part, now)]));
}

function momentOf(text: string, now: number): string {
  const [whole, count = '0', unit = 'm'] = momentPattern.exec(text) ?? [];
  if (whole === undefined) return text;
  return new Date(now + Number(count) * unitMs[unit as keyof typeof unitMs]).toISOString();
}

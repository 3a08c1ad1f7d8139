import type { Condition } from '#domain/model/access.ts';

/** A condition with the moment put in that `$now` stands for: what can be done with an event differs before and after it. */
export function atMoment(condition: Condition, now: Date): Condition {
  return fill(condition, now.toISOString()) as Condition;
}

function fill(value: unknown, now: string): unknown {
  if (value === '$now') return now;
  if (Array.isArray(value)) return value.map((part: unknown) => fill(part, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part, now)]));
}

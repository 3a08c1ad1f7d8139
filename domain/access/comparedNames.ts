import type { Condition } from '#domain/model/access.ts';

/** Names of the fields that a condition compares, those inside `and`, `or` and `not` too. */
export function comparedNames(condition: Condition): readonly string[] {
  return Object.entries(condition).flatMap(([key, part]) => {
    if (key === 'not') return comparedNames(part as Condition);
    return key === 'and' || key === 'or' ? (part as readonly Condition[]).flatMap(comparedNames) : [key];
  });
}

import type { Condition } from '#domain/model/access.ts';

/** The condition of a rule for the server: alternatives inside alternatives become one list. */
export function conditionOf(source: unknown): Condition {
  return flatten(source) as Condition;
}

/** What came by the name of a scope is nested where it need not be, and each level would be one more in the SQL. */
export function flatten(source: unknown): unknown {
  if (!isMap(source)) return source;
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => {
      if (key === 'not') return [key, flatten(value)];
      if ((key === 'or' || key === 'and') && Array.isArray(value))
        return [key, value.flatMap((item) => spread(key, item))];
      return [key, value];
    }),
  );
}

/** Of a part that is nothing but a list of the same kind, its items. */
function spread(kind: 'and' | 'or', part: unknown): readonly unknown[] {
  const flat = flatten(part);
  const isSameKind = isMap(flat) && Object.keys(flat).length === 1 && Array.isArray(flat[kind]);
  return isSameKind ? (flat[kind] as readonly unknown[]) : [flat];
}

/** What conditions and comparisons are. */
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Stands in for `fast-equals` in the built client (see `vite.config.ts`), with which the form library tells whether
 * anything of a form changed: plain values, lists, records, maps, sets and parts of React, no typed arrays.
 */
export function createCustomEqual(): (one: unknown, other: unknown) => boolean {
  return (one, other) => isEqual(one, other, new Map());
}

/** Functions are equal, as the form library has it; what holds itself is equal where it was met before. */
function isEqual(one: unknown, other: unknown, met: Map<object, object>): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (!isObject(one) || !isObject(other)) return false;
  if (met.get(one) === other) return true;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  met.set(one, other);
  if (one instanceof Map && other instanceof Map) return isEqualMap(one, other, met);
  if (one instanceof Set && other instanceof Set)
    return one.size === other.size && [...one].every((item) => other.has(item));
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key], met))
  );
}

function isEqualMap(
  one: ReadonlyMap<unknown, unknown>,
  other: ReadonlyMap<unknown, unknown>,
  met: Map<object, object>,
) {
  return (
    one.size === other.size && [...one].every(([key, value]) => other.has(key) && isEqual(value, other.get(key), met))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

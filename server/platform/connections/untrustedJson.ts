/** Answers of services outside, looked into without trusting their shape. */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list that a record holds; empty where there is none. */
export function listIn(value: unknown, name: string): readonly unknown[] {
  const found = isRecord(value) ? value[name] : null;
  return Array.isArray(found) ? found : [];
}

/** A text that a record holds; null where there is none. */
export function textIn(value: unknown, name: string): string | null {
  const found = isRecord(value) ? value[name] : null;
  return typeof found === 'string' ? found : null;
}

import type { Json } from './startTestServer.ts';

/** The list that an answer holds; empty where it holds none. */
export function listIn(value: Json | null | undefined): readonly Json[] {
  const found: unknown = value;
  return Array.isArray(found) ? found : [];
}

/** The text that an answer holds, an id for the most part. */
export function textIn(value: Json | null | undefined): string {
  return String(value);
}

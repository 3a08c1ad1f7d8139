import { recordPages } from '#src/generated/recordPages.gen.ts';

/** Address of the page about a person; null in a product that has none. */
export function personPage(id: string): string | null {
  return recordPages.User?.replace('$id', encodeURIComponent(id)) ?? null;
}

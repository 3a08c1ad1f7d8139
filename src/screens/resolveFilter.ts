import type { StaticFilter } from '#domain/model/screens.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';

/**
 * The filter with what it says of the reader, of today and of the record that a page is about filled in; the calendar
 * comes only where it is needed.
 */
export async function resolveFilter(
  filter: StaticFilter | null | undefined,
  recordId?: string,
): Promise<StaticFilter | null> {
  if (!filter) return null;
  if (!JSON.stringify(filter).includes('"$')) return filter;
  const { fillTokens } = await import('./filterTokens.ts');
  const { user, incubator } = sessionStore.get();
  const reader = { userId: user?._id ?? '', zone: incubator?.timezone ?? 'UTC', now: new Date(), recordId };
  return fillTokens(filter, reader);
}

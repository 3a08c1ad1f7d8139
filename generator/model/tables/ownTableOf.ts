import type { ScreenMeta } from '#domain/model/screens.ts';

/**
 * The table that a component has its name from: it is what the page shows (`spec eject`), and its state is in the
 * page's address.
 */
export function ownTableOf(screen: ScreenMeta): string | undefined {
  if (screen.kind !== 'component') return undefined;
  return screen.tables?.find((table) => table === screen.component);
}

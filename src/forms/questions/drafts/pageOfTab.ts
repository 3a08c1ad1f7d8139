import { readTabStored, writeTabStored } from '#src/data/storage.ts';

let own: string | null = null;

/**
 * By what name this tab saves drafts. It lasts over a form that is drawn anew, and over a page that is loaded anew while a
 * save is on its way: what that has kept was seen here, and is no change of another device. A second tab has another one.
 */
export function pageOfTab(isReloaded: () => boolean = wasReloaded): string {
  own ??= (isReloaded() ? readTabStored('page-id') : null) ?? crypto.randomUUID();
  writeTabStored('page-id', own);
  return own;
}

/** A tab that is made of another one begins with all that the other has stored. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
}

/** As after a page is loaded anew; for tests. */
export function forgetPageOfTab(): void {
  own = null;
}

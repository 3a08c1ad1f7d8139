/** Whether a menu entry leads to the page shown: the same path, or one below it. The home page has none below. */
export function isActivePath(href: string, pathname: string): boolean {
  const path = href.split(/[?#]/)[0] ?? href;
  if (path === '/') return pathname === '/';
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Pages of one record whose path begins otherwise than the list they belong to. */
const belongsTo: readonly (readonly [path: RegExp, lists: readonly string[]])[] = [
  [/^\/startup\//, ['/startups']],
  [/^\/applications?(\/|$)/, ['/applications/overview', '/applications', '/applications-manager']],
  [/^\/survey\//, ['/feedback/management', '/feedback']],
];

/** The part of an entry's path that all pages of its record share. */
const stemOf = (href: string): string => href.replace(/^(\/startup\/[^/]+)\/file\/.*/, '$1');

/**
 * The entry whose path is closest to the page: `/tasks/users` beats `/tasks`. A page below none of them belongs to its
 * list: the file of a startup to the startups.
 */
export function closestEntry<Entry extends { readonly href: string }>(
  entries: readonly Entry[],
  pathname: string,
): Entry | null {
  const above = longest(entries.filter(({ href }) => isActivePath(stemOf(href), pathname)));
  if (above) return above;
  const lists = belongsTo.find(([path]) => path.test(pathname))?.[1] ?? [];
  return longest(entries.filter(({ href }) => lists.includes(href)));
}

const longest = <Entry extends { readonly href: string }>(entries: readonly Entry[]): Entry | null =>
  entries.toSorted((a, b) => b.href.length - a.href.length)[0] ?? null;

/** Whether a menu entry leads to the page shown: the same path, or one below it. The home page has none below. */
export function isActivePath(href: string, pathname: string): boolean {
  const path = href.split(/[?#]/)[0] ?? href;
  if (path === '/') return pathname === '/';
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The entry whose path is closest to the page: `/tasks/users` beats `/tasks`. */
export function closestEntry<Entry extends { readonly href: string }>(
  entries: readonly Entry[],
  pathname: string,
): Entry | null {
  const active = entries.filter(({ href }) => isActivePath(href, pathname));
  return active.sort((a, b) => b.href.length - a.href.length)[0] ?? null;
}

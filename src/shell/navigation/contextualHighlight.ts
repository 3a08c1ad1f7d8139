/** Areas that have no entry of their own in the top navigation and are named there while one is in them. */
const areas: readonly { readonly path: RegExp; readonly key: string; readonly href: string }[] = [
  { path: /^\/(calendar|availability)(\/|$)/, key: 'calendar', href: '/calendar' },
  { path: /^\/articles\/management(\/|$)/, key: 'articlesManagement', href: '/articles/management' },
  { path: /^\/articles(\/|$)/, key: 'articles', href: '/articles/management' },
  { path: /^\/admin\/configuration(\/|$)/, key: 'settings', href: '/admin/configuration/general' },
  { path: /^\/admin(\/|$)/, key: 'management', href: '/admin/configuration/general' },
  { path: /^\/account(\/|$)/, key: 'account', href: '/account/settings' },
  { path: /^\/feedback(\/|$)/, key: 'feedback', href: '/feedback/management' },
  { path: /^\/tasks(\/|$)/, key: 'tasks', href: '/tasks' },
  { path: /^\/emails(\/|$)/, key: 'emails', href: '/emails/management' },
  { path: /^\/forms(\/|$)/, key: 'forms', href: '/forms/management' },
  { path: /^\/coaching(\/|$)/, key: 'coaching', href: '/coaching' },
  { path: /^\/taxonomy(\/|$)/, key: 'taxonomy', href: '/taxonomy/tags' },
];

/** The area of the page, if it is one of those. */
export function contextualHighlight(pathname: string): { readonly key: string; readonly href: string } | null {
  const area = areas.find(({ path }) => path.test(pathname));
  return area ? { key: area.key, href: area.href } : null;
}

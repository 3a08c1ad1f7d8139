/** Pages of the whole window, and the list that what they edit is in. The first that fits counts. */
const lists: readonly { readonly path: RegExp; readonly list: string }[] = [
  { path: /^\/articles\//, list: '/articles/management' },
  { path: /^\/(setup\/)?forms\//, list: '/forms/management' },
  { path: /^\/courses\//, list: '/courses/management' },
  { path: /^\/applications\/funnels\//, list: '/applications/funnels/management' },
  { path: /^\/emails\/templates\//, list: '/emails/templates' },
  { path: /^\/emails\//, list: '/emails/management' },
  { path: /^\/startups\/programs\//, list: '/startups/programs' },
  { path: /^\/startup\//, list: '/startups' },
  { path: /^\/(profiles|setup\/fields)\/user(\/|$)/, list: '/community/people/profile' },
  { path: /^\/(profiles|setup\/fields)\/startup(\/|$)/, list: '/startups/profile' },
  { path: /^\/(profiles|setup\/fields)\//, list: '/fields/customs' },
];

/** Where the way back of an editor leads; home for one that belongs to no list. */
export function listOfEditor(path: string): string {
  return lists.find((candidate) => candidate.path.test(path))?.list ?? '/';
}

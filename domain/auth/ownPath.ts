/** Any origin will do: only what leads away from it counts. */
const HERE = 'http://here.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from an address, so `/\t/host` would leave.
const DROPPED = /[\u0000-\u001f\\]/;

/** Whether an address is a path of this site: `//host`, `/\host` and what browsers read as such would leave it. */
export function isOwnPath(href: string): boolean {
  if (!href.startsWith('/') || DROPPED.test(href) || !URL.canParse(href, HERE)) return false;
  return new URL(href, HERE).origin === HERE;
}

/** The path to go to after sign-in: the one asked for if it is of this site, else the first page. */
export function ownPathOr(href: unknown, fallback = '/'): string {
  return typeof href === 'string' && isOwnPath(href) ? href : fallback;
}

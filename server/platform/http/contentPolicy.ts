import { PLAYER_HOSTS } from '#domain/video/videoSource.ts';
import type { OutsideHosts } from '#server/platform/tenants/Tenant.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Where the tags of the manager report to. */
const TAG_REPORTS = 'https://*.google-analytics.com';

/** The content policy of a tenant's pages: everything is its own, but for the hosts that the tenant has set up. */
export function contentPolicy(outside: OutsideHosts | null): string {
  const chat = outside?.chat ?? null;
  const tags = outside?.usesTagManager ?? false;
  const sources: Readonly<Record<string, readonly (string | null)[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", tags ? TAG_MANAGER : null, chat],
    // Mantine writes the values of its style props into style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...withSocket(outside?.api ?? null),
      ...(tags ? [TAG_MANAGER, TAG_REPORTS] : []),
      ...withSocket(chat),
    ],
    // Bytes that the page itself has fetched: a PDF that was handed in, before the browser's own viewer.
    'frame-src': ["'self'", 'blob:', chat, ...PLAYER_HOSTS],
    // Videos that forms and lessons show by their address.
    'media-src': ["'self'", 'https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return policyOf(sources);
}

/**
 * The policy of a page that the named sites may show in theirs; nobody when there are none. It runs its own two files and
 * draws pictures, and can neither send nor fetch anything.
 */
export function embeddedPagePolicy(sites: readonly string[], nonce: string): string {
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'https:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': sites.length === 0 ? ["'none'"] : sites,
  });
}

function policyOf(sources: Readonly<Record<string, readonly (string | null)[]>>): string {
  return Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...allowed.filter((source) => source !== null)].join(' '))
    .join('; ');
}

function withSocket(origin: string | null): string[] {
  return origin === null ? [] : [origin, origin.replace(/^https/, 'wss')];
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ATTEMPT_MINUTES } from '#server/auth/signOn/signOnAttempts.ts';
import { newSecret } from '#server/auth/tokens.ts';
import type { Tenant } from '#server/graphql/context.ts';

const SECRET = /^[\w-]{43}$/;

/** The secret of the browser that begins to sign in; several tabs share one. Never readable by scripts. */
export function giveBrowserSecret(request: IncomingMessage, response: ServerResponse, tenant: Tenant): string {
  const secret = readBrowserSecret(request, tenant) ?? newSecret();
  const isSecure = tenant.origin.startsWith('https:');
  // Lax: it must come along when the provider sends the browser back.
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${ATTEMPT_MINUTES * 60}`];
  if (isSecure) attributes.push('Secure');
  response.setHeader('set-cookie', [`${cookieName(tenant)}=${secret}`, ...attributes].join('; '));
  return secret;
}

/** The secret a browser came with; null for one that has not begun here. */
export function readBrowserSecret(request: IncomingMessage, tenant: Tenant): string | null {
  const prefix = `${cookieName(tenant)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const secret = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

/** With the prefix no neighbouring host can plant one; browsers take it on encrypted connections only. */
function cookieName({ origin }: Tenant): string {
  return origin.startsWith('https:') ? '__Host-cohort-sign-on' : 'cohort-sign-on';
}

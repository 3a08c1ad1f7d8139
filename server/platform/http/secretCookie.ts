import type { IncomingMessage, ServerResponse } from 'node:http';
import { newSecret } from '#server/platform/secrets/secrets.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';

const SECRET = /^[\w-]{43}$/;

export interface SecretCookie {
  /** `cohort-sign-on` */
  readonly name: string;
  readonly maxAgeSeconds: number;
}

/** The secret of this browser, now kept for as long again; several tabs share one. Never readable by scripts. */
export function giveSecretCookie(
  request: IncomingMessage,
  response: ServerResponse,
  tenant: Tenant,
  cookie: SecretCookie,
): string {
  const secret = readSecretCookie(request, tenant, cookie) ?? newSecret();
  keepSecretCookie(response, tenant, cookie, secret);
  return secret;
}

export function keepSecretCookie(response: ServerResponse, tenant: Tenant, cookie: SecretCookie, secret: string): void {
  const isSecure = tenant.reachedAt.startsWith('https:');
  // Lax: it must come along when a sign-on provider sends the browser back.
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${cookie.maxAgeSeconds}`];
  if (isSecure) attributes.push('Secure');
  response.setHeader('set-cookie', [`${cookieName(tenant, cookie)}=${secret}`, ...attributes].join('; '));
}

/** The secret a browser came with; null for one that was given none. */
export function readSecretCookie(request: IncomingMessage, tenant: Tenant, cookie: SecretCookie): string | null {
  const prefix = `${cookieName(tenant, cookie)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const secret = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
  return secret !== undefined && SECRET.test(secret) ? secret : null;
}

/** With the prefix no neighbouring host can plant one; browsers take it on encrypted connections only. */
function cookieName({ origin }: Tenant, { name }: SecretCookie): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}

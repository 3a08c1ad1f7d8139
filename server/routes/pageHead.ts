import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_COOKIE, languages } from '#domain/generated/constants.gen.ts';
import type { PageHead } from '#server/platform/http/StaticFiles.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { wishedLanguage } from '#server/platform/texts/languages.ts';

/**
 * Title, description and language of a page before anybody is known: the organisation's, in the language chosen in this browser. Where
 * there is no organisation, the language is the dearest that the browser asks for (`Accept-Language`, RFC 9110 §12.5.4).
 */
export function pageHead(
  tenant: Tenant | null,
  path: string,
  headers: IncomingHttpHeaders,
  about: string | null = null,
): PageHead {
  const name = tenant?.name ?? 'Cohort';
  return {
    name,
    title: tenant?.seoTitle ?? name,
    description: about ?? tenant?.description ?? '',
    language: languageOfPage(tenant, headers),
    isListed: tenant !== null && (tenant.isListed || isInvitation(path)),
  };
}

/** The language that a page is served in. */
export function languageOfPage(
  tenant: Tenant | null,
  { cookie, 'accept-language': wishes }: IncomingHttpHeaders,
): string {
  const chosen = knownLanguage(cookieIn(cookie ?? '', LANGUAGE_COOKIE));
  return chosen ?? (tenant === null ? wishedLanguage(wishes) : tenant.defaultLanguage) ?? 'en';
}

/** The page of a program invites everybody, whatever the organisation has chosen for its sign-in page. */
const isInvitation = (path: string): boolean => path.startsWith('/apply/');

function knownLanguage(value: string | null): string | null {
  return languages.some(({ id }) => id === value) ? value : null;
}

function cookieIn(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

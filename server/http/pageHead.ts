import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_COOKIE, languages } from '#domain/generated/constants.gen.ts';
import type { Tenant } from '#server/graphql/context.ts';
import type { PageHead } from './StaticFiles.ts';

/**
 * Title and language of a page before anybody is known: the organisation's, in the language chosen in this browser. Where
 * there is no organisation, the language is the dearest that the browser asks for (`Accept-Language`, RFC 9110 §12.5.4).
 */
export function pageHead(tenant: Tenant | null, { cookie, 'accept-language': wishes }: IncomingHttpHeaders): PageHead {
  const chosen = knownLanguage(cookieIn(cookie ?? '', LANGUAGE_COOKIE));
  return {
    title: tenant?.name ?? 'Cohort',
    language: chosen ?? (tenant === null ? wishedLanguage(wishes ?? '') : tenant.defaultLanguage) ?? 'en',
  };
}

function wishedLanguage(wishes: string): string | null {
  const ranked = wishes.split(',').map((wish) => {
    const [tag = '', ...terms] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = terms.find((term) => term.startsWith('q='))?.slice(2);
    return { primary: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const spoken = ranked
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ primary }) => languages.filter(({ id }) => id.split('_')[0] === primary));
  return spoken[0]?.id ?? null;
}

function knownLanguage(value: string | null): string | null {
  return languages.some(({ id }) => id === value) ? value : null;
}

function cookieIn(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

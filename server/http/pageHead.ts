import { LANGUAGE_COOKIE, languages } from '#server/generated/constants.gen.ts';
import type { Tenant } from '#server/graphql/context.ts';
import type { PageHead } from './StaticFiles.ts';

/** Title and language of a page before anybody is known: the organisation's, in the language chosen in this browser. */
export function pageHead(tenant: Tenant | null, cookies: string | undefined): PageHead {
  return {
    title: tenant?.name ?? 'Cohort',
    language: knownLanguage(cookieIn(cookies ?? '', LANGUAGE_COOKIE)) ?? tenant?.defaultLanguage ?? 'en',
  };
}

function knownLanguage(value: string | null): string | null {
  return languages.some(({ id }) => id === value) ? value : null;
}

function cookieIn(cookies: string, name: string): string | null {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

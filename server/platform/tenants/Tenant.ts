import type { Arrangement } from '#domain/arrangement/arranged.ts';
import type { TenantFeatures } from '#domain/model/access.ts';
import type { OwnWord } from '#domain/text/ownWords.ts';
import type { LabelValue } from '#domain/text/startupWords.ts';
import type { OidcSettings } from '#server/platform/env/env.ts';

/** The tenant (incubator) the request is for, found by the first label of the host name. */
export interface Tenant {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly timezone: string;
  readonly defaultLanguage: string;
  readonly features: TenantFeatures;
  /** `https://demo.example.org`, for links in mails: its own domain, where that is registered for it. */
  readonly origin: string;
  /** Where the request has reached it: what a browser keeps, and where sign-on sends it back to, is of that host. */
  readonly reachedAt: string;
  /** Null where people sign in with e-mail and password. */
  readonly signOn: SignOn | null;
  /** Address that mails to users come from. */
  readonly mailFrom: string;
  /** Address of its mark for whoever is not on its pages: mails. Null where it has none. */
  readonly logo: string | null;
  /** The mark for dark backgrounds. */
  readonly whiteLogo: string | null;
  /** Its main colour (`#2f6fd6`) as it was chosen; null where none was. */
  readonly brand: string | null;
  /** What it says of itself to whoever finds its pages, one line; null where it says nothing. */
  readonly description: string | null;
  /** What its pages are called in the list of a search engine; null where that is its name. */
  readonly seoTitle: string | null;
  /** Whether search engines may list its sign-in page. */
  readonly isListed: boolean;
  /** Where it is, as people write letters to it. */
  readonly address: string | null;
  readonly outside: OutsideHosts;
  /** Origins of the sites that may show the public pages of its programs in theirs; empty means nobody. */
  readonly embeddingSites: readonly string[];
  /** What it calls a startup, by language; null where it has no word of its own. */
  readonly startupLabels: readonly LabelValue[] | null;
  /** Texts of the product that it says otherwise. */
  readonly ownWords: readonly OwnWord[];
  /** What it orders, hides and begins otherwise. */
  readonly arrangements: readonly Arrangement[];
}

/** Hosts beside its own that the pages of a tenant may speak to; null for what the tenant has not set up. */
export interface OutsideHosts {
  readonly usesTagManager: boolean;
  /** Origins, `https://api.example.org`. */
  readonly api: string | null;
  readonly chat: string | null;
}

/** External single sign-on of a tenant: its switch is on and there is a provider (resolution Q27). */
export interface SignOn {
  readonly provider: OidcSettings;
  readonly organization: string | null;
  readonly connections: readonly SignOnConnection[];
}

export interface SignOnConnection {
  readonly id: string;
  readonly protocol: string;
  readonly provider: string;
  readonly name: string;
}

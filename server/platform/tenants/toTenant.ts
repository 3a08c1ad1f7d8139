import { isFeatureEnabled } from '#domain/access/features.ts';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import { embeddingOrigin, isTagManagerId, secureOrigin } from '#domain/outside/outsideAddresses.ts';
import { readOwnWords } from '#domain/text/ownWords.ts';
import type { LabelValue } from '#domain/text/startupWords.ts';
import { flags } from '#server/generated/access.gen.ts';
import type { Env, OidcSettings } from '#server/platform/env/env.ts';
import type { OutsideHosts, SignOn, SignOnConnection, Tenant } from '#server/platform/tenants/Tenant.ts';
import { featuresOf } from './featuresOf.ts';

export type TenantSettings = Pick<Env, 'oidc' | 'publicUrl'>;

/** The columns of `incubator` that every request needs. */
export interface TenantRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly timezone: string | null;
  readonly default_language: string | null;
  readonly switches: unknown;
  readonly plan_info?: unknown;
  readonly oidc: unknown;
  readonly general_email: unknown;
  readonly gtm_id?: string | null;
  readonly api_base_endpoint?: string | null;
  readonly chat_script_url?: string | null;
  readonly embedding_sites?: readonly string[] | null;
  readonly logo?: string | null;
  readonly logo_square?: string | null;
  readonly startup_name_alternative?: unknown;
  readonly own_words?: unknown;
  readonly arrangements?: unknown;
  readonly description?: string | null;
  readonly address?: string | null;
  readonly incubator_seo?: unknown;
  readonly white_logo?: string | null;
  readonly brand_palette?: unknown;
  readonly custom_domain?: string | null;
  readonly domains?: readonly string[] | null;
}

/** A tenant's record as requests see it; what the record leaves open comes from the environment. */
export function toTenant(row: TenantRow, settings: TenantSettings, domain: string | null = null): Tenant {
  const house = new URL(settings.publicUrl);
  house.host = `${row.slug}.${house.host}`;
  const origin = mainOrigin(row, house);
  const features = featuresOf(row.switches, flags, row.plan_info);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    timezone: row.timezone ?? 'UTC',
    defaultLanguage: row.default_language ?? 'en',
    features,
    origin: origin.origin,
    reachedAt: domain === null ? house.origin : at(domain, house).origin,
    signOn: isFeatureEnabled(features, 'auth0') ? signOnOf(row.oidc, settings) : null,
    mailFrom: confirmedAddress(row.general_email) ?? `no-reply@${house.hostname}`,
    logo: addressOf(row.logo || row.logo_square, origin),
    whiteLogo: addressOf(row.white_logo, origin),
    brand: readText(row.brand_palette, 'primary'),
    description: descriptionOf(row),
    ...listingOf(row),
    address: row.address?.trim() || null,
    outside: outsideOf(row, isFeatureEnabled(features, 'liveChat')),
    embeddingSites: (row.embedding_sites ?? []).flatMap((site) => embeddingOrigin(site) ?? []),
    startupLabels: labelsOf(row.startup_name_alternative),
    ownWords: readOwnWords(row.own_words),
    arrangements: readArrangements(row.arrangements),
  };
}

/**
 * The domain that an organisation has chosen counts once whoever runs the installation has registered it: anybody could
 * write down the name of another (decision 0017). Mails come from ours until an address of theirs is confirmed.
 */
function mainOrigin({ custom_domain: chosen, domains }: TenantRow, house: URL): URL {
  return chosen && domains?.includes(chosen) ? at(chosen, house) : house;
}

/** The same protocol and port at another host name. */
function at(host: string, house: URL): URL {
  const url = new URL(house);
  url.hostname = host;
  return url;
}

/** What it wants found in search results, else how it describes itself. */
function descriptionOf({ description, incubator_seo: seo }: TenantRow): string | null {
  const chosen = readKey(seo, 'active') === true ? readText(seo, 'seoDescription') : null;
  return chosen ?? (description?.replace(/\s+/g, ' ').trim() || null);
}

/** A product whose organisations have no such setting is listed under their names. */
function listingOf({ incubator_seo: seo }: TenantRow): Pick<Tenant, 'seoTitle' | 'isListed'> {
  if (seo === undefined) return { seoTitle: null, isListed: true };
  const isListed = readKey(seo, 'active') === true;
  return { seoTitle: isListed ? readText(seo, 'seoTitle') : null, isListed };
}

/** Mails come from an address once somebody who reads its mailbox has said so: it may be anybody's until then. */
function confirmedAddress(email: unknown): string | null {
  return readKey(email, 'confirmed') === true ? readText(email, 'address') : null;
}

/** A picture of the store has an address within the tenant's own. */
function addressOf(picture: string | null | undefined, origin: URL): string | null {
  if (!picture) return null;
  return URL.canParse(picture, origin.origin) ? new URL(picture, origin.origin).href : null;
}

function labelsOf(stored: unknown): readonly LabelValue[] | null {
  if (readKey(stored, 'active') !== true) return null;
  return readList(stored, 'label').flatMap((label) => {
    const [language, value] = [readText(label, 'language'), readText(label, 'value')];
    return language === null || value === null ? [] : [{ language, value }];
  });
}

function outsideOf(row: TenantRow, isChatOn: boolean): OutsideHosts {
  return {
    usesTagManager: isTagManagerId(row.gtm_id),
    api: secureOrigin(row.api_base_endpoint),
    chat: isChatOn ? secureOrigin(row.chat_script_url) : null,
  };
}

function signOnOf(stored: unknown, settings: TenantSettings): SignOn | null {
  const provider = providerOf(stored, settings.oidc);
  if (provider === null) return null;
  return {
    provider,
    organization: readText(stored, 'organization'),
    connections: readList(stored, 'connections').flatMap(toConnection),
  };
}

/** The tenant's own provider, else the environment's. The two are never mixed: a secret goes to its own issuer only. */
function providerOf(stored: unknown, fallback: OidcSettings | null): OidcSettings | null {
  const issuer = readText(stored, 'issuer') ?? fallback?.issuer ?? null;
  const clientId = readText(stored, 'clientId');
  const clientSecret = readText(stored, 'clientSecret');
  if (issuer !== null && clientId !== null && clientSecret !== null) return { issuer, clientId, clientSecret };
  return issuer === fallback?.issuer ? fallback : null;
}

function toConnection(stored: unknown): SignOnConnection[] {
  const id = readText(stored, 'id');
  if (id === null) return [];
  return [
    {
      id,
      protocol: readText(stored, 'protocol') ?? 'oidc',
      provider: readText(stored, 'provider') ?? id,
      name: readText(stored, 'name') ?? id,
    },
  ];
}

function readText(value: unknown, key: string): string | null {
  const found = readKey(value, key);
  return typeof found === 'string' && found !== '' ? found : null;
}

function readList(value: unknown, key: string): readonly unknown[] {
  const found = readKey(value, key);
  return Array.isArray(found) ? found : [];
}

function readKey(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined;
}

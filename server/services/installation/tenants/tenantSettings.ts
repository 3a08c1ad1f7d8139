/**
 * Settings of a tenant that only whoever runs the installation changes (`npm run tenant -- set NAME KEY=VALUE`). A key
 * tells how its text becomes a change of the record, or why it can't.
 */
import { isHostName } from '#domain/outside/outsideAddresses.ts';
import { flags, planLimited, switches } from '#server/generated/access.gen.ts';
import type { StoredPlan, TenantRecord } from './TenantRecord.ts';
import { isCurrency, isLanguage, isTenantName, isTimeZone } from './tenantProblems.ts';

/** New values of fields of `Incubator`. */
export type TenantChanges = Readonly<Record<string, unknown>>;

/** What a setting takes, in words, for whoever wrote something else. */
export class SettingError extends Error {}

export interface TenantSetting {
  /** As it is written, `switch.NAME`. */
  readonly key: string;
  readonly takes: string;
  /** @throws SettingError for a text that the setting does not take */
  readonly change: (record: TenantRecord, text: string, part: string) => TenantChanges;
}

const plain = (key: string, field: string, takes: string, isGood: (text: string) => boolean): TenantSetting => ({
  key,
  takes,
  change: (_record, text) => {
    if (!isGood(text)) throw new SettingError(takes);
    return { [field]: text };
  },
});

const ON_OFF = 'on or off';
const switchNames = Object.keys(switches).join(', ');
const flagNames = [...new Set(Object.keys(flags))].join(', ');
const LIMITED = `features of the plan, separated by commas (${Object.keys(planLimited).join(', ')}), or all`;
const SEATS = 'a whole number of licensed users, or unlimited';

/** All settings, in the order in which they are listed. */
export const tenantSettings: readonly TenantSetting[] = [
  plain('name', 'name', 'a name of 1 to 120 characters', isTenantName),
  plain(
    'language',
    'defaultLanguage',
    'an interface language (ar, de, en, es, fr, id, ja_JP, ko, pt, tr, uk)',
    isLanguage,
  ),
  plain('zone', 'timezone', 'an IANA time zone, such as Europe/Paris', isTimeZone),
  plain('currency', 'currency', 'one of the currencies Cohort offers, such as EUR', isCurrency),
  {
    key: 'plan',
    takes: 'the name of the plan',
    change: (record, text) => planChange(record, { name: text === '' ? null : text.slice(0, 120) }),
  },
  { key: 'seats', takes: SEATS, change: (record, text) => planChange(record, { employeeCountLimit: seatsOf(text) }) },
  { key: 'features', takes: LIMITED, change: (record, text) => planChange(record, { features: featuresOf(text) }) },
  {
    key: 'switch.NAME',
    takes: `${ON_OFF}; NAME is one of ${switchNames}`,
    change: (record, text, part) => {
      if (!Object.hasOwn(switches, part)) throw new SettingError(`one of these behind its dot: ${switchNames}`);
      return { switches: { ...record.switches, [part]: isOn(text) } };
    },
  },
  {
    key: 'flag.NAME',
    takes: `${ON_OFF}; NAME is one of ${flagNames}, and switches what it follows from`,
    change: (record, text, part) => {
      const flag = Object.entries(flags).find(([name]) => name === part)?.[1];
      if (flag === undefined) throw new SettingError(`one of these behind its dot: ${flagNames}`);
      const changed = Object.fromEntries(flag.switches.map((name) => [name, isOn(text)]));
      return { switches: { ...record.switches, ...changed } };
    },
  },
  {
    key: 'login.PROVIDER',
    takes: `${ON_OFF}; PROVIDER is the name people read on the sign-in page`,
    change: ({ loginProviders }, text, part) => {
      const others = loginProviders.filter(({ provider }) => provider !== part);
      return { loginProviders: [...others, { provider: part, enabled: isOn(text) }] };
    },
  },
  ...['issuer', 'clientId', 'clientSecret', 'organization'].map(openIdSetting),
  {
    key: 'domains',
    takes: 'host names of its own, separated by commas, or nothing',
    change: (_record, text) => ({ domains: domainsOf(text) }),
  },
  toolSetting('chat.secret', 'chat', 'secret'),
  toolSetting('video.key', 'videoRecording', 'key'),
  toolSetting('video.secret', 'videoRecording', 'secret'),
  { key: 'enabled', takes: ON_OFF, change: (_record, text) => ({ isDisabled: !isOn(text) }) },
];

/** Settings of the tenant's own OpenID provider; an empty text takes one away. */
function openIdSetting(name: string): TenantSetting {
  const takes =
    name === 'issuer' ? 'an address that starts with https:// (http:// on this machine), or nothing' : 'a text';
  return {
    key: `openid.${name}`,
    takes,
    change: ({ oidc }, text) => {
      if (name === 'issuer' && text !== '' && !isIssuer(text)) throw new SettingError(takes);
      return { oidc: withKey(oidc, name, text) };
    },
  };
}

function isIssuer(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && /(^|\.)localhost$|^127\./.test(url.hostname));
}

function toolSetting(key: string, tool: string, name: string): TenantSetting {
  return {
    key,
    takes: 'a text, or nothing to take it away',
    change: ({ supportTools }, text) => {
      const stored = supportTools[tool];
      const known = typeof stored === 'object' && stored !== null ? stored : {};
      return { supportTools: { ...supportTools, [tool]: withKey({ ...known }, name, text) } };
    },
  };
}

function withKey(record: Readonly<Record<string, unknown>>, name: string, text: string): Record<string, unknown> {
  const { [name]: _before, ...others } = record;
  return text === '' ? others : { ...others, [name]: text };
}

const planChange = ({ plan }: TenantRecord, change: StoredPlan): TenantChanges => ({
  planInfo: { ...plan, ...change },
});

/** `unlimited` or a number. */
export function seatsOf(text: string): number | null {
  if (text === 'unlimited') return null;
  const seats = Number(text);
  if (!/^\d{1,7}$/.test(text) || seats < 1) throw new SettingError(SEATS);
  return seats;
}

function featuresOf(text: string): readonly string[] | null {
  if (text === 'all') return null;
  const names = listOf(text);
  if (!names.every((name) => Object.hasOwn(planLimited, name))) throw new SettingError(LIMITED);
  return names;
}

function domainsOf(text: string): readonly string[] {
  const domains = listOf(text.toLowerCase());
  if (!domains.every(isHostName)) throw new SettingError('host names such as apply.example.org, separated by commas');
  return [...new Set(domains)];
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function isOn(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new SettingError(ON_OFF);
  return text === 'on';
}

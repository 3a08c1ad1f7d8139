import { flags, switches } from '#server/generated/access.gen.ts';
import type { Tenant } from './Tenant.ts';

/** Names the switches, by commas, without which somebody who explores the product sees it. */
export const SWITCHED_OFF_HEADER = 'x-switched-off';

/** The switches that a text names; what is none of them is not meant. */
export function switchesIn(names: unknown): readonly string[] {
  if (typeof names !== 'string') return [];
  return [...new Set(names.split(','))].filter((name) => Object.hasOwn(switches, name));
}

/** The same organisation without some of its switches, and without the flags that follow from none of the others: never with more than it has. */
export function withoutSwitches(tenant: Tenant, off: readonly string[]): Tenant {
  if (off.length === 0) return tenant;
  const rules: Readonly<Record<string, { readonly switches: readonly string[] }>> = flags;
  const left = { ...tenant.features.switches, ...Object.fromEntries(off.map((name) => [name, false])) };
  const activated = Object.entries(tenant.features.flags).map(([name, isOn]): [string, boolean] => {
    const ways = rules[name]?.switches ?? [];
    return [name, isOn && ways.some((way) => left[way] === true)];
  });
  return { ...tenant, features: { switches: left, flags: Object.fromEntries(activated) } };
}

import { zoneNameOfToday, zoneNames } from '#domain/dates/zoneNames.ts';

/** `America/New_York` → `America/New York`, and by the name of today where a zone was stored by an older one. */
export const zoneLabel = (zone: string): string => zoneNameOfToday(zone).replaceAll('_', ' ');

/**
 * What a list of zones offers.
 * @param chosen stands in the list also where this browser does not know it
 */
export function zoneOptions(chosen?: string | null): { readonly value: string; readonly label: string }[] {
  const known = zoneNames();
  const current = chosen ? zoneNameOfToday(chosen) : null;
  const all = current === null || known.includes(current) ? known : [current, ...known];
  return all.map((zone) => ({ value: zone, label: zoneLabel(zone) }));
}

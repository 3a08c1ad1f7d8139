import { readTabStored, writeTabStored } from '../storage.ts';

/** The switches without which this tab sees the product, in a demo and while developing. */
export function switchedOff(): readonly string[] {
  return readTabStored('switched-off')?.split(',').filter(Boolean) ?? [];
}

/** Everything is asked for anew without them: the page is loaded again. */
export function seeWithout(switches: readonly string[]): void {
  writeTabStored('switched-off', switches.length > 0 ? switches.join(',') : null);
  location.reload();
}

/** What every request carries meanwhile. */
export function switchedOffHeaders(): Readonly<Record<string, string>> {
  const off = switchedOff();
  return off.length > 0 ? { 'x-switched-off': off.join(',') } : {};
}

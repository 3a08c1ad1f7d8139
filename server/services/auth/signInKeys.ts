import type { AttemptKey } from './throttle/attemptCounts.ts';
import type { KnownSource, SignInSource } from './throttle/knownSources.ts';

/** Wrong passwords before each next one has to wait. */
const FREE = 12;
/** At one address, over all accounts that have signed in from it: an office mistypes more than one person does. */
const FREE_AT_KNOWN_ADDRESS = 40;

/**
 * What a try is counted by. A device that has signed in is counted by itself, and so is an address for each account:
 * whatever strangers try, the owner gets in from there. All others share the account's count and that of their address.
 */
export function signInKeys(email: string, source: SignInSource, known: KnownSource): readonly AttemptKey[] {
  const account = email.trim().toLowerCase();
  const { device, address } = source;
  if (known.isDevice) return [{ name: `device ${device} ${account}`, free: FREE, isForgiven: true }];
  const free = known.isAddress ? FREE_AT_KNOWN_ADDRESS : FREE;
  const byAddress = address === null ? [] : [{ name: `address ${address}`, free, isForgiven: false }];
  const byAccount = known.isAddress ? `account ${account} at ${address}` : `account ${account}`;
  return [{ name: byAccount, free: FREE, isForgiven: true }, ...byAddress];
}

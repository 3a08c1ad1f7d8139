import { secureOrigin } from '#domain/outside/outsideAddresses.ts';
import { apiUrl, setApiEndpoint } from './tenantAddress.ts';

const PATIENCE_MS = 3000;

/**
 * Sends the requests that follow to the API address of the tenant. One that does not answer is not used: a wrong setting
 * would lock out those who could correct it.
 */
export async function moveToApi(address: string): Promise<void> {
  const base = address.replace(/\/+$/, '');
  if (secureOrigin(base) === null || apiUrl('') === base) return;
  if (await answers(`${base}/healthz`)) setApiEndpoint(base);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}

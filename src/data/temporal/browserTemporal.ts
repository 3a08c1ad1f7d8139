import type { Temporal as Standard } from 'temporal-polyfill';

/**
 * What `#temporal` is in browsers: their own Temporal. Older ones, which the requirements promise to serve too, load it
 * before anything is drawn; the others are spared its bytes.
 */
export let Temporal = (globalThis as { Temporal?: typeof Standard }).Temporal as typeof Standard;

/** Resolves once `Temporal` is there. */
export async function provideTemporal(): Promise<void> {
  if (Temporal === undefined) ({ Temporal } = await import('temporal-polyfill/implementation'));
}

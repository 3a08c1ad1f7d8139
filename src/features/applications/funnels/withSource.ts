/** What counts where an address says nothing. */
export const DEFAULT_SOURCE = 'website';

/** The address, saying where those come from who follow it. */
export function withSource(address: string, source: string): string {
  return source === DEFAULT_SOURCE ? address : `${address}?source=${encodeURIComponent(source)}`;
}

/** Where a screen is opened. */
export interface ScreenAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** What of an address is a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

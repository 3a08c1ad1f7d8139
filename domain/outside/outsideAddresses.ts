/** Whether this is an id of the tag manager; anything else is not loaded. */
export function isTagManagerId(text: string | null | undefined): text is string {
  return /^GTM-[A-Z0-9]{4,12}$/.test(text ?? '');
}

/** The origin of an address that is encrypted; null for any other text. */
export function secureOrigin(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' ? origin : null;
}

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

/** At most as many sites may show a page of an organisation in theirs: they all stand in one header. */
export const MAX_EMBEDDING_SITES = 20;

/** What a host may be made of: `;` and `'` would end the header that names it, `*` would stand for sites of others. */
const PLAIN_HOST = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/;
const OWN_MACHINE = /^(?:localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)$/;

/** The origin of a site that may show a page of ours in its own: encrypted, or on one's own machine; null for any other text. */
export function embeddingOrigin(text: string): string | null {
  const address = text.trim();
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin, href } = new URL(address);
  const isOwnMachine = OWN_MACHINE.test(hostname);
  if (href !== `${origin}/` || !(isOwnMachine || PLAIN_HOST.test(hostname))) return null;
  return protocol === 'https:' || (protocol === 'http:' && isOwnMachine) ? origin : null;
}

const HOST_NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Whether a text is the name of a host in small letters, with a domain and without anything else. */
export const isHostName = (text: string): boolean => HOST_NAME.test(text);

/**
 * Links are stored as people type them: without a scheme they are web addresses, unless they write a mail. Other schemes
 * are none of ours: `javascript:` would run at whoever clicks.
 */
export function withScheme(link: string): string {
  return /^(https?:\/\/|mailto:)/i.test(link) ? link : `http://${link}`;
}

/** Whether it is a link with its scheme: a web address, or somebody's mail (001 §5). */
export function isLink(link: string): boolean {
  return isWebAddress(link) || /^mailto:[^\s@]+@[^\s@]+$/i.test(link);
}

/** Only these lead to the web: a `javascript:` link would run at whoever clicks on it. */
export function isWebAddress(link: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(link) && URL.canParse(link);
}

/** Whether people can go there once the scheme is added: a host with a dot in it, or somebody's mail. */
export function isWebLink(link: string): boolean {
  const address = withScheme(link.trim());
  if (/^mailto:/i.test(address)) return address.includes('@');
  return URL.canParse(address) && /[^.]\.[^.]/.test(new URL(address).hostname);
}

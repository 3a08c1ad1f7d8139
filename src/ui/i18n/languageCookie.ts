const millisecondsPerDay = 86_400_000;

/** The text that sets a cookie: always secure, with an expiry in days when one is given. */
export function cookieText(name: string, value: string, days?: number, now: Date = new Date()): string {
  const expires = days ? `; expires=${new Date(now.getTime() + days * millisecondsPerDay).toUTCString()}` : '';
  return `${name}=${encodeURIComponent(value)}${expires}; path=/; SameSite=Lax; Secure`;
}

export function writeCookie(name: string, value: string, days?: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = cookieText(name, value, days);
}

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

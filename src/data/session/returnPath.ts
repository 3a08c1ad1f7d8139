import { readTabStored, writeTabStored } from '../storage.ts';

/** Remembers where the visitor wanted to go. */
export function rememberReturnPath(href: string): void {
  if (isOwnPath(href)) writeTabStored('return-path', href);
}

/** The remembered path, once; `/` when there is none. */
export function takeReturnPath(): string {
  const href = readTabStored('return-path');
  writeTabStored('return-path', null);
  return href && isOwnPath(href) ? href : '/';
}

/** A path of this site: `//host` and `/\host` would leave it. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

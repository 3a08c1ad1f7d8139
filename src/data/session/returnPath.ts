import { isOwnPath, ownPathOr } from '#domain/auth/ownPath.ts';
import { withoutProviderAnswer } from '#domain/auth/withoutProviderAnswer.ts';
import { readTabStored, writeTabStored } from '../storage.ts';

/** Remembers where the visitor wanted to go, without a code that a provider sent them with. */
export function rememberReturnPath(href: string): void {
  if (isOwnPath(href)) writeTabStored('return-path', withoutProviderAnswer(href));
}

/** The remembered path, which stays remembered; `/` when there is none. */
export function peekReturnPath(): string {
  return ownPathOr(readTabStored('return-path'));
}

/** The remembered path, once; `/` when there is none. */
export function takeReturnPath(): string {
  const href = peekReturnPath();
  writeTabStored('return-path', null);
  return href;
}

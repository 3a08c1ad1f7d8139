/** Any origin will do: only path and parameters count. */
const HERE = 'http://here.invalid';

/** The path without what a provider sent the browser back with: a code is good for one use, and is kept nowhere. */
export function withoutProviderAnswer(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, HERE);
  if (!searchParams.has('code') || !searchParams.has('state')) return path;
  searchParams.delete('code');
  searchParams.delete('state');
  const search = searchParams.toString();
  return `${pathname}${search && `?${search}`}${hash}`;
}

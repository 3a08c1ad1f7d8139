/** All that is said of where something is, each once: a room, words of one's own, a link. Null where nothing is. */
export function whereText(...parts: readonly unknown[]): string | null {
  const said = parts.filter((part): part is string => typeof part === 'string' && part !== '');
  return said.length === 0 ? null : [...new Set(said)].join(' · ');
}

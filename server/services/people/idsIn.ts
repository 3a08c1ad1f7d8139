/** The ids of a list of references as it is stored; nothing for what is none. */
export function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

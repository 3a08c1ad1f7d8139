const tones = 6;

/** The same id always gets the same colour. */
export function toneOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % tones;
}

/** A text as a search compares it: without accents and marks, in one case (Unicode, UAX #15 and #29). */
export function searchText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** Whether a text holds every word that was typed, by parts of words. */
export function holdsWords(text: string, query: string): boolean {
  const folded = searchText(text);
  return searchText(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => folded.includes(word));
}

/** Letters that have no accent to take away, and what people type for them. */
const LETTERS = ['ıøłđØŁĐ', 'ioldOLD'] as const;

/** What is searched for, as it is compared. */
export function withoutAccents(text: string): string {
  const [from, to] = LETTERS;
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return bare.replace(/./gu, (letter) => to[from.indexOf(letter)] ?? letter);
}

/** The same, done by the database. */
export function sqlWithoutAccents(value: string): string {
  const [from, to] = LETTERS;
  return `translate(regexp_replace(normalize(${value}, NFKD), '[\u0300-\u036f]', '', 'g'), '${from}', '${to}')`;
}

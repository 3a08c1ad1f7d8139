/** A name with a number or sign behind it is guessed by whoever knows the person or the organisation. */
const MIN_OTHER_LETTERS = 4;
const MIN_NAME_LETTERS = 3;

/** Whether little but these names is left of the password: `AdaOkafor99!` for Ada Okafor. */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  const parts = partsOf(names).sort((one, other) => other.length - one.length);
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), letters);
  return rest !== letters && [...rest].length < MIN_OTHER_LETTERS;
}

/** Whole names and their words: `ada@okafor.test` is made of `adaokafortest`, `ada`, `okafor` and `test`. */
function partsOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => [lettersOf(name), ...name.split(/[^\p{L}]+/u).map(lettersOf)]);
  return [...new Set(parts)].filter((part) => [...part].length >= MIN_NAME_LETTERS);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

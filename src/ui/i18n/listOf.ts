/** Scripts with a comma of their own; all others separate with ours. */
const commas: Readonly<Record<string, string>> = { ar: '، ', ja: '、' };

/** Several words in one line, separated as their readers are used to. */
export function listOf(words: readonly string[], language: string): string {
  return words.filter(Boolean).join(commas[language.slice(0, 2)] ?? ', ');
}

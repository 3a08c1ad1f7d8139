import type { OwnWord } from '#domain/text/ownWords.ts';

/** Words of an organisation in the spec's own language: by language, then by key. Texts in JSON's quotes are YAML too. */
export function wordsAsYaml(words: readonly OwnWord[]): string {
  const byLanguage = [...Map.groupBy(words, ({ language }) => language)].toSorted(([one], [other]) =>
    compare(one, other),
  );
  const lines = byLanguage.flatMap(([language, own]) => [
    `  ${language}:`,
    ...own
      .toSorted((one, other) => compare(one.key, other.key))
      .map(({ key, text }) => `    ${key}: ${JSON.stringify(text)}`),
  ]);
  return `words:\n${lines.join('\n')}\n`;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

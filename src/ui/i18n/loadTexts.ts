type Texts = Record<string, string>;

/**
 * Where an address of texts begins: texts are data, not code, one JSON file per language and namespace. Set by the
 * build (`scripts/textAssets.ts`); null while developing, when the files are fetched from where they are written.
 */
declare const __TEXTS_FOLDER__: string | null;

function addressOf(language: string, namespace: string): string {
  const file = `${language}/${namespace}.json`;
  if (__TEXTS_FOLDER__ !== null) return `${__TEXTS_FOLDER__}/${file}`;
  return file === 'en/spec.json' ? `/src/generated/locales/${file}` : `/locales/${file}`;
}

/** The texts of a language's namespace; rejects when there is no such file. */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const address = addressOf(language, namespace);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`There are no texts at ${address}`);
  return flattened(await response.json());
}

/** Files may nest; keys are always written in full (`tasks.delete.confirm`). */
function flattened(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return { [prefix]: value };
  return Object.assign(
    {},
    ...Object.entries(value ?? {}).map(([key, inner]) => flattened(inner, prefix ? `${prefix}.${key}` : key)),
  ) as Texts;
}

import { startNamespaces } from './startNamespaces.ts';

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
  if (__TEXTS_FOLDER__ === null || !startNamespaces.includes(namespace))
    return flattened(await loadJson(addressOf(language, namespace)));
  const start = starts.get(language) ?? loadJson(addressOf(language, 'start'));
  starts.set(language, start);
  // Whoever asks again asks the server again.
  start.catch(() => starts.delete(language));
  return flattened((await start)[namespace]);
}

const starts = new Map<string, Promise<Record<string, unknown>>>();

async function loadJson(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`There are no texts at ${address}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Files may nest; keys are always written in full (`tasks.delete.confirm`). */
function flattened(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return { [prefix]: value };
  return Object.assign(
    {},
    ...Object.entries(value ?? {}).map(([key, inner]) => flattened(inner, prefix ? `${prefix}.${key}` : key)),
  ) as Texts;
}

import { flattened, type Texts } from './flattened.ts';
import { startNamespaces } from './startNamespaces.ts';

/**
 * Where an address of texts begins: texts are data, not code, one JSON file per language and namespace. Set by the
 * build (`scripts/build/textAssets.ts`); null while developing, when the files are fetched from where they are written.
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
  // The build has flattened what it sends (`scripts/build/textAssets.ts`).
  if (__TEXTS_FOLDER__ === null) return flattened(await loadJson(address));
  if (!startNamespaces.includes(namespace)) return (await loadJson(address)) as Texts;
  const start = starts.get(language) ?? loadJson(addressOf(language, 'start'));
  starts.set(language, start);
  // Whoever asks again asks the server again.
  start.catch(() => starts.delete(language));
  const texts = (await start)[namespace];
  if (!texts) throw new Error(`The first texts have none of ${namespace}`);
  return texts as Texts;
}

const starts = new Map<string, Promise<Record<string, unknown>>>();

async function loadJson(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`There are no texts at ${address}`);
  return (await response.json()) as Record<string, unknown>;
}

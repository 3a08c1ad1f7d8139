type Texts = Record<string, string>;

/** Texts are data, not code: one JSON file per language and namespace, fetched when a screen asks for it. */
const addresses: Record<string, string> = {
  ...import.meta.glob<string>('../../../locales/*/*.json', { query: '?url', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../generated/locales/en/spec.json', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};

const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [
    path.split('/').slice(-2).join('/').replace('.json', ''),
    address,
  ]),
);

/** The texts of a language's namespace; rejects when there is no such file. */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const address = byName.get(`${language}/${namespace}`);
  if (!address) throw new Error(`Cannot find module locales/${language}/${namespace}.json`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Cannot find module ${address}`);
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

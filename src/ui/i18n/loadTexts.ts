type Texts = Record<string, string>;
type TextModules = Record<string, () => Promise<{ default: unknown }>>;

/** One lazy chunk per language and namespace. The spec's English texts are generated. */
const modules: TextModules = {
  ...import.meta.glob<{ default: unknown }>('../../../locales/*/*.json'),
  ...import.meta.glob<{ default: unknown }>('../../generated/locales/en/spec.json'),
};

const byName = new Map(
  Object.entries(modules).map(([path, load]) => [path.split('/').slice(-2).join('/').replace('.json', ''), load]),
);

/** The texts of a language's namespace; rejects when there is no such file. */
export async function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = byName.get(`${language}/${namespace}`);
  if (!load) throw new Error(`Cannot find module locales/${language}/${namespace}.json`);
  return flattened((await load()).default);
}

/** Files may nest; keys are always written in full (`tasks.delete.confirm`). */
function flattened(value: unknown, prefix = ''): Texts {
  if (typeof value === 'string') return { [prefix]: value };
  return Object.assign(
    {},
    ...Object.entries(value ?? {}).map(([key, inner]) => flattened(inner, prefix ? `${prefix}.${key}` : key)),
  ) as Texts;
}

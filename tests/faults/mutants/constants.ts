import { readYaml } from '#generator/load/readYaml.ts';
import { changedCopy, type Declaration, nodeAt } from './Declaration.ts';

const file = 'spec/app.yaml';

/** Each constant with another value of its kind. */
export function* changedConstants(texts: ReadonlyMap<string, string>): Iterable<Declaration> {
  const { value } = readYaml(texts.get(file) ?? '');
  for (const name of Object.keys(nodeAt(value, ['constants']))) {
    const changed = (): string =>
      changedCopy(value, ['constants', name, 'value'], (parent, key) => {
        parent[key] = another(parent[key]);
      });
    yield { kind: 'constant', name, file, changed };
  }
}

/** Lists lose their first entry, maps and colours get another value: one that differs wherever it is looked at. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value === 0 ? 3 : value * 3;
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, another(item)]));
  const text = String(value);
  if (/^#[0-9a-f]{6}$/i.test(text)) return '#123456';
  if (/^\d\d:\d\d$/.test(text)) return '09:09';
  return `${text}zz`;
}

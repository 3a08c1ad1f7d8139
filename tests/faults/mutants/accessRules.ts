import { readYaml } from '#generator/load/readYaml.ts';
import { changedCopy, type Declaration, nodeAt, type Path, takeOut } from './Declaration.ts';

/** Each rule that opens something to somebody: gone. */
export function* changedRules(files: ReadonlyMap<string, string>): Iterable<Declaration> {
  for (const [file, text] of files) {
    const { value } = readYaml(text);
    for (const path of pathsOf(file, value)) {
      const name = `${file} ${path.join('.')}`;
      yield { kind: 'rule', name, file, changed: () => changedCopy(value, path, takeOut) };
    }
  }
}

function pathsOf(file: string, value: unknown): Path[] {
  const root = value as Readonly<Record<string, unknown>>;
  if (file.startsWith('spec/entities/')) return rulesOfEntity(root);
  if (file === 'spec/access/operations.yaml') return Object.keys(root).map((name) => [name]);
  if (file === 'spec/access/scopes.yaml')
    return Object.keys(root).flatMap((name) => comparisons(root, [name, 'where']));
  if (file.startsWith('spec/access/permissions/'))
    return Object.keys(root).flatMap((key) =>
      Object.keys(nodeAt(root, [key, 'grants'])).map((role) => [key, 'grants', role]),
    );
  if (!file.startsWith('spec/routes/') || !Array.isArray(value)) return [];
  return value.flatMap((route: Readonly<Record<string, unknown>>, index) =>
    'allow' in route ? [[index, 'allow']] : [],
  );
}

function rulesOfEntity(entity: Readonly<Record<string, unknown>>): Path[] {
  const lists: Path[] = [
    ...Object.keys(nodeAt(entity, ['access'])).map((action) => ['access', action]),
    ...Object.keys(nodeAt(entity, ['fields'])).flatMap((name) => [
      ['fields', name, 'read'],
      ['fields', name, 'write'],
    ]),
  ];
  return lists.flatMap((list) => {
    const rules: unknown = nodeAt(entity, list.slice(0, -1))[list.at(-1) ?? ''];
    if (!Array.isArray(rules)) return [];
    return rules.flatMap((_, index) => [
      [...list, index],
      ...comparisons(entity, [...list, index, 'where']),
      ...comparisons(entity, [...list, index, 'assigned']),
    ]);
  });
}

/** The parts of a condition, each of which narrows it or widens it. */
function comparisons(root: unknown, path: Path): Path[] {
  const condition: unknown = nodeAt(root, path.slice(0, -1))[path.at(-1) ?? ''];
  if (Array.isArray(condition)) return condition.map((_, index) => [...path, index]);
  if (typeof condition !== 'object' || condition === null) return condition === undefined ? [] : [path];
  const keys = Object.keys(condition);
  if (keys.length === 1 && ['and', 'or'].includes(keys[0] ?? '')) return comparisons(root, [...path, keys[0] ?? '']);
  return keys.length === 1 ? [path] : keys.map((key) => [...path, key]);
}

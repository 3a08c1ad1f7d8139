/** Translations of one language by key, as `locales/<language>/spec.json` holds them: maps in maps, or keys with dots. */
export interface Locale {
  readonly language: string;
  readonly texts: ReadonlyMap<string, string>;
  /** The file with some keys set or taken out, everything else as it stands. */
  changed(changes: ReadonlyMap<string, string | null>): string;
}

type Group = { [key: string]: Group | string };

export function readLocale(language: string, json: string): Locale {
  const root = JSON.parse(json) as Group;
  return {
    language,
    texts: new Map(flat(root, '')),
    changed: (changes) => {
      const copy = structuredClone(root);
      for (const [key, text] of changes) {
        remove(copy, key.split('.'));
        if (text !== null) set(copy, key.split('.'), text);
      }
      return `${JSON.stringify(copy, null, 2)}\n`;
    },
  };
}

function flat(group: Group, prefix: string): [string, string][] {
  return Object.entries(group).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[prefix + key, inner] as [string, string]] : flat(inner, `${prefix}${key}.`),
  );
}

/** Where a map stands under the first word, the text goes into it; a new word begins one. */
function set(group: Group, [head = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    group[head] = text;
    return;
  }
  const inner = group[head];
  if (typeof inner === 'string') {
    group[[head, ...rest].join('.')] = text;
    return;
  }
  const next = inner ?? {};
  group[head] = next;
  set(next, rest, text);
}

/** A map that is left empty goes too. */
function remove(group: Group, path: readonly string[]): void {
  delete group[path.join('.')];
  const [head = '', ...rest] = path;
  const inner = group[head];
  if (typeof inner !== 'object' || rest.length === 0) return;
  remove(inner, rest);
  if (Object.keys(inner).length === 0) delete group[head];
}

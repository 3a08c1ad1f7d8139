import { dump } from 'js-yaml';
import { readYaml } from '#generator/load/readYaml.ts';

export type Mutation = 'wrong type' | 'unknown id' | 'missing' | 'doubled';

/** A spec in which one value is another. */
export interface Mutant {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly mutation: Mutation;
  /** Of the whole file; made when it is asked for. */
  readonly text: () => string;
  /** Where it was changed, without names and numbers: `forms: *.fields[].help`. */
  readonly place: string;
}

type Path = readonly (string | number)[];
type Maker = (parent: Container, key: string | number, value: unknown) => void;
type Container = Record<string | number, unknown>;

/** What stands nowhere in any spec. */
const nowhere = 'zzNowhere';

/** Each wrong way a value can be; only where it makes another spec of it. */
const makers: Readonly<
  Record<Mutation, { readonly applies: (value: unknown, parent: unknown) => boolean; readonly make: Maker }>
> = {
  'wrong type': {
    applies: () => true,
    make: (parent, key, value) => {
      parent[key] = typeof value === 'object' && value !== null ? nowhere : { zz: value };
    },
  },
  'unknown id': {
    applies: (value) => typeof value === 'string',
    make: (parent, key) => {
      parent[key] = nowhere;
    },
  },
  missing: {
    applies: () => true,
    make: (parent, key) => {
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
    },
  },
  doubled: {
    applies: (_, parent) => Array.isArray(parent),
    make: (parent, key, value) => {
      (parent as unknown as unknown[]).splice(Number(key), 0, structuredClone(value));
    },
  },
};

/** Every mutant of one file, in the order of its values. Made one at a time: there are tens of thousands. */
export function* mutantsOf(file: string, text: string): Iterable<Mutant> {
  const { value } = readYaml(text);
  for (const path of pathsIn(value, [])) {
    for (const [mutation, { applies, make }] of Object.entries(makers) as [Mutation, (typeof makers)[Mutation]][]) {
      const key = path.at(-1) ?? '';
      const before = parentOf(value, path);
      if (!applies(before[key], before)) continue;
      const text = (): string => {
        const copy = structuredClone(value);
        const parent = parentOf(copy, path);
        make(parent, key, parent[key]);
        return dump(copy, { noRefs: true });
      };
      yield { file, path, mutation, text, place: placeOf(file, path, value) };
    }
  }
}

const parentOf = (root: unknown, path: Path): Container =>
  path.slice(0, -1).reduce((inner, step) => inner[step] as Container, root as Container);

function* pathsIn(value: unknown, path: Path): Iterable<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value))
    yield* pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Names that are chosen by whoever writes become `*`: those under a map that holds things by their names. */
const byName =
  /^(?:automations|forms|screens|enums|fields|permissions|scopes|operations|redirects): $|(?:values|groups|fields|constants|switches|flags|planLimited|roles|labels|categories|grants|search|among|with|if|people|records)$/;

function placeOf(file: string, path: Path, root: unknown): string {
  const kind = kindOf(file);
  let place = `${kind}: `;
  let inner: unknown = root;
  for (const step of path) {
    if (typeof step === 'number') place += '[]';
    else if (!Array.isArray(inner) && byName.test(place)) place += place.endsWith(': ') ? '*' : '.*';
    else place += place.endsWith(': ') ? step : `.${step}`;
    inner = (inner as Container)[step];
  }
  return place;
}

function kindOf(file: string): string {
  const [, folder = '', name = ''] = file.split('/');
  if (name.endsWith('.test.yaml')) return 'policies';
  if (folder === 'access') return name === 'permissions' ? name : name.replace('.yaml', '');
  if (file.endsWith('redirects.yaml')) return 'redirects';
  return folder.replace('.yaml', '');
}

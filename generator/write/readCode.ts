import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CodeNames } from '../model/CodeNames.ts';
import { readMutations } from './readMutations.ts';

/** Where each list stands: maps by name in TypeScript, of which only the keys are read. */
const maps = {
  icons: ['src/ui/icons/icons.ts'],
  computed: ['server/entities/computed/index.ts'],
  screens: ['src/shell/screenRegistry.ts', 'src/shell/visitorScreens.ts'],
  tabs: ['src/shell/detailComponents.ts'],
  cards: ['src/shell/dashboardComponents.ts'],
  widgets: ['src/forms/widgets/widgets.ts'],
} as const;

/** TypeScript with parts of the schema in it. */
const otherSchemas = ['server/graphql/schema/entityApi.ts'];

/** A key of such a map, in the one way the formatter writes it. */
const keyOfMap = /^ {2}(?:'([^']+)'|([A-Za-z_]\w*)):/gm;
const declaredType = /(?:^|`)(?:type|enum|scalar|interface|union|input) (\w+)/gm;
const rootType = /^(?:extend )?type (?:Query|Mutation|Subscription) \{\n([\s\S]*?)^\}/gm;
/** `'TAGS/STARTUP:ADD'` */
const permissionKey = /'([A-Z_]+(?:\/[A-Z_]+)?:[A-Z_]+)'/g;
const rootField = /^ {2}(\w+)[(:]/gm;

let known: { readonly stamp: string; readonly names: CodeNames } | undefined;

/**
 * What the code offers, or nothing where a part of it is not there (a spec by itself). Read as text, since most of it
 * only runs in a browser; the very object of the last time while no file has changed.
 */
export function readCode(root: string): CodeNames | undefined {
  const schemas = [...globSync('server/modules/*/schema.graphql', { cwd: root }).sort(), ...otherSchemas];
  const guards = globSync('server/modules/*/guard*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const files = [...Object.values(maps).flat(), ...schemas, ...guards.sort()];
  const stamp = stampOf(root, files);
  if (stamp === undefined) return undefined;
  if (known?.stamp !== stamp) known = { stamp, names: read(root, schemas, guards) };
  return known.names;
}

/** Changes with each change of a file; nothing when one is not there. */
function stampOf(root: string, files: readonly string[]): string | undefined {
  const stamps = files.map((file) => statSync(join(root, file), { bigint: true, throwIfNoEntry: false }));
  if (stamps.includes(undefined)) return undefined;
  return [root, ...stamps.map((found) => `${found?.mtimeNs} ${found?.size}`)].join('\n');
}

function read(root: string, schemas: readonly string[], guards: readonly string[]): CodeNames {
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
  const keys = (files: readonly string[]): ReadonlySet<string> =>
    new Set(
      files.flatMap((file) => [...textOf(file).matchAll(keyOfMap)].map(([, quoted, plain]) => quoted ?? plain ?? '')),
    );
  const texts = schemas.map(textOf);
  const found = (pattern: RegExp, inside: readonly string[]): string[] =>
    inside.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));
  return {
    icons: keys(maps.icons),
    computed: keys(maps.computed),
    screens: keys(maps.screens),
    tabs: keys(maps.tabs),
    cards: keys(maps.cards),
    widgets: keys(maps.widgets),
    graphqlTypes: new Set(found(declaredType, texts)),
    rootFields: new Set(found(rootField, found(rootType, texts))),
    mutations: readMutations(schemas.filter((file) => file.endsWith('.graphql')).map(textOf)),
    guards: new Map(guards.map((file) => [basename(file, '.ts'), new Set(found(permissionKey, [textOf(file)]))])),
  };
}

import type { MenuEntryMeta } from '#domain/model/menus.ts';
import { specPath } from '../../model/buildRoutes.ts';
import type { CodeNames } from '../../model/CodeNames.ts';
import type { Model } from '../../model/Model.ts';

/** What a text of each kind can be, as a part of a JSON Schema; kinds that are not here can be anything. */
export type KnownIds = Readonly<Record<string, object | undefined>>;

export function knownIds(model: Model, code: CodeNames | undefined): KnownIds {
  const roleTypes = namesOf(model.roles);
  const switches = namesOf(model.switches);
  const screens = model.screens.map(({ id }) => id);
  return {
    roleTypes: oneOf(roleTypes),
    roles: oneOf([...roleTypes, ...Object.keys(model.roleGroups)]),
    scopes: oneOf(model.scopes),
    sidebarEntries: oneOf(namesOf(entriesIn(model.menus.sidebar ?? []))),
    categories: oneOf(namesOf(model.categories)),
    permissions: oneOf(model.permissions.map(({ key }) => key)),
    switches: oneOf(switches),
    // A feature is a switch of the tenant, or depends on its plan.
    features: oneOf([...switches, ...namesOf(model.planLimited)]),
    flags: oneOf(namesOf(model.flags)),
    // A route may lead to a whole family.
    screens: { anyOf: [oneOf(screens) ?? {}, { type: 'string', pattern: '[{]' }] },
    tables: oneOf(model.screens.flatMap(({ id, kind }) => (kind === 'table' ? [id] : []))),
    forms: oneOf(model.forms.map(({ id }) => id)),
    entities: oneOf(namesOf(model.entities)),
    enums: oneOf(namesOf(model.enums)),
    events: oneOf(namesOf(model.events)),
    fieldTypes: oneOf(model.fieldTypes.map(({ id }) => id)),
    paths: pathOf(model),
    ...ofCode(code),
  };
}

const entriesIn = (entries: readonly MenuEntryMeta[]): MenuEntryMeta[] =>
  entries.flatMap((entry) => [entry, ...entriesIn(entry.children)]);

const namesOf = (named: readonly { readonly name: string }[]): string[] => named.map(({ name }) => name);

const oneOf = (ids: Iterable<string>): object | undefined => {
  const sorted = [...new Set(ids)].sort();
  return sorted.length > 0 ? { enum: sorted } : undefined;
};

/** A path that is served, values of its parameters written out too, or one with values to fill in, a star or a query; whether that leads anywhere the compiler knows. */
function pathOf({ routes }: Model): object {
  const paths = routes.map(({ path }) => specPath(path));
  const withParameters = paths.filter((path) => path.includes('{')).map(addressOf);
  const patterns = ['^/.*[{*?]', ...(withParameters.length > 0 ? [`^(?:${withParameters.join('|')})$`] : [])];
  return { anyOf: [oneOf(paths) ?? {}, ...patterns.map((pattern) => ({ pattern }))] };
}

/** An address that a path with parameters serves, as a pattern. */
function addressOf(path: string): string {
  return path
    .replaceAll('.', '\\.')
    .replace(/\{\w+\??\}/g, '[^/]+')
    .replace(/\/\*$/, '/.+');
}

function ofCode(code: CodeNames | undefined): KnownIds {
  if (!code) return {};
  const { icons, widgets, screens, tabs, cards } = code;
  return {
    icons: oneOf(icons),
    widgets: oneOf(widgets),
    components: oneOf(screens),
    tabs: oneOf(tabs),
    cards: oneOf(cards),
  };
}

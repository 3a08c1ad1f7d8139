import type { Declared, Draft } from './Draft.ts';

/** The draft of the compile before; only identities are taken from it, never anything that differs. */
let before: Draft | undefined;

/**
 * The same draft, in which every declaration of a file that has not changed is the very object it was at the last
 * compile, and so is every part that consists of such declarations only. What was computed from them can be kept.
 */
export function keepDraft(draft: Draft): Draft {
  const known = before;
  before = known === undefined ? draft : keepParts(draft, known);
  return before;
}

function keepParts(draft: Draft, known: Draft): Draft {
  return {
    app: draft.app && known.app && isSame(draft.app, known.app) ? known.app : draft.app,
    enums: keepMap(draft.enums, known.enums),
    roles: keepMap(draft.roles, known.roles),
    groups: keepMap(draft.groups, known.groups),
    scopes: keepMap(draft.scopes, known.scopes),
    categories: keepMap(draft.categories, known.categories),
    roleLabels: keepMap(draft.roleLabels, known.roleLabels),
    permissions: keepMap(draft.permissions, known.permissions),
    switches: keepMap(draft.switches, known.switches),
    flags: keepMap(draft.flags, known.flags),
    planLimited: keepMap(draft.planLimited, known.planLimited),
    operations: keepMap(draft.operations, known.operations),
    entities: keepMap(draft.entities, known.entities),
    events: keepMap(draft.events, known.events),
    automations: keepMap(draft.automations, known.automations),
    fieldTypes: keepMap(draft.fieldTypes, known.fieldTypes),
    forms: keepMap(draft.forms, known.forms),
    screens: keepMap(draft.screens, known.screens),
    routes: keepList(draft.routes, known.routes),
    redirects: keepList(draft.redirects, known.redirects),
    menus: keepMenus(draft.menus, known.menus),
    policies: keepMap(draft.policies, known.policies),
  };
}

function keepMap<T>(next: ReadonlyMap<string, Declared<T>>, known: ReadonlyMap<string, Declared<T>>) {
  const kept = new Map([...next].map(([id, declared]) => [id, keepOne(declared, known.get(id))]));
  return isSameList([...kept.values()], [...known.values()]) ? known : kept;
}

/** Two entries of a list may have the same id (a path served twice): they are told apart by where they stand. */
function keepList<T>(next: readonly Declared<T>[], known: readonly Declared<T>[]): readonly Declared<T>[] {
  const key = ({ spec, path, id }: Declared<T>): string => `${spec.file} ${path.join('.')} ${id}`;
  const byValue = new Map(known.map((declared) => [key(declared), declared]));
  const kept = next.map((declared) => keepOne(declared, byValue.get(key(declared))));
  return isSameList(kept, known) ? known : kept;
}

function keepMenus(next: Draft['menus'], known: Draft['menus']): Draft['menus'] {
  const kept = new Map([...next].map(([name, entries]) => [name, keepList(entries, known.get(name) ?? [])]));
  return isSameList([...kept.values()], [...known.values()]) ? known : kept;
}

function keepOne<T>(declared: Declared<T>, known: Declared<T> | undefined): Declared<T> {
  return known !== undefined && isSame(declared, known) ? known : declared;
}

/** The parsed file is kept by its text, so the same file and value stand at the same place. */
function isSame(one: Declared<unknown>, other: Declared<unknown>): boolean {
  return one.id === other.id && one.value === other.value && one.spec === other.spec;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

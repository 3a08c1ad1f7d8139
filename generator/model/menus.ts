import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import type { MenuEntrySource, MenuItemSource, MenuReferenceSource } from '../language/sourceTypes.ts';
import type { SpecPath } from '../load/SpecFile.ts';
import { type Declared, placeIn } from './Draft.ts';

type Menus<Item> = ReadonlyMap<string, readonly Declared<Item>[]>;

/** The menu that others take entries from. */
const origin = 'sidebar';
const mostLevels = 3;

/** How many of an entry's children came from the sidebar; what it says of its own follows under `extra:`. */
const taken = new WeakMap<MenuEntrySource, number>();
const known = new WeakMap<object, { readonly from: unknown; readonly entry: MenuEntrySource }>();

/** The entries that a menu file itself writes out below an entry, with their paths; those of the sidebar are judged there. */
export function ownChildren(
  entry: MenuEntrySource,
): readonly { readonly child: MenuEntrySource; readonly index: number; readonly at: SpecPath }[] {
  const count = taken.get(entry) ?? 0;
  const list = taken.has(entry) ? 'extra' : 'children';
  return (entry.children ?? [])
    .slice(count)
    .map((child, index) => ({ child, index: index + count, at: [list, index] }));
}

/** Whether all that is said of an entry but its children stands in the sidebar. */
export const isTaken = (entry: MenuEntrySource): boolean => taken.has(entry);

/** Menus with what they take from the sidebar (`from:`) written out, and names that it does not have (SPEC119). */
export function expandMenus(menus: Menus<MenuItemSource>): {
  readonly menus: Map<string, readonly Declared<MenuEntrySource>[]>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const sidebar = menus.get(origin) ?? [];
  const entries = entriesByName(sidebar.map(({ value }) => value));
  const expanded = [...menus].map(([name, items]): [string, readonly Declared<MenuEntrySource>[]] => [
    name,
    items.map((item) => {
      const value = new MenuReader(entries, sidebar[0]?.spec, item, diagnostics).read(item.value, [], 1);
      return { ...item, id: value.name, value };
    }),
  ]);
  return { menus: new Map(expanded), diagnostics };
}

class MenuReader {
  readonly #entries: ReadonlyMap<string, MenuEntrySource>;
  /** Stands for the whole sidebar: it is another object when the file is another. */
  readonly #sidebar: unknown;
  readonly #declared: Declared<MenuItemSource>;
  readonly #diagnostics: Diagnostic[];

  constructor(
    entries: ReadonlyMap<string, MenuEntrySource>,
    sidebar: unknown,
    declared: Declared<MenuItemSource>,
    diagnostics: Diagnostic[],
  ) {
    this.#entries = entries;
    this.#sidebar = sidebar;
    this.#declared = declared;
    this.#diagnostics = diagnostics;
  }

  /** The very object of the last time while neither the menu nor the sidebar has changed. */
  read(item: MenuItemSource, path: SpecPath, level: number): MenuEntrySource {
    const before = known.get(item);
    if (before !== undefined && before.from === this.#sidebar) return before.entry;
    const problems = this.#diagnostics.length;
    const entry = 'from' in item ? this.#reference(item, path, level) : this.#own(item, path, level);
    if (this.#diagnostics.length === problems) known.set(item, { from: this.#sidebar, entry });
    return entry;
  }

  #own(entry: MenuEntrySource, path: SpecPath, level: number): MenuEntrySource {
    if (!entry.children?.some((child) => hasReference(child))) return entry;
    return { ...entry, children: this.#list(entry.children, [...path, 'children'], level) };
  }

  #reference(item: MenuReferenceSource, path: SpecPath, level: number): MenuEntrySource {
    const source = this.#find(item.from, [...path, 'from']);
    const names = (source.children ?? []).map(({ name }) => name);
    this.#checkLeftOut(item.without ?? [], [...path, 'without'], names);
    const kept = (source.children ?? []).filter(({ name }) => !item.without?.includes(name)).map(plain);
    const children = [...kept, ...this.#list(item.extra ?? [], [...path, 'extra'], level)];
    const { name = source.name, label = source.label, icon = source.icon } = item;
    const { quickModal: _opened, ...rest } = source;
    const entry = { ...rest, name, label, icon, ...(children.length > 0 && { children }) };
    taken.set(entry, kept.length);
    if (level + depthOf(entry) - 1 > mostLevels) {
      const message = `Menus have three levels, and '${name}' makes a fourth one.`;
      this.#push(path, message, 'Take it in one level higher, or take single entries of it.');
    }
    return entry;
  }

  #checkLeftOut(leftOut: readonly string[], path: SpecPath, names: readonly string[]): void {
    for (const [index, name] of leftOut.entries()) {
      const at = [...path, index];
      if (!names.includes(name)) this.#report(at, name, names);
      else if (leftOut.indexOf(name) < index)
        this.#push(at, `'${name}' is left out already.`, 'Delete one of the two.', 'SPEC004');
    }
  }

  #list(items: readonly MenuItemSource[], path: SpecPath, level: number): MenuEntrySource[] {
    return items.map((item, index) => this.read(item, [...path, index], level + 1));
  }

  #find(name: string, path: SpecPath): MenuEntrySource {
    const found = this.#entries.get(name);
    if (found === undefined) this.#report(path, name, this.#entries.keys());
    return found ?? { name, label: name, icon: '' };
  }

  #report(path: SpecPath, name: string, names: Iterable<string>): void {
    this.#push(path, `The sidebar has no entry '${name}' here.`, suggestion(name, names));
  }

  #push(path: SpecPath, message: string, fix: string, code: Diagnostic['code'] = 'SPEC119'): void {
    const place = placeIn(this.#declared, path);
    this.#diagnostics.push({ code, severity: 'error', place, message, fix });
  }
}

const hasReference = (item: MenuItemSource): boolean =>
  'from' in item || (item.children?.some((child) => hasReference(child)) ?? false);

/** Entries open in a window from the sidebar only. */
function plain(entry: MenuEntrySource): MenuEntrySource {
  const { quickModal: _opened, children, ...rest } = entry;
  const copy = { ...rest, ...(children && { children: children.map(plain) }) };
  taken.set(copy, children?.length ?? 0);
  return copy;
}

function depthOf({ children = [] }: MenuEntrySource): number {
  return 1 + Math.max(0, ...children.map(depthOf));
}

function entriesByName(items: readonly MenuItemSource[]): ReadonlyMap<string, MenuEntrySource> {
  const own = items.flatMap((item) => ('from' in item ? [] : [item]));
  const below = own.flatMap(({ children = [] }) => [...entriesByName(children)]);
  return new Map([...below, ...own.map((entry) => [entry.name, entry] as const)]);
}

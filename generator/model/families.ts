import type { ScreenSource } from '../language/sourceTypes.ts';
import type { Declared, RouteSource } from './Draft.ts';

/** What stands for `{category}` in one member of a family. */
type Member = Readonly<Record<string, string>>;
type Families = ReadonlyMap<string, readonly Member[]>;

/** Members by what was written, so that they are the same objects while the file is. */
const made = new WeakMap<object, WeakMap<Member, object>>();

/** Screens with those that are declared together (`each:`) written out, and the families by their ids. */
export function expandScreens(screens: ReadonlyMap<string, Declared<ScreenSource>>): {
  readonly list: readonly Declared<ScreenSource>[];
  readonly families: Families;
} {
  const families = new Map<string, readonly Member[]>();
  const list = [...screens.values()].flatMap((declared) => {
    const { each } = declared.value as { readonly each?: readonly Member[] };
    if (each === undefined) return [declared];
    families.set(declared.id, each);
    return each.map((member) => memberOf(declared, member));
  });
  return { list, families };
}

/** A route to a family of screens is a family itself. */
export function expandRoutes(routes: readonly Declared<RouteSource>[], families: Families): Declared<RouteSource>[] {
  return routes.flatMap(
    (route) => families.get(route.value.screen ?? '')?.map((one) => memberOf(route, one)) ?? [route],
  );
}

/** Findings are told at the place of the family, once for all of its members (`compile`). */
function memberOf<T extends object>(family: Declared<T>, member: Member): Declared<T> {
  const known = made.get(family.value) ?? new WeakMap<Member, object>();
  made.set(family.value, known);
  const value = known.get(member) ?? (fill(withoutEach(family.value), member) as object);
  known.set(member, value);
  return { ...family, id: fillText(family.id, member), value: value as T };
}

function withoutEach(family: object): object {
  const { each: _members, ...rest } = family as { readonly each?: unknown };
  return rest;
}

function fill(value: unknown, member: Member): unknown {
  if (typeof value === 'string') return fillText(value, member);
  if (Array.isArray(value)) return value.map((item) => fill(item, member));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, member)]));
}

/** Other braces stay: those of a path are parameters. */
const fillText = (text: string, member: Member): string =>
  text.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (whole, name: string) =>
    Object.hasOwn(member, name) ? (member[name] ?? '') : whole,
  );

import type { ScreenMeta } from '#domain/model/screens.ts';
import type { Model } from '../model/Model.ts';

type Names = Readonly<Record<string, string>>;

/** A place that organisations may have arranged, and what is called otherwise in it: old → new. */
export interface PlaceMove {
  readonly kind: 'menu' | 'table' | 'form';
  readonly name: string;
  readonly to: string;
  readonly names: Names;
  /** Of a form, by the field's old name: values that are called otherwise. */
  readonly values: Readonly<Record<string, Names>>;
}

interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** What of the places that organisations arrange has another name: the spec before and after says it, whatever was renamed. */
export function overlayMoves(before: Model, after: Model, renamed: Renamed): readonly PlaceMove[] {
  return [...menuMoves(before, after), ...tableMoves(before, after, renamed), ...formMoves(before, after, renamed)];
}

interface Named {
  readonly name: string;
  readonly children?: readonly Named[];
}

/** A menu and its groups, each with its entries. */
const groupsIn = ({ name, children = [] }: Named): Required<Named>[] => [
  { name, children },
  ...children.flatMap((child) => (child.children?.length ? groupsIn(child) : [])),
];

/** Menus and their groups, which are arranged by their own names. */
function menuMoves({ menus: old }: Model, { menus: now }: Model): PlaceMove[] {
  return Object.entries(old).flatMap(([menu, entries]) => {
    const listed = groupsIn({ name: menu, children: entries });
    const following = groupsIn({ name: menu, children: now[menu] ?? [] });
    return listed.flatMap((entry, index) =>
      move(
        'menu',
        entry.name,
        following[index]?.name,
        namesOf(
          entry.children.map(({ name }) => name),
          following[index]?.children.map(({ name }) => name),
        ),
      ),
    );
  });
}

function tableMoves(before: Model, after: Model, renamed: Renamed): PlaceMove[] {
  const columnsOf = (screen: ScreenMeta | undefined): string[] | undefined =>
    screen?.kind === 'table' ? screen.columns.map(({ path }) => path) : undefined;
  return before.screens.flatMap((screen) => {
    const columns = columnsOf(screen);
    const now = following(after.screens, screen.id, renamed);
    return columns ? move('table', screen.id, now?.id, namesOf(columns, columnsOf(now))) : [];
  });
}

function formMoves(before: Model, after: Model, renamed: Renamed): PlaceMove[] {
  const valuesOf = (model: Model, name: string | undefined): string[] | undefined =>
    model.enums.find((one) => one.name === name)?.values.map(({ value }) => value);
  return before.forms.flatMap((form) => {
    const now = following(after.forms, form.id, renamed);
    const names = namesOf(
      form.fields.map(({ name }) => name),
      now?.fields.map(({ name }) => name),
    );
    const values = form.fields.flatMap(({ name, enum: values }, index): [string, Names][] => {
      const moved = namesOf(valuesOf(before, values) ?? [], valuesOf(after, now?.fields[index]?.enum));
      return Object.keys(moved).length > 0 ? [[name, moved]] : [];
    });
    return move('form', form.id, now?.id, names, Object.fromEntries(values));
  });
}

/** The same thing in the spec that follows, by its name there. */
const following = <Thing extends { readonly id: string }>(
  things: readonly Thing[],
  id: string,
  { from, to }: Renamed,
): Thing | undefined => things.find((one) => one.id === id) ?? things.find((one) => id === from && one.id === to);

/** Names that stand in the place of others; nothing where there are more or fewer, which no rename makes. */
function namesOf(old: readonly string[], now: readonly string[] | undefined): Names {
  if (old.length !== now?.length) return {};
  return Object.fromEntries(old.flatMap((name, index) => (now[index] === name ? [] : [[name, now[index] ?? name]])));
}

function move(
  kind: PlaceMove['kind'],
  name: string,
  to: string | undefined,
  names: Names,
  values: PlaceMove['values'] = {},
): PlaceMove[] {
  const isOther = to !== name || Object.keys(names).length > 0 || Object.keys(values).length > 0;
  return to !== undefined && isOther ? [{ kind, name, to, names, values }] : [];
}

/** What an organisation arranges: entries of a menu or of a group in it, columns of a table, fields of a form. */
export type ArrangementKind = 'menu' | 'table' | 'form';

/** What stands beside a field, by language. */
export type FieldHelp = Readonly<Record<string, string>>;

/** What an organisation has ordered and hidden in one place of the product (decision 0067). */
export interface Arrangement {
  readonly kind: ArrangementKind;
  /** Menu, group of the sidebar, screen, or form. */
  readonly name: string;
  /** Names in their order; what is not among them follows as the product has it. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Of a form, by field. */
  readonly help?: Readonly<Record<string, FieldHelp>>;
  /** Of a form, by field: what a new record begins with. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

interface Named {
  readonly name: string;
}

interface Grouped extends Named {
  readonly children?: readonly Grouped[];
}

export function arrangementOf(own: readonly Arrangement[], kind: ArrangementKind, name: string): Arrangement | null {
  return own.find((one) => one.kind === kind && one.name === name) ?? null;
}

/** Some things of the product as an organisation has arranged them. Names that are there no more are passed over. */
export function arranged<Entry extends Named>(entries: readonly Entry[], own: Arrangement | null): readonly Entry[] {
  if (own === null) return entries;
  return ordered(entries, own.order).filter(({ name }) => !own.hidden.includes(name));
}

/** All of them, in the order that an organisation has said. */
export function ordered<Entry extends Named>(entries: readonly Entry[], order: readonly string[]): readonly Entry[] {
  const placeOf = ({ name }: Entry): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A menu with its groups, each arranged by its own name. A group that has lost all its entries goes with them. */
export function arrangedMenu<Entry extends Grouped>(
  name: string,
  entries: readonly Entry[],
  own: readonly Arrangement[],
): readonly Entry[] {
  return arranged(entries, arrangementOf(own, 'menu', name)).flatMap((entry) => {
    if (!entry.children?.length) return [entry];
    const children = arrangedMenu(entry.name, entry.children, own);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

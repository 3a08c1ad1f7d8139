/** More names than this are counted: a line is read at a glance. */
const MAX_NAMES = 5;

/** Names as one list of a language; of many the first, with how many more there are: `Revenue, Customers, and Team (+12)`. */
export function listedNames(names: readonly string[], languageTag: string): string {
  const list = new Intl.ListFormat(languageTag, { type: 'conjunction' });
  const rest = names.length - MAX_NAMES;
  return rest > 0 ? `${list.format(names.slice(0, MAX_NAMES))} (+${rest})` : list.format(names);
}

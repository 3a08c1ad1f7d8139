/** The items with one of them at another place, from nothing; null where that is none. */
export function withMoved<Item extends { readonly _id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): readonly Item[] | null {
  const item = items.find(({ _id }) => _id === id);
  if (!item || to < 0 || to >= items.length) return null;
  return items.filter((other) => other !== item).toSpliced(to, 0, item);
}

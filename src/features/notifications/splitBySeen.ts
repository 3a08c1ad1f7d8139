interface Dated {
  readonly _id: string;
  readonly createdAt: string;
}

interface Split<Item> {
  readonly fresh: readonly Item[];
  readonly earlier: readonly Item[];
}

/**
 * What came after the list was last seen, and what was there before; all is new to those who never looked.
 * Pages shift while one reads them, so what two pages hold is shown once.
 */
export function splitBySeen<Item extends Dated>(items: readonly Item[], seenUntil: string | null): Split<Item> {
  const once = [...new Map(items.map((item) => [item._id, item])).values()];
  const limit = seenUntil === null ? Number.NEGATIVE_INFINITY : Date.parse(seenUntil);
  const isFresh = ({ createdAt }: Item): boolean => Date.parse(createdAt) > limit;
  return { fresh: once.filter(isFresh), earlier: once.filter((item) => !isFresh(item)) };
}

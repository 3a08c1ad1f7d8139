export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Levels of headings that somebody has written, so that none is skipped whatever they began with: each is one deeper than
 * the last one before it that outranks it.
 *
 * @param ranks 0 for the weightiest kind of heading, in their order
 * @param under level of the heading that they stand under
 */
export function headingLevels(ranks: readonly number[], under: number): readonly HeadingLevel[] {
  const open: number[] = [];
  return ranks.map((rank) => {
    while ((open.at(-1) ?? -1) >= rank) open.pop();
    open.push(rank);
    return Math.min(under + open.length, 6) as HeadingLevel;
  });
}

/** How many of so many pictures are shown: 3, compact 2, large up to its maximum (5). */
export function shownCount(total: number, variant: 'default' | 'compact' | 'large', max = 5): number {
  const limit = { default: 3, compact: 2, large: max }[variant];
  return Math.min(total, limit);
}

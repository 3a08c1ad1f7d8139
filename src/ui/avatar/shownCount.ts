import { AVATAR_LIST_COMPACT, AVATAR_LIST_DEFAULT, AVATAR_LIST_LARGE_MAX } from '#domain/generated/constants.gen.ts';

/** How many of so many pictures are shown: fewest compact, most large, up to its own maximum. */
export function shownCount(
  total: number,
  variant: 'default' | 'compact' | 'large',
  max: number = AVATAR_LIST_LARGE_MAX,
): number {
  const limit = { default: AVATAR_LIST_DEFAULT, compact: AVATAR_LIST_COMPACT, large: max }[variant];
  return Math.min(total, limit);
}

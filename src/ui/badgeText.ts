import { BADGE_MAXIMUM } from '#domain/generated/constants.gen.ts';

/** What a badge says: the number, or that there are more than one would read. */
export function badgeText(count: number): string {
  return count > BADGE_MAXIMUM ? `${BADGE_MAXIMUM}+` : String(count);
}

const maximum = 99;

/** What a badge says: the number, or that there are more than one would read. */
export function badgeText(count: number): string {
  return count > maximum ? `${maximum}+` : String(count);
}

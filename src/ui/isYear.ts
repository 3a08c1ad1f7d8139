/** Years are whole numbers that nobody groups by thousands; the field's name tells them apart. */
export function isYear(field: string): boolean {
  return /year$/i.test(field);
}

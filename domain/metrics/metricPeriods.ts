/** The calendar month before that of a day (`2030-03-15` → February), as first and last day (resolution Q58). */
export function monthBefore(day: string): { readonly from: string; readonly to: string } {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  return {
    from: new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10),
    to: new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10),
  };
}

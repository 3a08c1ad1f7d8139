/**
 * From when until when in clock times, `11:30 PM – 12:00 AM`. The format's own range would write both days in full digits
 * where midnight lies between; the day stands above.
 */
export function clockRange(format: Intl.DateTimeFormat, from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  const { timeZone } = format.resolvedOptions();
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone });
  if (day.format(start) === day.format(end)) return format.formatRange(start, end);
  return `${format.format(start)} – ${format.format(end)}`;
}

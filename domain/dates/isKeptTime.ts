const DAY = /^(\d{4}-\d{2}-\d{2})/;

/** Whether a text is a day or an instant that exists, of the years 1 to 9999: what a database keeps and everybody reads. */
export function isKeptTime(text: string): boolean {
  const day = DAY.exec(text)?.[1];
  if (day === undefined || !isDay(day)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && isKeptYear(new Date(time));
}

/** The language takes the 30th of February for the 2nd of March; databases refuse it. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && isKeptYear(new Date(time));
}

function isKeptYear(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

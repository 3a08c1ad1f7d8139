/** Whether the text is a day that the calendar has, as fields for days keep it. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A calendar day has no zone: it is written in UTC so that it stays the day it is. What is none stays as it is. */
export function dayIn(text: string, language: string): string {
  const day = new Date(`${text}T12:00:00Z`);
  if (Number.isNaN(day.getTime())) return text;
  return day.toLocaleDateString(tagOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
}

/** A language of the interface as browsers and the server's library call it. */
export const tagOf = (language: string): string => language.replace('_', '-');

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as the reader's wall clock shows it, in the form that inputs take. */
export function localInput(instant: unknown): string {
  if (typeof instant !== 'string' || instant === '') return '';
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The instant of a wall-clock time of the reader; undefined while it is not complete. */
export function utcOfLocal(text: string): string | undefined {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Records whose field names the given one: a plural field holds a list, the other kind a single reference. */
export function relatedFilter(by: string, recordId: string): Readonly<Record<string, unknown>> {
  return { [by]: by.endsWith('s') ? { CONTAINS: recordId } : { IS: recordId } };
}

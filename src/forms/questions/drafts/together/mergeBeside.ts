/** What is written beside answers, by name. */
export type ValuesBeside = Readonly<Record<string, string | number | null>>;

interface Sides<Given> {
  /** What both started from. */
  readonly before: Given;
  readonly mine: Given;
  readonly theirs: Given;
}

/** What is changed here stays; all else is as the other wrote it. */
export function mergeBeside<Given extends ValuesBeside>({ before, mine, theirs }: Sides<Given>): Given {
  const changed = Object.entries(mine).filter(([name, value]) => value !== before[name]);
  return { ...theirs, ...Object.fromEntries(changed) };
}

export const isSameBeside = (one: ValuesBeside, other: ValuesBeside): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

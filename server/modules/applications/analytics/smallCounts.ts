/** How many applied and, of these, were accepted with one choice. */
export interface CountedChoice {
  readonly label: string;
  readonly count: number;
  readonly accepted: number;
}

export interface ShownChoice {
  readonly label: string;
  /** Null for a few people, of whom one would know which. */
  readonly count: number | null;
  readonly accepted: number | null;
}

/** Counts below this one are hidden. */
const FEW = 5;

/**
 * Choices with small counts hidden. What nobody has chosen hides nobody, and neither does a choice of which none was accepted. A
 * few who were not accepted are as well known as a few who were: where they are the difference, that is hidden too.
 */
export function withoutSmallCounts(choices: readonly CountedChoice[]): ShownChoice[] {
  const hidden = hiddenIn(choices, ({ count }) => isFew(count));
  const unclear = hiddenIn(
    choices.filter(({ accepted }) => accepted > 0),
    (choice) => hidden.has(choice) || isFew(choice.accepted) || isFew(choice.count - choice.accepted),
    ({ accepted }) => accepted,
  );
  return choices.map((choice) => ({
    label: choice.label,
    count: hidden.has(choice) ? null : choice.count,
    accepted: unclear.has(choice) ? null : choice.accepted,
  }));
}

const isFew = (count: number): boolean => count > 0 && count < FEW;

/** Those that are small; where only one is, it could be worked out of the sum: then the next smallest is hidden with it. */
function hiddenIn(
  choices: readonly CountedChoice[],
  isSmall: (choice: CountedChoice) => boolean,
  sizeOf = ({ count }: CountedChoice): number => count,
): ReadonlySet<CountedChoice> {
  const small = choices.filter(isSmall);
  const others = choices.filter((choice) => sizeOf(choice) > 0 && !small.includes(choice));
  const next = others.sort((one, other) => sizeOf(one) - sizeOf(other)).slice(0, small.length === 1 ? 1 : 0);
  return new Set([...small, ...next]);
}

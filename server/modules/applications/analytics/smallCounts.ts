export interface CountedChoice {
  readonly label: string;
  readonly count: number;
}

export interface ShownChoice {
  readonly label: string;
  /** Null for a few people, of whom one would know which. */
  readonly count: number | null;
}

/** Counts up to this one are hidden. */
const FEW = 3;

/**
 * Choices with small counts hidden. Where only one is, it could be worked out of the sum: then the next smallest is hidden
 * with it. What nobody has chosen hides nobody.
 */
export function withoutSmallCounts(choices: readonly CountedChoice[]): ShownChoice[] {
  const chosen = choices.filter(({ count }) => count > 0).sort((one, other) => one.count - other.count);
  const few = chosen.filter(({ count }) => count <= FEW).length;
  const hidden = new Set(chosen.slice(0, few === 1 ? 2 : few));
  return choices.map((choice) => ({ label: choice.label, count: hidden.has(choice) ? null : choice.count }));
}

import { RequestError } from '#src/data/requestError.ts';

/** A figure that somebody else has given while it was typed here. */
export interface FigureConflict {
  /** Who has given what, as the server says it. */
  readonly sentence: string;
  /** As it is typed; empty where what was there has been taken out. */
  readonly theirs: string;
}

const REASONS = ['reportedMeanwhile', 'reportedByOthersMeanwhile', 'takenOutMeanwhile'];
const PLACE = 'data.';

/** The figures of a refused answer that are to be chosen of, by the id of their item. */
export function figureConflicts(refused: unknown): ReadonlyMap<string, FigureConflict> {
  if (!(refused instanceof RequestError)) return new Map();
  return new Map(
    refused.errors.flatMap(({ extensions }) =>
      (extensions?.reasons ?? [])
        .filter(({ reason }) => REASONS.includes(reason))
        .map(({ path, values }) => {
          const sentence = extensions?.fields?.find((field) => field.path === path)?.message ?? '';
          return [path.slice(PLACE.length), { sentence, theirs: String(values?.theirs ?? '') }] as const;
        }),
    ),
  );
}

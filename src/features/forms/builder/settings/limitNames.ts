import { hasSetting } from '#domain/forms/elementKinds.ts';

/** What a least and a most are counted in. */
const limited = [
  ['numberLimits', 'number'],
  ['lengthLimits', 'letters'],
  ['choiceLimits', 'choices'],
  ['rowLimits', 'rows'],
] as const;

/** What the limits of a kind are called, and whether they count rows. */
export function limitNames(questionType: string) {
  const of = limited.find(([setting]) => hasSetting(questionType, setting))?.[1] ?? 'number';
  return { least: `least.${of}`, most: `most.${of}`, isRows: of === 'rows' } as const;
}

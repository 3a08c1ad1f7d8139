import type { FormElement } from '#domain/forms/FormElement.ts';
import type { ElementDifference } from './elementDifferences.ts';

export type Difference = 'added' | 'removed' | 'changed' | 'same';

export interface ComparedElement {
  readonly key: string;
  readonly difference: Difference;
  readonly base: FormElement | null;
  readonly other: FormElement | null;
  /** What was changed, a line each. */
  readonly changes: readonly ElementDifference[];
}

type TellApart = (one: FormElement, other: FormElement) => readonly ElementDifference[];

/**
 * Two forms side by side. Elements are the same when they have one id, as in two versions of a form, or are called the same; of those that are left, two of one kind
 * at the same place count as one that was renamed.
 */
export function compareElements(
  base: readonly FormElement[],
  other: readonly FormElement[],
  tellApart: TellApart,
): ComparedElement[] {
  const partners = partnersOf(base, other);
  const taken = new Set([...partners.values()].map(({ _id }) => _id));
  const rows = base.map((element): ComparedElement => {
    const partner = partners.get(element._id) ?? null;
    const changes = partner === null ? [] : tellApart(element, partner);
    const difference = partner === null ? 'removed' : changes.length === 0 ? 'same' : 'changed';
    return { key: element._id, difference, base: element, other: partner, changes };
  });
  const added = other
    .filter(({ _id }) => !taken.has(_id))
    .map(
      (element): ComparedElement => ({
        key: element._id,
        difference: 'added',
        base: null,
        other: element,
        changes: [],
      }),
    );
  return [...rows, ...added].sort((one, two) => placeOf(one) - placeOf(two));
}

function partnersOf(base: readonly FormElement[], other: readonly FormElement[]): Map<string, FormElement> {
  const partners = new Map<string, FormElement>();
  const free = new Set(other);
  const pair = (element: FormElement, fits: (candidate: FormElement) => boolean): void => {
    const found = partners.has(element._id) ? undefined : [...free].find(fits);
    if (found === undefined) return;
    partners.set(element._id, found);
    free.delete(found);
  };
  for (const element of base) pair(element, ({ _id }) => _id === element._id);
  for (const element of base) pair(element, ({ label }) => label === element.label);
  for (const element of base) {
    pair(
      element,
      ({ position, questionType }) => position === element.position && questionType === element.questionType,
    );
  }
  return partners;
}

function placeOf({ base, other }: ComparedElement): number {
  return base?.position ?? other?.position ?? 0;
}

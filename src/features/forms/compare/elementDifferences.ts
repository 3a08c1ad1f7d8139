import type { FormElement } from '#domain/forms/FormElement.ts';
import { isAskedAlike } from '#domain/forms/isAskedAlike.ts';
import { type ElementFact, elementFacts, type FactReading } from './elementFacts.ts';

/** One thing that was changed: what it is, how it was and how it is. */
export interface ElementDifference {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** What two elements say differently, a line each, in their reader's words; none where they are the same. */
export function elementDifferences(
  one: FormElement,
  other: FormElement,
  of: FactReading,
  otherOf: FactReading,
): readonly ElementDifference[] {
  const { t } = of;
  const [before, after] = [elementFacts(one, of), elementFacts(other, otherOf)];
  const found = [...new Set([...before.keys(), ...after.keys()])].flatMap((key): ElementDifference[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const name = (is ?? was)?.name ?? '';
    return isSaidAlike(was, is) ? [] : [{ key, name, before: was?.text ?? '', after: is?.text ?? '' }];
  });
  if (found.length > 0 || isAskedAlike(one, other)) return found;
  // Words are the same, what they name is not: an option that was taken away and written again, a question of the same name.
  return [
    {
      key: 'refers',
      name: t('publicForms:compare.refers'),
      before: t('publicForms:compare.refersFormer'),
      after: t('publicForms:compare.refersAnew'),
    },
  ];
}

/** A formula or condition that only reads differently, since a question was renamed, is the same. */
function isSaidAlike(one: ElementFact | undefined, other: ElementFact | undefined): boolean {
  if ((one?.text ?? '') === (other?.text ?? '')) return true;
  return one?.identity !== undefined && one.identity === other?.identity;
}

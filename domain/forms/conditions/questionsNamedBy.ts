import type { FormElement } from '../FormElement.ts';
import { parseFormula, questionsIn } from '../formula/parseFormula.ts';
import { questionsOfCondition } from './conditionHolds.ts';

/** Ids of the questions that an element's condition and its formula name. */
export function questionsNamedBy({ questionType, dependency, formula }: FormElement): readonly string[] {
  const counted = questionType === 'calculated' ? parseFormula(formula ?? '') : null;
  return [
    ...(dependency === null ? [] : questionsOfCondition(dependency)),
    ...(counted === null ? [] : questionsIn(counted)),
  ];
}

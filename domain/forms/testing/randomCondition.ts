import { operatorsFor } from '../conditions/operators.ts';
import type { Dependency, DependencyStatement, FormElement } from '../FormElement.ts';
import { valueKindOf } from '../FormElement.ts';
import type { Dice } from './Dice.ts';

/** A condition over the answers to some of these elements, groups within groups; none where nothing is asked. */
export function randomCondition(elements: readonly FormElement[], dice: Dice): Dependency | null {
  const asked = elements.filter(({ questionType }) => valueKindOf(questionType) !== null);
  return asked.length === 0 ? null : randomGroup(asked, dice, 1);
}

function randomGroup(asked: readonly FormElement[], dice: Dice, depth: number): Dependency {
  const statements = Array.from({ length: dice.below(3) + 1 }, (): DependencyStatement => {
    const action = dice.oneIn(6) ? 'hide' : 'show';
    if (depth < 4 && dice.oneIn(4)) {
      return { action, questionId: null, values: null, ...randomGroup(asked, dice, depth + 1) };
    }
    return { action, ...comparison(dice.pick(asked), dice) };
  });
  return { operator: dice.pick(['AND', 'OR']), statements };
}

function comparison(question: FormElement, dice: Dice): Omit<DependencyStatement, 'action'> {
  const operator = dice.pick(operatorsFor(question.questionType));
  const values = Array.from({ length: dice.below(2) + 1 }, () => comparedValue(question, dice));
  return { questionId: question._id, operator, values: operator.endsWith('EXISTS') ? null : values };
}

function comparedValue({ questionType, options, treeOptions }: FormElement, dice: Dice): string {
  if (['number', 'number_scale', 'calculated'].includes(questionType)) return String(dice.below(6) - 1);
  if (questionType === 'date') return `2027-0${dice.below(9) + 1}-15`;
  if (treeOptions.length > 0) return dice.pick(treeOptions)._id;
  return options.length > 0 ? dice.pick(options).value || 'w' : dice.pick(['a', 'ab', 'example']);
}

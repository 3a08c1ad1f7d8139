import type { Answer, FormElement } from '../FormElement.ts';
import { valueKindOf } from '../FormElement.ts';
import type { Dice } from './Dice.ts';
import { answerOf } from './elements.ts';

type Value = string | number | readonly string[];

/** Answers to some of the questions: right ones, wrong ones, those of a question that was of another kind, and to none that is asked. */
export function randomAnswers(elements: readonly FormElement[], dice: Dice): Map<string, Answer> {
  const answers = new Map<string, Answer>([answerOf('gone', 'a')]);
  for (const element of elements) {
    if (dice.oneIn(4)) continue;
    // An answer to what is only shown, or of another kind: the question was changed since.
    const isStale = valueKindOf(element.questionType) === null || dice.oneIn(8);
    const value = isStale ? dice.pick<Value>(['old', 3, ['old', 'x'], '']) : answerTo(element, dice);
    answers.set(...answerOf(element._id, value));
  }
  return answers;
}

function answerTo(element: FormElement, dice: Dice): Value {
  switch (valueKindOf(element.questionType)) {
    case 'numberValue':
      return dice.below(60) / 8 - 1;
    case 'arrayValue':
      return Array.from({ length: dice.below(4) }, () => textFor(element, dice));
    default:
      return textFor(element, dice);
  }
}

function textFor({ questionType, options, treeOptions }: FormElement, dice: Dice): string {
  if (dice.oneIn(12)) return dice.pick(['', '  ', 'nothing of that']);
  if (questionType === 'date') return dice.pick(['2027-04-15', '2027-08-15', '2027-02-31', '15.4.2027']);
  if (questionType === 'text_link')
    return dice.pick(['example.com', 'https://a.example.com/x', 'half', 'javascript:1']);
  if (questionType === 'file') return dice.pick(['/file?id=f1&name=Plan.pdf', 'https://example.com/plan']);
  if (questionType === 'table')
    return JSON.stringify(Array.from({ length: dice.below(4) }, (_, at) => cellFor(options[at]?.columnKind, dice)));
  if (treeOptions.length > 0) return dice.pick(treeOptions)._id;
  if (options.length > 0) return dice.pick(options).value || 'written in';
  return dice.pick(['a', 'ab', 'an example', 'ألف', '👩‍🚀']);
}

/** What a column of each kind takes, mostly; words that none but those of words do, now and then. */
const rightCells: Readonly<Record<string, readonly string[]>> = {
  number: ['1', '1,200.50', '3 €'],
  date: ['2027-04-15', '2027-08-15'],
  email: ['ada@team.test'],
  link: ['example.com', 'https://a.example.com/x'],
  choice: ['k1'],
};

function cellFor(kind: string | null | undefined, dice: Dice): string {
  if (dice.oneIn(4)) return '';
  return dice.oneIn(3) ? dice.pick(['no such thing', '2027-02-31']) : dice.pick(rightCells[kind ?? ''] ?? ['1']);
}

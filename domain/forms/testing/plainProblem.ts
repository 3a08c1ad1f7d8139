import type { Answer, FormElement } from '../FormElement.ts';

/** What is wrong with an answer that is handed in, said once more in the words of requirement 001 §3; null for nothing. */
export function plainProblem(element: FormElement, answer: Answer | null): string | null {
  const { questionType, validations } = element;
  if (questionType === 'calculated') return null;
  if (answer === null) return validations.required ? 'required' : null;
  const { textValue, numberValue, arrayValue } = answer;
  const { min, max } = validations;
  const least = min ?? Number.NEGATIVE_INFINITY;
  const most = max ?? Number.POSITIVE_INFINITY;
  if (numberValue !== null) return outside(numberValue, least, most, ['min', 'max']);
  const texts = textValue === null ? arrayValue : [textValue];
  if (questionType === 'text_link') return texts.every(isAddress) ? null : 'url';
  if (questionType === 'date') return texts.every((text) => days.includes(text)) ? null : 'day';
  if (!isOffered(element, texts)) return 'notOffered';
  if (['text', 'text_long'].includes(questionType)) {
    return outside(Array.from(textValue ?? '').length, least, most, ['minLength', 'maxLength']);
  }
  if (['select_checkbox', 'select_multi_dropdown', 'tree_multi'].includes(questionType)) {
    return outside(arrayValue.length, least, most, ['minChoices', 'maxChoices']);
  }
  if (questionType !== 'table') return null;
  const filled = arrayValue.filter((row) => /[^\s[\]",]/.test(row)).length;
  // Two rows, or as many as it names; fifty where whoever answers adds them.
  const named = element.userAddRow ? 50 : Math.max(1, min ?? 2);
  return outside(filled, least, Math.min(50, max ?? named), ['minRows', 'maxRows']) ?? wrongCell(element, arrayValue);
}

/** What can stand in a cell of `randomAnswers`, and where it is right. */
const fitting: Readonly<Record<string, readonly string[]>> = {
  number: ['1', '1,200.50', '3 €'],
  date: ['2027-04-15', '2027-08-15'],
  email: ['ada@team.test'],
  link: ['example.com', 'https://a.example.com/x'],
  choice: ['k1'],
};
const saidOf: Readonly<Record<string, string>> = {
  number: 'cellNumber',
  date: 'cellDay',
  email: 'cellEmail',
  link: 'cellUrl',
  choice: 'cellChoice',
};

/** Row by row, and in each from its first column. */
function wrongCell({ options }: FormElement, rows: readonly string[]): string | null {
  const wrong = rows.flatMap((row) =>
    options.flatMap(({ columnKind }, at) => {
      const cell = row.startsWith('[') ? (JSON.parse(row)[at] ?? '') : '';
      const right = fitting[columnKind ?? ''];
      return cell === '' || right === undefined || right.includes(cell) ? [] : [saidOf[columnKind ?? ''] ?? ''];
    }),
  );
  return wrong[0] ?? null;
}

/** The days and addresses that `randomAnswers` gives and that are some. */
const days = ['2027-04-15', '2027-08-15'];
const isAddress = (text: string): boolean => ['example.com', 'https://a.example.com/x'].includes(text);

function outside(value: number, least: number, most: number, [below, above]: [string, string]): string | null {
  if (value < least) return below;
  return value > most ? above : null;
}

function isOffered({ questionType, options, treeOptions, optionsDepth }: FormElement, texts: readonly string[]) {
  if (questionType.startsWith('tree_')) {
    const levelOf = (id: string | null): number =>
      id === null ? 0 : 1 + levelOf(treeOptions.find(({ _id }) => _id === id)?.parentId ?? null);
    return texts.every((text) => treeOptions.some(({ _id }) => _id === text) && levelOf(text) <= (optionsDepth ?? 99));
  }
  const isChoice = questionType.startsWith('select_') || (questionType === 'custom_field' && options.length > 0);
  if (!isChoice) return true;
  const foreign = texts.filter((text) => !options.some(({ value, isWriteIn }) => !isWriteIn && value === text));
  return foreign.length <= (options.some(({ isWriteIn }) => isWriteIn) ? 1 : 0);
}

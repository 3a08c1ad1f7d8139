import { answerText } from '#domain/forms/answerText.ts';
import { shownRows } from '#domain/forms/columns/cellText.ts';
import { tableColumns } from '#domain/forms/columns/tableColumns.ts';
import { elementIn, optionLabel } from '#domain/forms/elementTexts.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';

interface PrintedAnswer {
  readonly element: FormElement;
  /** Null where nothing was answered. */
  readonly text: string | null;
}

/** What is printed of a form that was answered: what was shown, in the language of whoever reads it. */
export function printedAnswers(
  elements: readonly FormElement[],
  given: readonly Answer[],
  language: string,
): readonly PrintedAnswer[] {
  const state = formState(elements, new Map(given.map((answer) => [answer.questionId, answer])));
  return state.shown.map((shown) => {
    const element = elementIn(shown, language);
    const answer = state.answers.get(element._id);
    const isTable = element.questionType === 'table';
    return { element, text: isTable ? rowsText(element, answer, language) : answerText(element, answer, language) };
  });
}

/** A line for each row of a table, its cells with the names of their columns: paper has no head above them. */
function rowsText(element: FormElement, answer: Answer | undefined, language: string): string | null {
  if (answer === undefined) return null;
  const columns = tableColumns(element).map((column) => optionLabel(column, language));
  const lines = shownRows(element, answer, language).map((cells) =>
    cells
      .flatMap((cell, place) => (cell.trim() === '' ? [] : [`${columns[place] ?? ''}: ${cell}`.replace(/^: /, '')]))
      .join(' · '),
  );
  return lines.join('\n') || null;
}

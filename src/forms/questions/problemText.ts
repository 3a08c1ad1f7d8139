import type { useTranslation } from 'react-i18next';
import type { AnswerProblem } from '#domain/forms/answerProblems.ts';
import type { CellProblem } from '#domain/forms/columns/cellProblem.ts';
import { optionLabel } from '#domain/forms/elementTexts.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';

type Translate = ReturnType<typeof useTranslation<'questions'>>['t'];

/** Who reads the sentences. */
interface ProblemReader {
  readonly t: Translate;
  /** As the interface names it. */
  readonly language: string;
}

/** More of them is no sentence any more; each is marked where it stands. */
const MOST_NAMED = 12;

const cellName = ({ t, language }: ProblemReader, { column, row }: CellProblem): string =>
  t('cell', { column: optionLabel(column, language), row });

/** The sentences of requirement 000 §5, about questions; none where nothing is wrong. */
export function problemText(
  { t, language }: ProblemReader,
  { label }: FormElement,
  problem: AnswerProblem | undefined,
): string | undefined {
  if (problem === undefined) return undefined;
  if ('cells' in problem && problem.cells.length > 1) {
    const named = problem.cells.slice(0, MOST_NAMED).map((cell) => cellName({ t, language }, cell));
    const cells = [...named, ...(problem.cells.length > MOST_NAMED ? ['…'] : [])].join('; ');
    return t('error.cells', { field: label, cells });
  }
  switch (problem.kind) {
    case 'required':
      return t('error.required', { label });
    case 'notOffered':
      return t('error.notOffered', { field: label });
    case 'url':
      return t('error.url', { label });
    case 'number':
    case 'day':
      return t(`error.${problem.kind}`, { field: label });
    case 'minChoices':
    case 'maxChoices':
    case 'minRows':
    case 'maxRows':
      return t(`error.${problem.kind}`, { field: label, count: problem.limit });
    case 'rowAddress':
      return t('error.rowAddress', { field: label, row: problem.row });
    case 'cellNumber':
    case 'cellDay':
    case 'cellEmail':
    case 'cellUrl':
    case 'cellChoice': {
      const column = optionLabel(problem.column, language);
      return t(`error.${problem.kind}`, { field: label, row: problem.row, column });
    }
    default:
      return t(`error.${problem.kind}`, { label, limit: problem.limit });
  }
}

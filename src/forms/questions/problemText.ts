import type { useTranslation } from 'react-i18next';
import type { AnswerProblem } from '#domain/forms/answerProblems.ts';
import { optionLabel } from '#domain/forms/elementTexts.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';

type Translate = ReturnType<typeof useTranslation<'questions'>>['t'];

/** Who reads the sentences. */
interface ProblemReader {
  readonly t: Translate;
  /** As the interface names it. */
  readonly language: string;
}

/** The sentences of requirement 000 §5, about questions; none where nothing is wrong. */
export function problemText(
  { t, language }: ProblemReader,
  { label }: FormElement,
  problem: AnswerProblem | undefined,
): string | undefined {
  if (problem === undefined) return undefined;
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

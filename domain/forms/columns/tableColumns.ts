import { optionLabel } from '../elementTexts.ts';
import type { FormElement, QuestionOption } from '../FormElement.ts';

/** What the cells of a column can be, as its author chooses among them. */
export const columnKinds = ['text', 'number', 'date', 'email', 'link', 'choice'] as const;

export type ColumnKind = (typeof columnKinds)[number];

/** Columns that are older than the kinds say none, and take any text. */
export const columnKindOf = ({ columnKind }: QuestionOption): ColumnKind =>
  columnKinds.find((kind) => kind === columnKind) ?? 'text';

/** The columns of a table, in their order. */
export const tableColumns = ({ options }: Pick<FormElement, 'options'>): readonly QuestionOption[] =>
  options.filter(({ isWriteIn }) => !isWriteIn);

/** What each choice of a column is called; none of a column of another kind. */
export function columnChoiceNames(column: QuestionOption, language: string): ReadonlyMap<string, string> {
  if (columnKindOf(column) !== 'choice') return new Map();
  return new Map((column.choices ?? []).map((choice) => [choice.value, optionLabel(choice, language)]));
}

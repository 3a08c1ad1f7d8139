import type { Answer, Dependency, DependencyStatement, FormElement } from '../FormElement.ts';

/** An element of a form that says no more than it must. */
export const elementOf = (id: string, questionType: string, more: Partial<FormElement> = {}): FormElement => ({
  _id: id,
  position: 1,
  questionType,
  label: id,
  labels: [],
  description: null,
  descriptions: [],
  validations: { required: false, min: null, max: null },
  options: [],
  optionsDepth: null,
  dependency: null,
  formula: null,
  videoUrl: null,
  userAddRow: false,
  treeOptions: [],
  behavesAs: null,
  weight: null,
  ...more,
});

export const answerOf = (questionId: string, value: string | number | readonly string[]): [string, Answer] => [
  questionId,
  {
    questionId,
    textValue: typeof value === 'string' ? value : null,
    numberValue: typeof value === 'number' ? value : null,
    arrayValue: typeof value === 'object' ? value : [],
  },
];

export const optionOf = (value: string, numericalValue: number | null = null) => ({
  value,
  labels: [{ language: 'en', value }],
  isWriteIn: false,
  numericalValue,
});
export const writeInOption = { value: '', labels: [], isWriteIn: true, numericalValue: null };

/** One comparison. */
export const when = (questionId: string, operator: string, ...values: string[]): DependencyStatement => ({
  action: 'show',
  questionId,
  operator,
  values,
});
export const all = (...statements: DependencyStatement[]): Dependency => ({ operator: 'AND', statements });
export const either = (...statements: DependencyStatement[]): Dependency => ({ operator: 'OR', statements });
/** A group among the statements of another. */
export const group = ({ operator, statements }: Dependency): DependencyStatement => ({
  action: 'show',
  questionId: null,
  operator,
  values: null,
  statements,
});
